/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows for the cases of cases.def.  */

#include "rows.h"

#include "cases.h"
#include "common/input-source.h"
#include "common/streams.h"

#include <array>
#include <cstring>
#include <memory>

FILE *bench_stream;

static FILE *memory_of_cases;

FILE *
bench_memory ()
{
  /* The stream begins anew seldom, as that costs more than a call.  */
  static unsigned calls;
  if (++calls % 4096 == 0 && memory_of_cases != bench_stream)
    fseek (memory_of_cases, 0, SEEK_SET);
  return memory_of_cases;
}

namespace
{

alignas (64) char buffer[BENCH_BUFFER];

template <typename Input> using call = int (*) (char *, const Input *);

/* The text and the length that FUNCTION gives for IN, as one string.  {fmt}
   leaves a copy of a stream's text in the buffer, which is not looked at then.
 */
template <typename Input>
std::string
outcome (call<Input> function, const Input &in)
{
  static memory_stream memory;
  memory_of_cases = bench_stream = memory.file;
  memset (buffer, 0, sizeof buffer);
  int length = function (buffer, &in);
  std::string written = memory.take ();
  return std::to_string (length) + " \"" + (written.empty () ? buffer : written)
         + '"';
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

/* Each competitor's loop calls it directly.  In one loop that called all of
   them by a pointer, the branch predictor would mix up their histories.  */
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
  static null_stream timed;
  bench_stream = timed.file;
}
