/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Constant folding compared with the C library's printf.  */

#include "format/fold.h"

#include <cfenv>
#include <climits>
#include <cmath>
#include <cstdio>
#include <gtest/gtest.h>

using namespace qrintf;

namespace
{

#if __GLIBC_PREREQ(2, 35)
constexpr char unsigned_conversions[] = "uoxXbB";
#else
constexpr char unsigned_conversions[] = "uoxX";
#endif

constexpr unsigned flag_sets[] = { 0,
                                   flag_left,
                                   flag_zero,
                                   flag_plus,
                                   flag_space,
                                   flag_alt,
                                   flag_left | flag_plus,
                                   flag_zero | flag_plus,
                                   flag_zero | flag_space,
                                   flag_zero | flag_alt,
                                   flag_plus | flag_space,
                                   flag_left | flag_alt | flag_space };

std::string
as_written (const constant_spec &s, const char *length)
{
  std::string f = "%";
  for (auto [flag, c] : { std::pair (flag_left, '-'),
                          { flag_plus, '+' },
                          { flag_space, ' ' },
                          { flag_alt, '#' },
                          { flag_zero, '0' } })
    if (s.flags & flag)
      f += c;
  if (s.width)
    f += std::to_string (s.width);
  if (s.precision >= 0)
    f += "." + std::to_string (s.precision);
  return f + length + s.conversion->letter;
}

template <typename T>
std::string
libc (const std::string &format, T value)
{
  char buffer[256];
  int n = snprintf (buffer, sizeof buffer, format.c_str (), value);
  return std::string (buffer, n);
}

/* Every conversion, flag set, width and precision for VALUE.  */
template <typename F>
void
for_all_specs (const char *conversions, F f)
{
  for (const char *c = conversions; *c; c++)
    for (unsigned flags : flag_sets)
      for (unsigned width : { 0u, 1u, 3u, 8u, 25u, 70u })
        for (int precision : { -1, 0, 1, 2, 7, 24, 60 })
          f (constant_spec{ find_conversion (*c), flags, width, precision });
}

constexpr long long values[]
    = { 0,       1,        -1,        7,         8,      9,
        10,      -10,      63,        64,        99,     100,
        255,     256,      1000,      65535,     -32768, INT_MAX,
        INT_MIN, UINT_MAX, LLONG_MAX, LLONG_MIN, -99999, 0x123456789abcdef };

template <typename T>
void
check_integers (const char *conversions)
{
  for_all_specs (conversions, [] (const constant_spec &s) {
    for (long long bits : values)
      {
        const T v = static_cast<T> (bits);
        std::string expected = libc (as_written (s, "ll"), v);
        ASSERT_EQ (fold_integer (s, v), expected) << as_written (s, "ll") << v;
        ASSERT_EQ (folded_length (s, v), expected.size ());
      }
  });
}

TEST (fold, integers)
{
  check_integers<long long> ("di");
  check_integers<unsigned long long> (unsigned_conversions);
}

/* TEXT folded is the C library's of VALUE.  */
template <typename T>
void
check_text (const char *conversion, const char *text, T value)
{
  for_all_specs (conversion, [=] (const constant_spec &s) {
    ASSERT_EQ (fold_string (s, text), libc (as_written (s, ""), value))
        << as_written (s, "");
  });
}

TEST (fold, strings_characters_and_null_pointers)
{
  for (const char *text : { "", "a", "hello", "a somewhat longer string" })
    check_text ("s", text, text);
  check_text ("c", "x", 'x');
  check_text ("p", "(nil)", static_cast<void *> (nullptr));
}

/* The C library's text of CONSTANT, as a long double.  */
std::string
libc_real (const constant_spec &s, const real_constant &constant)
{
  long double v = constant.kind == real_constant::whole
                      ? static_cast<long double> (
                          static_cast<uint64_t> (constant.magnitude))
                  : constant.kind == real_constant::infinite
                      ? HUGE_VALL
                      : static_cast<long double> (NAN);
  if (constant.negative)
    v = std::copysign (v, -1.0L);
  return libc (as_written (s, "L"), v);
}

std::vector<real_constant>
real_constants ()
{
  std::vector<real_constant> all;
  for (bool negative : { false, true })
    {
      for (uint64_t n : { uint64_t (0), uint64_t (1), uint64_t (9),
                          uint64_t (10), uint64_t (100), uint64_t (999999),
                          uint64_t (1000000), uint64_t (1234567), UINT64_MAX })
        all.push_back ({ real_constant::whole, negative, wide (n) });
      all.push_back ({ real_constant::infinite, negative, 0 });
      all.push_back ({ real_constant::nan, negative, 0 });
    }
  return all;
}

TEST (fold, no_number_of_two_to_the_64_or_more)
{
  for_all_specs ("fFeEgG", [] (const constant_spec &s) {
    EXPECT_FALSE (fold_real (s, { real_constant::huge, false, 0 }));
  });
}

/* A folded text is right in every rounding mode, because it needs no
   rounding.  */
TEST (fold, reals)
{
  const int modes[] = { FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO };
  size_t folded = 0;
  for_all_specs ("fFeEgGaA", [&] (constant_spec s) {
    if (s.precision < 0)
      s.precision = s.conversion->base == 16 ? -1 : 6;
    for (const real_constant &v : real_constants ())
      if (auto text = fold_real (s, v))
        for (int mode : modes)
          {
            fesetround (mode);
            std::string expected = libc_real (s, v);
            fesetround (FE_TONEAREST);
            ASSERT_EQ (*text, expected) << as_written (s, "L");
            folded++;
          }
  });
  EXPECT_GT (folded, 10000u);
}

TEST (fold, which_reals)
{
  auto folds = [] (char conversion, unsigned flags, int precision, wide n) {
    return fold_real ({ find_conversion (conversion), flags, 0, precision },
                      { real_constant::whole, false, n })
        .has_value ();
  };
  EXPECT_TRUE (folds ('f', 0, 0, 123456789));
  EXPECT_FALSE (folds ('f', 0, 1, 12)) << "a radix character";
  EXPECT_FALSE (folds ('f', flag_alt, 0, 12)) << "a radix character";
  EXPECT_TRUE (folds ('g', 0, 6, 123456));
  EXPECT_FALSE (folds ('g', 0, 6, 1000000)) << "an exponent";
  EXPECT_TRUE (folds ('g', 0, 0, 7));
  EXPECT_FALSE (folds ('g', 0, 0, 10));
  EXPECT_FALSE (folds ('g', flag_alt, 6, 12));
  EXPECT_FALSE (folds ('e', 0, 0, 1));
  EXPECT_FALSE (folds ('a', 0, -1, 1));
  for (char c : { 'f', 'e', 'g', 'a', 'F', 'E', 'G', 'A' })
    EXPECT_TRUE (fold_real ({ find_conversion (c), flag_alt, 0, 6 },
                            { real_constant::infinite, true, 0 }))
        << c;
}

TEST (fold, digits)
{
  EXPECT_EQ (count_digits (0, 10), 1u);
  EXPECT_EQ (count_digits (9, 10), 1u);
  EXPECT_EQ (count_digits (10, 10), 2u);
  EXPECT_EQ (count_digits (UINT64_MAX, 10), 20u);
  EXPECT_EQ (count_digits (UINT64_MAX, 16), 16u);
}

} // namespace
