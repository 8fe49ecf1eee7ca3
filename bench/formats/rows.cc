/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows for the cases of cases.def.  */

#include "rows.h"

#include "cases.h"
#include "common/input-source.h"

#include <array>
#include <cstring>
#include <memory>
#include <stdexcept>

FILE *bench_stream;

static FILE *memory_of_cases;

FILE *
bench_memory ()
{
  /* Seldom, as it costs more than a call.  */
  static unsigned calls;
  if (++calls % 4096 == 0 && memory_of_cases != bench_stream)
    fseek (memory_of_cases, 0, SEEK_SET);
  return memory_of_cases;
}

namespace
{

alignas (64) char buffer[BENCH_BUFFER];

/* A stream in memory, to see what has been written to it.  */
class memory_stream
{
public:
  memory_stream () : file (open_memstream (&text, &size)) {}
  ~memory_stream ()
  {
    fclose (file);
    free (text);
  }

  void
  rewind ()
  {
    fseek (file, 0, SEEK_SET);
  }

  std::string
  contents ()
  {
    fflush (file);
    return std::string (text, size);
  }

  FILE *file;

private:
  char *text = nullptr;
  size_t size = 0;
};

template <typename Input> using call = int (*) (char *, const Input *);

/* The text and the length that FUNCTION gives for IN, as one string.  A
   stream's text is the whole of it; {fmt} leaves a copy in the buffer then.  */
template <typename Input>
std::string
outcome (call<Input> function, const Input &in)
{
  static memory_stream memory;
  memory_of_cases = bench_stream = memory.file;
  memory.rewind ();
  memset (buffer, 0, sizeof buffer);
  int length = function (buffer, &in);
  std::string written = memory.contents ();
  return std::to_string (length) + " \"" + (written.empty () ? buffer : written)
         + '"';
}

/* Where the timed cases write: nowhere, through 64 KiB.  */
FILE *
open_sink ()
{
  static char sink_buffer[65536];
  FILE *f = fopen ("/dev/null", "w");
  if (!f || setvbuf (f, sink_buffer, _IOFBF, sizeof sink_buffer) != 0)
    throw std::runtime_error ("/dev/null cannot be opened");
  return f;
}

/* The source owns the strings that the values point to.  */
template <typename Input> struct inputs
{
  input_source source;
  std::vector<Input> values = std::vector<Input> (inputs_per_row);
};

template <typename Input> struct competitor
{
  const char *name;
  call<Input> function;
  void (*call_all) (const std::vector<Input> &);
};

/* Each competitor's loop calls it directly: one loop with a pointer would cost
   each of them what the branch predictor makes of all of them.  */
template <typename Input, call<Input> function>
competitor<Input>
competing (const char *name)
{
  return { name, function, [] (const std::vector<Input> &values) {
            for (const Input &in : values)
              function (buffer, &in);
          } };
}

template <typename Input>
void
add_row (const char *row, std::array<competitor<Input>, 4> competitors)
{
  auto data = std::make_shared<inputs<Input>> ();
  for (Input &in : data->values)
    {
      data->source.fill (in);
      std::string expected = outcome (competitors[0].function, in);
      for (const auto &c : competitors)
        require_same (row, c.name, outcome (c.function, in), expected);
    }
  for (const auto &c : competitors)
    add_competitor (row, c.name, inputs_per_row, passes,
                    [data, call_all = c.call_all] { call_all (data->values); });
}

} // namespace

void
add_format_rows ()
{
#define BENCH_CASE(NAME, TITLE, INPUT, CALL, COMPETITOR)                       \
  add_row<in_##INPUT> (#NAME,                                                  \
                       { competing<in_##INPUT, libc_##NAME> ("libc"),          \
                         competing<in_##INPUT, qrintf_##NAME> ("qrintf"),      \
                         competing<in_##INPUT, base_##NAME> ("base"),          \
                         competing<in_##INPUT, fmt_##NAME> ("fmt") });
#include "cases.def"
  bench_stream = open_sink ();
}
