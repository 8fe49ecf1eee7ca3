/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program whose functions qrintf-gate counts: every work over its inputs,
   once to warm it and to hold its texts against those of the row's first work,
   and once inside of counted_calls.

   A work is a function that is called once for each of its inputs.  A row is a
   thing to do; the works of a row do it in different ways over the same inputs.
   They are those of cases.def, through libc and lowered; of the small-buffer
   string and of the line reader, of which a call appends as many records or
   reads as many lines as others are called times.  Their names are those of the
   baseline.

   usage: qrintf_gate

   Exit status 2, with the reason on stderr, if works of a row differ.  */

#include "formats/cases.h"
#include "strbuf/cases.h"
#include "common/input-source.h"

#include <qrintf/line_reader.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <vector>

/* Calls of each work.  A count of a thousand of them is that of one call in
   thousandths.  */
constexpr size_t gate_calls = 1000;

/* The result is a length: so many bytes, up to BENCH_BUFFER, must be the same
   for all works of a row.  */
using gate_function = int (char *buffer, const void *input);

struct work
{
  std::string row;
  gate_function *call;
  std::shared_ptr<const void> inputs;
  size_t stride; /* bytes from one input to the next */
  size_t calls;  /* how many inputs there are */
};

/* Inputs, and the source that owns the strings they point to.  */
template <typename Input> struct gate_inputs
{
  input_source source;
  std::vector<Input> values = std::vector<Input> (gate_calls);
};

/* A count depends on the inputs, which are the same everywhere, and on where
   they lie in memory, which is made the same here: strings begin at a page, so
   that those that cross its end are the same everywhere.  */
void *
operator new[] (std::size_t size)
{
  constexpr std::size_t page = 4096;
  if (size > SIZE_MAX - page)
    throw std::bad_alloc ();
  if (void *p = std::aligned_alloc (page, (size + page - 1) / page * page))
    return p;
  throw std::bad_alloc ();
}

void
operator delete[] (void *p) noexcept
{
  std::free (p);
}

void
operator delete[] (void *p, std::size_t) noexcept
{
  std::free (p);
}

FILE *bench_stream;

static FILE *memory;

FILE *
bench_memory ()
{
  return memory;
}

/* Nowhere, through the library's buffer; and into memory, which has grown by the first pass
   and does not grow in the second.  */
static void
open_streams ()
{
  static char *text;
  static size_t size;
  bench_stream = fopen ("/dev/null", "w");
  memory = open_memstream (&text, &size);
  if (!bench_stream || !memory)
    throw std::runtime_error ("/dev/null cannot be opened");
}

/* Brings the streams into the state that each work begins with.  */
static void
rewind_streams ()
{
  if (fflush (bench_stream) != 0 || fseek (memory, 0, SEEK_SET) != 0)
    throw std::runtime_error ("a stream cannot be written");
}

/* Functions that differ in what a pointer points to are called alike by every
   ABI that the plugin knows.  */
template <typename Input>
static void
add (std::vector<work> &to, const char *row,
     std::shared_ptr<gate_inputs<Input>> inputs,
     std::initializer_list<int (*) (char *, const Input *)> ways)
{
  for (auto call : ways)
    to.push_back (
        { row,
          reinterpret_cast<gate_function *> (
              reinterpret_cast<void (*) ()> (call)),
          std::shared_ptr<const void> (inputs, inputs->values.data ()),
          sizeof (Input), inputs->values.size () });
}

template <typename Input>
static void
add_case (std::vector<work> &to, const char *row,
          std::initializer_list<int (*) (char *, const Input *)> ways)
{
  auto inputs = std::make_shared<gate_inputs<Input>> ();
  for (Input &in : inputs->values)
    inputs->source.fill (in);
  add (to, row, inputs, ways);
}

