/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows of calls: one C function for each way of compiling a call, which writes
   to a buffer or to bench_stream and returns the length.  */

#ifndef QRINTF_BENCH_CALL_ROWS_H
#define QRINTF_BENCH_CALL_ROWS_H

#include "common/bench.h"
#include "common/calls.h"
#include "common/input-source.h"
#include "common/streams.h"

#include <array>
#include <cstring>
#include <memory>

alignas (64) inline char bench_buffer[BENCH_BUFFER];

/* The value of bench_stream during the comparison of calls.  */
inline FILE *compared_stream;

template <typename Input> using call = int (*) (char *, const Input *);

/* The text and the length of FUNCTION's result for IN, as one string. {fmt}
   leaves a copy of a stream's text in the buffer, so the buffer of a stream's
   row is not compared.  */
template <typename Input>
std::string
outcome (call<Input> function, const Input &in)
{
  static memory_stream memory;
  compared_stream = bench_stream = memory.file;
  memset (bench_buffer, 0, sizeof bench_buffer);
  int length = function (bench_buffer, &in);
  std::string written = memory.take ();
  return std::to_string (length) + " \""
         + (written.empty () ? bench_buffer : written) + '"';
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

/* Each competitor's loop calls it directly.  If one loop called all of them
   through a pointer, the branch predictor would mix their histories.  */
template <typename Input, call<Input> function>
competitor<Input>
competing (const char *name)
{
  return { name, function, [] (const std::vector<Input> &values) {
            for (const Input &in : values)
              function (bench_buffer, &in);
          } };
}

/* A repetition is PASSES passes over the row's inputs.  */
template <typename Input, size_t count>
void
add_call_row (const char *row, size_t passes,
              std::array<competitor<Input>, count> competitors)
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

#endif
