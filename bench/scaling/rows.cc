/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of the scaling bench, their inputs, and the comparison.  */

#include "rows.h"

#include "cases.h"
#include "common/input-source.h"
#include "common/streams.h"

#include <algorithm>
#include <climits>
#include <cstring>
#include <deque>
#include <memory>
#include <thread>

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

/* Shares nothing with another thread: what it loses beside one is lost by the
   machine.  */
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

using inputs = std::shared_ptr<const std::vector<scaling_input>>;

/* The inputs of calls that have CONVERSIONS each and together print all values
   once.  */
inputs
inputs_of (size_t conversions)
{
  static const pool p;
  auto result = std::make_shared<std::vector<scaling_input>> ();
  for (size_t k = 0; k + conversions <= values; k += conversions)
    result->push_back ({ &p.ints[k], &p.strings[k], &p.reals[k], 0 });
  return result;
}

/* What strings take, one behind the other, so that they start anywhere in a
   cache line: more than most L2 caches have, or what an L1 cache holds beside
   where it is copied to.  */
constexpr size_t cold = 4 * SCALING_LONGEST, hot = 16384;

/* As many calls as strings of LENGTH bytes are in COLD, at most VALUES, of
   strings that take TOTAL.  */
inputs
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
  auto result = std::make_shared<std::vector<scaling_input>> ();
  for (size_t k = 0; k < calls; k++)
    result->push_back (
        { nullptr, &of[k % count], nullptr, static_cast<int> (length) });
  return result;
}

/* What a thread writes to.  */
struct sinks
{
  std::vector<char> buffer = std::vector<char> (SCALING_STRING_BUFFER);
  null_stream stream;
};
static_assert (SCALING_STREAM_BUFFER == 65536);

struct competitor
{
  const char *name;
  scaling_call *call;
};

void
compare (const std::string &row, const std::vector<competitor> &competitors,
         const inputs &all)
{
  static std::vector<char> buffer (SCALING_STRING_BUFFER);
  memory_stream stream;
  auto outcome = [&] (const competitor &c, const scaling_input &in) {
    buffer[0] = '\0';
    int length = c.call (buffer.data (), stream.file, &in);
    return std::to_string (length) + ' ' + buffer.data () + stream.take ();
  };
  for (const scaling_input &in : *all)
    {
      std::string expected = outcome (competitors[0], in);
      for (const competitor &c : competitors)
        require_same (row, c.name, outcome (c, in), expected);
    }
}

/* The row LINE/X; with THREADS, so many make the calls at a time.  */
void
add_row (const std::string &line, size_t x,
         const std::vector<competitor> &competitors, const inputs &all,
         size_t passes, int threads = 0)
{
  std::string row = line + '/' + std::to_string (x);
  compare (row, competitors, all);
  for (const competitor &c : competitors)
    {
      auto pass = [all, call = c.call] {
        static thread_local sinks to;
        char *buffer = to.buffer.data ();
        FILE *stream = to.stream.file;
        for (const scaling_input &in : *all)
          benchmark::DoNotOptimize (call (buffer, stream, &in));
      };
      auto *added = add_competitor (row, c.name, all->size (), passes, pass);
      if (threads > 0)
        added->Threads (threads);
    }
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

} // namespace

void
add_conversion_rows ()
{
#define ROWS(N)                                                                \
  {                                                                            \
    inputs all = inputs_of (N);                                                \
    add_row ("conversions/d", N, BOTH (d_##N), all, 1);                        \
    add_row ("conversions/s", N, BOTH (s_##N), all, 1);                        \
    add_row ("conversions/f", N, BOTH (f_##N), all, 1);                        \
    add_row ("conversions/stream", N, BOTH (stream_##N), all, 1);              \
  }
  SCALING_COUNTS (ROWS)
#undef ROWS
}

/* A repetition takes some 5 ms of long strings, and longer where threads run
   side by side.  */
void
add_byte_rows ()
{
  constexpr size_t passes = 4;
  for (size_t n = 1; n <= SCALING_LONGEST; n *= 2)
    {
      inputs strings = strings_of (n, cold);
      add_row ("bytes/buffer", n, ALL_THREE (string), strings, passes);
      add_row ("bytes/stream", n, ALL_THREE (string_stream), strings, passes);
      add_row ("bytes/slice", n, ALL_THREE (slice), strings, passes);
      strings = strings_of (n, hot);
      add_row ("bytes/hot", n, ALL_THREE (string), strings, passes);
      add_row ("bytes/hot-stream", n, ALL_THREE (string_stream), strings,
               passes);
    }
}

void
add_thread_rows ()
{
  std::thread ([] {}).join ();
  constexpr size_t passes = 8;
  inputs all = inputs_of (1);
  for (int n = 1; n <= 2; n++)
    {
      size_t x = static_cast<size_t> (n);
      add_row ("threads/cycles", x, { { "none", count_cycles } }, all, passes,
               n);
      add_row ("threads/record", x, BOTH (record), all, passes, n);
      add_row ("threads/stream", x, BOTH (record_stream), all, passes, n);
      add_row ("threads/real", x, BOTH (real), all, passes, n);
    }
}
