/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every combination of flags, widths, precisions, length modifiers and letters,
   with extreme values of their types, between texts.  */

#include "check.h"

#include <cfloat>
#include <climits>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <cwchar>
#include <functional>
#include <limits>
#include <ostream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace
{

const char *const flag_sets[]
    = { "",   "-",  "0",  "+",  " ",   "#",   "-0",    "+0", " 0",
        "#0", "-+", "- ", "-#", "+ #", "-0+", "-+ #0", "'",  "I" };
const char *const widths[]
    = { "", "0", "1", "2", "5", "17", "64", "300", "*", "-*" };
const char *const precisions[]
    = { "", ".", ".0", ".1", ".3", ".17", ".60", ".300", ".*", "-.*" };

/* Texts around a directive; those with a newline are for line-buffered
   streams.  */
const char *const around[][2]
    = { { "", "" },        { "", "\n" },
        { "", "|" },       { "a ", "" },
        { "value: ", "" }, { "line\n", ";" },
        { "one\n", "\n" }, { "%%", "%%" },
        { "a text that is longer than a vector of 32 bytes ", "." } };

/* A row of the grid.  A leading '-' in WIDTH or PRECISION belongs to the value
   of the star.  */
struct directive
{
  const char *flags, *width, *precision;
  std::string conversion;
};

int
star_of (checker &k, const char *part)
{
  static const int values[] = { 0, 1, 7, 20, 300 };
  int v = values[k.below (5)];
  return part[0] == '-' ? -v : v;
}

template <typename Value>
void
check_directive (checker &k, const directive &d, Value value)
{
  const auto &text = around[k.below (std::size (around))];
  const char *width = d.width + (d.width[0] == '-'),
             *precision = d.precision + (d.precision[0] == '-');
  const std::string format = std::string (text[0]) + '%' + d.flags + width
                             + precision + d.conversion + text[1];
  const bool has_width = *width == '*', has_precision = strchr (precision, '*');
  const int w = star_of (k, d.width), p = star_of (k, d.precision);
  if (has_width && has_precision)
    k.check (format.c_str (), w, p, value);
  else if (has_width || has_precision)
    k.check (format.c_str (), has_width ? w : p, value);
  else
    k.check (format.c_str (), value);
}

template <typename Value>
void
check_all (const std::string &conversion, const std::vector<Value> &values)
{
  checker k (std::hash<std::string>{}(conversion) % 1000);
  for (const char *flags : flag_sets)
    for (const char *width : widths)
      for (const char *precision : precisions)
        {
          if (k.gave_up ())
            return;
          const directive d = { flags, width, precision, conversion };
          /* In the short check, each directive gets some of the values.  */
          for (const Value &value : values)
            if (is_long () || values.size () == 1
                || k.below (values.size ()) == 0)
              check_directive (k, d, value);
        }
}

/* Extreme values of SMALL, the type that is printed, and of VALUE, the type
   that is passed.  */
template <typename Value, typename Small>
std::vector<Value>
integers ()
{
  std::vector<Value> all = { 0, 1, -1, 7, 42, 100, 999, 65536 };
  for (Value v : { std::numeric_limits<Value>::max (),
                   std::numeric_limits<Value>::min () })
    all.push_back (v);
  all.push_back (static_cast<Value> (std::numeric_limits<Small>::max ()));
  all.push_back (static_cast<Value> (std::numeric_limits<Small>::min ()));
  Value power = 10;
  for (; power < std::numeric_limits<Value>::max () / 100; power *= 100)
    all.push_back (power % 3 ? power : power - 1);
  return all;
}

template <typename Value, typename Small = Value>
void
check_integers (const std::string &conversion)
{
  check_all<Value> (conversion, integers<Value, Small> ());
}

template <typename Real>
std::vector<Real>
reals ()
{
  const Real two_64 = 18446744073709551616.0L;
  return { 0,
           Real (-0.0),
           1,
           Real (0.5),
           Real (1.5),
           Real (-123.456),
           Real (9.9995),
           Real (0.0001),
           Real (99999.95),
           Real (1e-5),
           Real (1e15),
           Real (1e22),
           Real (1e23),
           Real (0.1),
           two_64,
           std::nextafter (two_64, Real (0)),
           std::nextafter (two_64, Real (INFINITY)),
           std::numeric_limits<Real>::max (),
           std::numeric_limits<Real>::min (),
           std::numeric_limits<Real>::denorm_min (),
           std::numeric_limits<Real>::min () / 3,
           Real (INFINITY),
           Real (-INFINITY),
           Real (NAN),
           -Real (NAN) };
}

template <typename Real>
void
check_reals (const std::string &conversion)
{
  std::vector<Real> all = reals<Real> ();
  if (sizeof (Real) > sizeof (double))
    for (Real v : { Real (0.1L), Real (1) / 3, Real (123456789.123456789L) })
      all.push_back (v);
  check_all<Real> (conversion, all);
}

/* Pointers are passed as pointers to void.  */
using pointer = const void *;

void
check_strings (const std::string &conversion)
{
  static const std::string long_one (300, 'x'), longer (5000, 'y');
  check_all<pointer> (conversion,
                      { "", "a", "some text", "twenty characters..",
                        long_one.c_str (), longer.c_str (), nullptr,
                        "umlauts: \xc3\xa4\xc3\xb6, not UTF-8: \xff" });
}

void
check_wide_strings (const std::string &conversion)
{
  check_all<pointer> (conversion,
                      { L"", L"w", L"wide text", L"\u00e4\u20ac", nullptr });
}

void
check_pointers (const std::string &conversion)
{
  check_all<pointer> (conversion,
                      { nullptr, &conversion, reinterpret_cast<pointer> (1),
                        reinterpret_cast<pointer> (UINTPTR_MAX) });
}

void
check_characters (const std::string &conversion)
{
  check_all<int> (conversion, { 'a', 0, 255, -1, 256 + 'b' });
}

void
check_wide_characters (const std::string &conversion)
{
  check_all<wint_t> (conversion, { L'a', 0, 0x20ac, 0xe4, wint_t (-1) });
}

/* errno's text; errno must not change.  */
void
check_errors (const std::string &conversion)
{
  for (int error : { 0, 2, 7777, -5 })
    {
      checker k{ unsigned (error) };
      k.error_before = error;
      for (const char *flags : flag_sets)
        for (const char *width : widths)
          for (const char *precision : precisions)
            if (!k.gave_up ())
              check_directive (k, { flags, width, precision, conversion },
                               5);
    }
}

struct row
{
  const char *conversion;
  void (*check) (const std::string &);

  friend std::ostream &
  operator<< (std::ostream &out, const row &r)
  {
    return out << r.conversion;
  }
};

#define INTEGERS(LENGTH, ...)                                                  \
  { LENGTH "d", check_integers<__VA_ARGS__> },                                 \
      { LENGTH "i", check_integers<__VA_ARGS__> },                             \
      { LENGTH "u", check_integers<__VA_ARGS__> },                             \
      { LENGTH "o", check_integers<__VA_ARGS__> },                             \
      { LENGTH "x", check_integers<__VA_ARGS__> },                             \
      { LENGTH "X", check_integers<__VA_ARGS__> },                             \
      { LENGTH "b", check_integers<__VA_ARGS__> },                             \
      { LENGTH "B", check_integers<__VA_ARGS__> }

#define REALS(LENGTH, REAL)                                                    \
  { LENGTH "f", check_reals<REAL> }, { LENGTH "F", check_reals<REAL> },        \
      { LENGTH "e", check_reals<REAL> }, { LENGTH "E", check_reals<REAL> },    \
      { LENGTH "g", check_reals<REAL> }, { LENGTH "G", check_reals<REAL> },    \
      { LENGTH "a", check_reals<REAL> }, { LENGTH "A", check_reals<REAL> }

const row rows[] = { INTEGERS ("", int),
                     INTEGERS ("hh", int, signed char),
                     INTEGERS ("h", int, short),
                     INTEGERS ("l", long),
                     INTEGERS ("ll", long long),
                     INTEGERS ("j", intmax_t),
                     INTEGERS ("z", ptrdiff_t),
                     INTEGERS ("t", ptrdiff_t),
                     INTEGERS ("q", long long),
                     INTEGERS ("L", long long),
                     INTEGERS ("Z", ptrdiff_t),
                     REALS ("", double),
                     REALS ("l", double),
                     REALS ("L", long double),
                     { "s", check_strings },
                     { "hs", check_strings },
                     { "ls", check_wide_strings },
                     { "S", check_wide_strings },
                     { "c", check_characters },
                     { "hc", check_characters },
                     { "lc", check_wide_characters },
                     { "C", check_wide_characters },
                     { "p", check_pointers },
                     { "m", check_errors },
                     { "%", check_errors } };

class print_grid : public testing::TestWithParam<row>
{
};

TEST_P (print_grid, like_libc)
{
  GetParam ().check (GetParam ().conversion);
}

std::string
case_name (const testing::TestParamInfo<row> &info)
{
  const std::string conversion = info.param.conversion;
  return std::to_string (info.index) + '_'
         + (conversion == "%" ? "percent" : conversion);
}

/* Numbers around those of the two digits that "%02d" is made for.  */
TEST (print_fields, two_digits)
{
  for (int v : { 0, 9, 10, 99, 100, 199, 1000, -1, -9, -10 })
    checker (0).check ("%02d:%02d %02u|%02d", v, v / 2, v, 7);
}

INSTANTIATE_TEST_SUITE_P (all, print_grid, testing::ValuesIn (rows), case_name);

} // namespace
