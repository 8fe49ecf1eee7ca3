/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Known errors of other libraries, each test named after the risk, with the
   library's name.  Well-known values have literal texts; the values around them
   are compared with snprintf.  A negative precision, which crashes one of the
   libraries, is never passed to an emitter.  */

#include <cfloat>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>

#include "float-call.h"
#include "values.h"
#include "versions.h"

#include <gtest/gtest.h>

namespace
{

const unsigned sweep = unsigned (share_of (4000));

class float_peer : public testing::TestWithParam<versions>
{
protected:
  std::string
  text (const float_conversion &c, double v)
  {
    char *end = emit (GetParam (), c, room_.data (),
                      room_.data () + room_.size (), v);
    return end ? std::string (room_.data (), end) : "(null pointer)";
  }

  /* The conversion "%.*f" and so on.  */
  static float_conversion
  conversion (char letter, int precision)
  {
    float_conversion c;
    c.letter = letter;
    c.precision = precision;
    return c;
  }

  void
  expect (const char *expected, char letter, int precision, double v)
  {
    float_conversion c = conversion (letter, precision);
    EXPECT_EQ (text (c, v), expected) << describe (c) << " of " << v;
    c.field = true;
    EXPECT_EQ (text (c, v), expected) << describe (c) << " of " << v;
    /* The expectation in the test must be glibc's text.  */
    EXPECT_EQ (libc (c, v), expected) << describe (c) << " of " << v;
  }

  void
  expect_like_libc (const float_conversion &c, double v)
  {
    const std::string got = text (c, v);
    EXPECT_EQ (got, serves (c, v) ? libc (c, v) : "(null pointer)")
        << describe (c) << " of " << testing::PrintToString (v);
  }

  static double
  full_range (float_values &random)
  {
    const double v = std::ldexp (1 + random.below (1U << 30) * 0x1p-30
                                     + random.below (1U << 22) * 0x1p-52,
                                 static_cast<int> (random.below (2046)) - 1022);
    return random.below (2) ? -v : v;
  }

private:
  std::string
  libc (const float_conversion &c, double v)
  {
    const int n = libc_text (room_.data (), room_.size (), c, format_of (c), v);
    return std::string (room_.data (), static_cast<std::size_t> (n));
  }

