/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The points of the scaling bench, their inputs, and the comparison.  */

#include "rows.h"

#include "common/input-source.h"

#include <algorithm>
#include <climits>
#include <cstring>
#include <deque>
#include <stdexcept>
#include <utility>

/* What a string costs at least: to find its end and to copy it.  */
extern "C" int
copy_string (char *buf, FILE *, const scaling_input *in)
{
  size_t length = strlen (*in->s);
  memcpy (buf, *in->s, length);
  memcpy (buf + length, "\n", 2);
  return static_cast<int> (length + 1);
}

extern "C" int
copy_string_stream (char *, FILE *stream, const scaling_input *in)
{
  size_t length = strlen (*in->s);
  fwrite (*in->s, 1, length, stream);
  putc ('\n', stream);
  return static_cast<int> (length + 1);
}

extern "C" int
copy_slice (char *buf, FILE *, const scaling_input *in)
{
  size_t length = strnlen (*in->s, static_cast<size_t> (in->length));
  memcpy (buf, *in->s, length);
  memcpy (buf + length, "\n", 2);
  return static_cast<int> (length + 1);
}

namespace
{

/* A call of two threads that shares nothing whatever, to see what the machine
   makes of two threads.  */
int
count_cycles (char *, FILE *, const scaling_input *in)
{
  unsigned v = static_cast<unsigned> (in->i[0]);
  for (int i = 0; i < 16; i++)
    v = v * 2654435761u + 1;
  return static_cast<int> (v & INT_MAX);
}

/* Values to format, the same in every run; calls take them in turn.  */
constexpr size_t values = 65536;
struct pool
{
  input_source source;
  std::vector<int> ints = std::vector<int> (values);
  std::vector<const char *> strings = std::vector<const char *> (values);
  std::vector<double> reals = std::vector<double> (values);

  pool ()
  {
    for (size_t k = 0; k < values; k++)
      {
        in_int i;
        in_string s;
        in_real f;
        source.fill (i);
        source.fill (s);
        source.fill (f);
        ints[k] = i.v;
        strings[k] = s.s;
        reals[k] = f.v;
      }
  }
};

/* So many conversions a call that all values are printed once.  */
std::vector<scaling_input>
inputs_of (const pool &p, size_t conversions)
{
  std::vector<scaling_input> result;
  for (size_t k = 0; k + conversions <= values; k += conversions)
    result.push_back ({ &p.ints[k], &p.strings[k], &p.reals[k], 0 });
  return result;
}

/* What strings take, one behind the other, so that they start anywhere in a
   cache line: more than most L2 caches have, or what an L1 cache holds beside
   where it is copied to.  */
constexpr size_t cold = 4 * SCALING_LONGEST, hot = 16384;

/* As many calls as strings of LENGTH bytes are in COLD, at most VALUES, of
   strings that take TOTAL.  */
std::vector<scaling_input>
strings_of (size_t length, size_t total)
{
  static std::deque<std::string> texts;
  static std::deque<std::vector<const char *>> starts;
  size_t calls = std::min (values, cold / (length + 1));
  size_t count
      = std::clamp (total / (length + 1), static_cast<size_t> (1), calls);
  std::string &text = texts.emplace_back ();
  for (size_t k = 0; k < count * (length + 1); k++)
    text
        += k % (length + 1) == length ? '\0' : static_cast<char> ('a' + k % 26);
  std::vector<const char *> &of = starts.emplace_back (count);
  for (size_t k = 0; k < count; k++)
    of[k] = text.data () + k * (length + 1);
  std::vector<scaling_input> result;
  for (size_t k = 0; k < calls; k++)
    result.push_back (
        { nullptr, &of[k % count], nullptr, static_cast<int> (length) });
  return result;
}

/* A stream in memory, to see what has been written to it.  */
class memory_stream
{
public:
  memory_stream () : file (open_memstream (&m_text, &m_size)) {}
  ~memory_stream ()
  {
    fclose (file);
    free (m_text);
  }

  std::string
  take ()
  {
    fflush (file);
    std::string result (m_text, m_size);
    fseek (file, 0, SEEK_SET);
    return result;
  }

  FILE *file;

private:
  char *m_text = nullptr;
  size_t m_size = 0;
};

void
compare (const scaling_point &p)
{
  static std::vector<char> buffer (SCALING_STRING_BUFFER);
  memory_stream stream;
  auto outcome = [&] (const scaling_rival &r, const scaling_input &in) {
    buffer[0] = '\0';
    int length = r.call (buffer.data (), stream.file, &in);
    return std::to_string (length) + ' ' + buffer.data () + stream.take ();
  };
  for (const scaling_input &in : p.inputs)
    for (const scaling_rival &r : p.rivals)
      if (outcome (r, in) != outcome (p.rivals[0], in))
        throw std::runtime_error (p.name (r) + " differs");
}

#define BOTH(NAME)                                                             \
  {                                                                            \
    { "libc", libc_##NAME }, { "qrintf", qrintf_##NAME }                       \
  }
#define ALL_THREE(NAME)                                                        \
  {                                                                            \
    { "libc", libc_##NAME }, { "qrintf", qrintf_##NAME },                      \
    {                                                                          \
      "copy", copy_##NAME                                                      \
    }                                                                          \
  }

std::vector<scaling_point>
points_of_conversions (const pool &p)
{
  std::vector<scaling_point> result;
#define POINTS(N)                                                              \
  result.push_back (                                                           \
      { "conversions", "d", N, BOTH (d_##N), inputs_of (p, N) });              \
  result.push_back (                                                           \
      { "conversions", "s", N, BOTH (s_##N), inputs_of (p, N) });              \
  result.push_back (                                                           \
      { "conversions", "f", N, BOTH (f_##N), inputs_of (p, N) });              \
  result.push_back (                                                           \
      { "conversions", "stream", N, BOTH (stream_##N), inputs_of (p, N) });
  SCALING_COUNTS (POINTS)
#undef POINTS
  return result;
}

} // namespace

std::vector<scaling_point>
scaling_points ()
{
  static const pool p;
  std::vector<scaling_point> result = points_of_conversions (p);
  for (size_t n = 1; n <= SCALING_LONGEST; n *= 2)
    {
      std::vector<scaling_input> strings = strings_of (n, cold);
      result.push_back ({ "bytes", "buffer", n, ALL_THREE (string), strings });
      result.push_back (
          { "bytes", "stream", n, ALL_THREE (string_stream), strings });
      result.push_back ({ "bytes", "slice", n, ALL_THREE (slice), strings });
      strings = strings_of (n, hot);
      result.push_back ({ "bytes", "hot", n, ALL_THREE (string), strings });
      result.push_back (
          { "bytes", "hot-stream", n, ALL_THREE (string_stream), strings });
    }
  /* One thread and two of a series, one behind the other.  */
  const std::pair<const char *, std::vector<scaling_rival>> of_threads[]
      = { { "cycles", { { "none", count_cycles } } },
          { "record", BOTH (record) },
          { "stream", BOTH (record_stream) },
          { "real", BOTH (real) } };
  for (const auto &[series, rivals] : of_threads)
    for (size_t n = 1; n <= 2; n++)
      result.push_back ({ "threads", series, n, rivals, inputs_of (p, 1) });
  for (const scaling_point &point : result)
    compare (point);
  return result;
}