namespace
{

/* The small-buffer string, as README.md has it: "%d,%s;" eight times into each.
 */
struct appending
{
  std::vector<record> records;
};

/* Adds up lengths times a byte of the text, so that the text is needed.  */
void
take (void *to, const char *text, size_t length)
{
  int *sum = static_cast<int *> (to);
  *sum += static_cast<int> (length) * text[length / 2];
}

int
append_by (append_records *append, const appending *in)
{
  int sum = 0;
  append (in->records.data (), in->records.size (), 8, take, &sum);
  return sum;
}

int
libc_strbuf (char *, const appending *in)
{
  return append_by (strbuf_libc, in);
}

int
qrintf_strbuf (char *, const appending *in)
{
  return append_by (strbuf_plugin, in);
}

/* Lines of 0 to 79 bytes in memory.  */
struct lines
{
  std::string text;
};

/* The line's text, so that it is looked at: its length and last byte.  */
int
weigh (const char *text, size_t length)
{
  return static_cast<int> (length) + (length ? text[length - 1] : 0);
}

int
lines_getline (char *, const lines *in)
{
  FILE *f
      = fmemopen (const_cast<char *> (in->text.data ()), in->text.size (), "r");
  char *line = nullptr;
  size_t size = 0;
  int sum = 0;
  for (ssize_t n; f && (n = getline (&line, &size, f)) > 0;)
    sum += weigh (line, static_cast<size_t> (n) - 1);
  free (line);
  if (f)
    fclose (f);
  return sum;
}

int
lines_step (char *, const lines *in)
{
  qrintf_lines_reader *reader
      = qrintf_lines_memory (in->text.data (), in->text.size (), nullptr);
  if (!reader)
    return -1;
  int sum = 0;
  qrintf_lines_cursor cursor = qrintf_lines_begin (reader);
  for (qrintf_lines_line line; qrintf_lines_step (reader, &cursor, &line);)
    sum += weigh (line.text, line.length);
  qrintf_lines_close (reader);
  return sum;
}

int
lines_next (char *, const lines *in)
{
  qrintf_lines_reader *reader
      = qrintf_lines_memory (in->text.data (), in->text.size (), nullptr);
  if (!reader)
    return -1;
  int sum = 0;
  for (qrintf_lines_line line; qrintf_lines_next (reader, &line) > 0;)
    sum += weigh (line.text, line.length);
  qrintf_lines_close (reader);
  return sum;
}

int
lines_count (char *, const lines *in)
{
  return static_cast<int> (
      qrintf_lines_text_count_byte (in->text.data (), in->text.size (), '\n'));
}

std::vector<work>
make_works ()
{
  std::vector<work> all;
  open_streams ();
#define BENCH_CASE(NAME, TITLE, INPUT, ...)                                    \
  add_case<in_##INPUT> (all, #NAME,                                            \
                        { libc_##NAME, qrintf_##NAME });
#include "formats/cases.def"
  if (!strbuf_plugin_lowers)
    throw std::runtime_error ("the plugin did not run over strbuf/printf.c");
  auto strings = std::make_shared<gate_inputs<appending>> ();
  strings->values.resize (1);
  for (size_t i = 0; i < gate_calls; i++)
    {
      in_record in;
      strings->source.fill (in);
      strings->values[0].records.push_back ({ in.count, in.name });
    }
  add<appending> (all, "strbuf", strings, { libc_strbuf, qrintf_strbuf });
  auto texts = std::make_shared<gate_inputs<lines>> ();
  texts->values.resize (1);
  for (size_t i = 0; i < gate_calls; i++)
    texts->values[0].text += texts->source.string (79) + std::string ("\n");
  add<lines> (all, "lines_delivered", texts,
              { lines_getline, lines_step, lines_next });
  add<lines> (all, "lines_counted", texts, { lines_count });
  return all;
}

} // namespace

alignas (4096) static char buffer[BENCH_BUFFER];

/* What qrintf-gate counts: the functions that this one calls.  */
extern "C" __attribute__ ((noipa)) void
counted_calls (gate_function *call, const char *input, size_t stride, size_t n)
{
  for (; n > 0; n--, input += stride)
    call (buffer, input);
}

/* The texts and lengths that W gives for its inputs, one behind the other.  */
static std::string
outcome (const work &w)
{
  std::string result;
  const char *input = static_cast<const char *> (w.inputs.get ());
  for (size_t i = 0; i < w.calls; i++, input += w.stride)
    {
      memset (buffer, 0, sizeof buffer);
      int length = w.call (buffer, input);
      size_t bytes = length < 0 ? 0 : static_cast<size_t> (length);
      result += std::to_string (length) + ' ';
      result.append (buffer, bytes < sizeof buffer ? bytes : sizeof buffer);
    }
  return result;
}

static void
run ()
{
  std::string row, expected;
  for (const work &w : make_works ())
    {
      rewind_streams ();
      std::string got = outcome (w);
      if (w.row != row)
        row = w.row, expected = got;
      else if (got != expected)
        throw std::runtime_error ("the texts of " + w.row
                                  + " are not the same in all ways");
      rewind_streams ();
      counted_calls (w.call, static_cast<const char *> (w.inputs.get ()),
                     w.stride, w.calls);
    }
}

/* Where the stack lies depends on the environment; here it begins at a page. */
__attribute__ ((noipa)) static void
run_on_aligned_stack ()
{
  alignas (4096) char page[4096];
  __asm__ volatile("" : : "r"(page) : "memory");
  run ();
}

int
main ()
{
  try
    {
      run_on_aligned_stack ();
    }
  catch (const std::exception &e)
    {
      fprintf (stderr, "qrintf_gate: %s\n", e.what ());
      return 2;
    }
}
