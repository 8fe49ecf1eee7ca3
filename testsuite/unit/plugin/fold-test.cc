/* Constant folding against the C library's own printf.  */

#include "fold.h"

#include <climits>
#include <cstdio>
#include <gtest/gtest.h>

using namespace qrintf;

namespace
{

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
  return f + length + s.conversion;
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
          f (constant_spec{ *c, flags, width, precision });
}

constexpr long long values[]
    = { 0,       1,        -1,        7,         8,      9,
        10,      -10,      63,        64,        99,     100,
        255,     256,      1000,      65535,     -32768, INT_MAX,
        INT_MIN, UINT_MAX, LLONG_MAX, LLONG_MIN, -99999, 0x123456789abcdef };

TEST (fold, signed_integers)
{
  for_all_specs ("di", [] (const constant_spec &s) {
    for (long long v : values)
      {
        std::string expected = libc (as_written (s, "ll"), v);
        ASSERT_EQ (fold_integer (s, v), expected) << as_written (s, "ll") << v;
        ASSERT_EQ (folded_length (s, v), expected.size ());
      }
  });
}

TEST (fold, unsigned_integers)
{
  for_all_specs ("uoxX", [] (const constant_spec &s) {
    for (unsigned long long v : values)
      {
        std::string expected = libc (as_written (s, "ll"), v);
        ASSERT_EQ (fold_integer (s, v), expected) << as_written (s, "ll") << v;
        ASSERT_EQ (folded_length (s, v), expected.size ());
      }
  });
}

TEST (fold, pointers)
{
  for_all_specs ("p", [] (const constant_spec &s) {
    for (unsigned long v : { 1ul, 0x7ffc12345678ul, ~0ul })
      ASSERT_EQ (fold_integer (s, v),
                 libc (as_written (s, ""), reinterpret_cast<void *> (v)))
          << as_written (s, "");
    ASSERT_EQ (fold_string (s, "(nil)"),
               libc (as_written (s, ""), static_cast<void *> (nullptr)))
        << as_written (s, "");
  });
}

TEST (fold, strings_and_characters)
{
  for_all_specs ("s", [] (const constant_spec &s) {
    for (const char *text : { "", "a", "hello", "a somewhat longer string" })
      ASSERT_EQ (fold_string (s, text), libc (as_written (s, ""), text))
          << as_written (s, "");
  });
  for_all_specs ("c", [] (const constant_spec &s) {
    ASSERT_EQ (fold_string (s, "x"), libc (as_written (s, ""), 'x'))
        << as_written (s, "");
  });
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