  std::vector<char> room_ = std::vector<char> (float_room (2000, 0));
};

/* stb_sprintf.  */
TEST_P (float_peer, ties_go_to_even)
{
  expect ("0", 'f', 0, 0.5);
  expect ("2", 'f', 0, 1.5);
  expect ("2", 'f', 0, 2.5);
  expect ("-2", 'f', 0, -2.5);
  expect ("0.2", 'f', 1, 0.25);
  expect ("0.12", 'f', 2, 0.125);
  expect ("0.38", 'f', 2, 0.375);
  expect ("8.12", 'f', 2, 8.125);
  expect ("1.2e+01", 'e', 1, 12.5);
  expect ("1.4e+01", 'e', 1, 13.5);
  expect ("2e+00", 'e', 0, 2.5);
  expect ("12", 'g', 2, 12.5);
  expect ("1e+01", 'g', 1, 9.5);
  for (unsigned odd = 1; odd < 2 * sweep; odd += 2)
    for (int places = 1; places < 8; ++places)
      expect_like_libc (conversion ('f', places - 1),
                        std::ldexp (odd, -places));
}

/* stb_sprintf is wrong in one value of twenty.  */
TEST_P (float_peer, seventeen_digits_come_back)
{
  expect ("0.10000000000000001", 'g', 17, 0.1);
  expect ("2251799813685249.5", 'g', 17, 2251799813685249.5);
  expect ("5e-324", 'g', 1, DBL_TRUE_MIN);
  expect ("4.9406564584124654e-324", 'g', 17, DBL_TRUE_MIN);
  expect ("1.7976931348623157e+308", 'g', 17, DBL_MAX);
  expect ("2.2250738585072009e-308", 'e', 16, 0x0.fffffffffffffp-1022);
  float_values random (17);
  for (unsigned i = 0; i < sweep; ++i)
    {
      const double v = full_range (random);
      expect_like_libc (conversion ('g', 17), v);
      EXPECT_EQ (std::strtod (text (conversion ('g', 17), v).c_str (), nullptr),
                 v);
      EXPECT_EQ (std::strtod (text (conversion ('e', 16), v).c_str (), nullptr),
                 v);
    }
}

/* stb_sprintf is wrong in half of these values, and double-conversion's ToFixed
   fails.  */
TEST_P (float_peer, values_around_two_to_the_64)
{
  expect ("18446744073709549568", 'f', 0, 0x1.fffffffffffffp63);
  expect ("-18446744073709549568.0000000000000000000", 'f', 19,
          -0x1.fffffffffffffp63);
  for (int exponent = 50; exponent < 70; ++exponent)
    for (int precision : { 0, 2, 6, 19, 20 })
      {
        expect_like_libc (conversion ('f', precision),
                          std::ldexp (1.0, exponent));
        expect_like_libc (conversion ('f', precision),
                          -std::ldexp (0x1.fffffffffffffp0, exponent));
      }
}

/* {fmt} is four times slower than glibc there; the benchmark measures the
   speed.  */
TEST_P (float_peer, two_places_over_the_full_range)
{
  float_values random (2);
  for (unsigned i = 0; i < 4 * sweep; ++i)
    expect_like_libc (conversion ('f', 2), full_range (random));
}

/* All of these libraries.  */
TEST_P (float_peer, fesetround_is_obeyed)
{
  static const struct
  {
    char letter;
    int precision;
    double value;
    const char *expected[4]; /* in the order of rounding_modes */
  } cases[] = {
    { 'f', 1, 0.1, { "0.1", "0.1", "0.2", "0.1" } },
    { 'f', 0, -0.5, { "-0", "-1", "-0", "-0" } },
    { 'f', 2, -1.005, { "-1.00", "-1.01", "-1.00", "-1.00" } },
    { 'f', 0, 1e-300, { "0", "0", "1", "0" } },
    { 'e', 2, 1.005, { "1.00e+00", "1.00e+00", "1.01e+00", "1.00e+00" } },
    { 'e', 0, 9.75, { "1e+01", "9e+00", "1e+01", "9e+00" } },
    { 'e',
      16,
      0.1,
      { "1.0000000000000001e-01", "1.0000000000000000e-01",
        "1.0000000000000001e-01", "1.0000000000000000e-01" } },
    { 'g', 6, 999999.5, { "1e+06", "999999", "1e+06", "999999" } },
    { 'g', 1, -0.96, { "-1", "-1", "-0.9", "-0.9" } },
  };
  for (const auto &c : cases)
    for (int i = 0; i < 4; ++i)
      {
        SCOPED_TRACE (rounding_modes[i].name);
        const rounding scope (rounding_modes[i]);
        expect (c.expected[i], c.letter, c.precision, c.value);
      }
}

/* An error of one unit in a table of powers becomes visible next to a short
   decimal number.  */
TEST_P (float_peer, neighbours_of_short_decimal_numbers)
{
  for (const rounding_mode &mode : rounding_modes)
    for (int exponent = -323; exponent < 309; ++exponent)
      for (char letter : { 'e', 'g' })
        {
          char source[16];
          std::snprintf (source, sizeof source, "1e%d", exponent);
          const double v = std::strtod (source, nullptr);
          const rounding scope (mode);
          for (int precision : { 0, 1, 5, 14, 15, 16, 17, 18, 19 })
            {
              expect_like_libc (conversion (letter, precision), v);
              expect_like_libc (conversion (letter, precision),
                                std::nextafter (v, 0.0));
            }
        }
}

/* Every entry of a table of powers, with the maximum number of digits: an error
   of one unit in its upper half is visible in one value of a hundred.  (An
   error in its lower half is too rare for random values; the table's own check
   covers it.) */
TEST_P (float_peer, every_power_of_ten_at_full_length)
{
  float_values random (18);
  for (int exponent = -307; exponent < 308; ++exponent)
    {
      const double least = std::pow (10.0, exponent);
      for (unsigned i = 0; i < share_of (150); ++i)
        {
          const double part = random.below (1U << 30) * 0x1p-30
                              + random.below (1U << 23) * 0x1p-53;
          const double v = least * (1 + 9 * part);
          expect_like_libc (conversion ('e', 16), v);
          expect_like_libc (conversion ('e', 17), v);
        }
    }
}

std::string
tier_name (const testing::TestParamInfo<versions> &info)
{
  return info.param.tier;
}

INSTANTIATE_TEST_SUITE_P (tier, float_peer,
                          testing::ValuesIn (available_versions ()), tier_name);

} // namespace
