/* Rows for the cases of cases.def.  */

#include "cases.h"
#include "input-source.h"
#include "rows.h"

#include <array>
#include <cstring>
#include <memory>
#include <stdexcept>

namespace
{

alignas (64) char buffer[BENCH_BUFFER];

template <typename Input> using call = int (*) (char *, const Input *);

/* The text and the length that FUNCTION gives for IN, as one string.  */
template <typename Input>
std::string
outcome (call<Input> function, const Input &in)
{
  memset (buffer, 0, sizeof buffer);
  int length = function (buffer, &in);
  return std::to_string (length) + " \"" + buffer + '"';
}

/* The source owns the strings that the values point to.  */
template <typename Input> struct inputs
{
  input_source source;
  std::vector<Input> values = std::vector<Input> (inputs_per_row);
};

template <typename Input> struct contender
{
  const char *name;
  call<Input> function;
  void (*call_all) (const std::vector<Input> &);
};

/* Each contender's loop calls it directly: one loop with a pointer would cost
   each of them what the branch predictor makes of all of them.  */
template <typename Input, call<Input> function>
contender<Input>
contend (const char *name)
{
  return { name, function, [] (const std::vector<Input> &values) {
            for (const Input &in : values)
              function (buffer, &in);
          } };
}

template <typename Input>
row
make_row (const char *name, const char *title,
          std::array<contender<Input>, 4> contenders)
{
  auto data = std::make_shared<inputs<Input>> ();
  for (Input &in : data->values)
    {
      data->source.fill (in);
      std::string expected = outcome (contenders[0].function, in);
      for (const auto &c : contenders)
        if (std::string got = outcome (c.function, in); got != expected)
          throw std::runtime_error (std::string (name) + ": " + c.name
                                    + " gives " + got + ", libc " + expected);
    }

  row result{ name, title, {} };
  for (const auto &c : contenders)
    result.rivals.push_back (
        { c.name, [data, call_all = c.call_all] { call_all (data->values); } });
  return result;
}

} // namespace

std::vector<row>
format_rows ()
{
  std::vector<row> rows;
#define BENCH_CASE(NAME, TITLE, INPUT, CALL, RIVAL)                            \
  rows.push_back (                                                             \
      make_row<in_##INPUT> (#NAME, TITLE,                                      \
                            { contend<in_##INPUT, libc_##NAME> ("libc"),       \
                              contend<in_##INPUT, qrintf_##NAME> ("qrintf"),   \
                              contend<in_##INPUT, base_##NAME> ("base"),       \
                              contend<in_##INPUT, fmt_##NAME> ("fmt") }));
#include "cases.def"
  return rows;
}
