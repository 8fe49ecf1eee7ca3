/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each entry of the tables of powers of ten, against snprintf: random numbers
   (float-checks.cc) meet an error in a single entry too seldom.  */

#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "float-call.h"
#include "values.h"
#include "versions.h"

#include <gtest/gtest.h>

namespace
{

class float_powers : public testing::TestWithParam<versions>
{
protected:
  /* V as LETTER at PRECISION, by the emitters and by snprintf.  */
  void
  expect_like_libc (char letter, int precision, double v)
  {
    float_conversion c;
    c.letter = letter;
    c.precision = precision;
    char expected[64], got[64];
    const int length = libc_text (expected, sizeof expected, c, v);
    char *end = emit (GetParam (), c, got, got + sizeof got, v);
    EXPECT_EQ (end ? std::string (got, end) : "(null pointer)",
               serves (c, v) ? std::string (expected, size_t (length))
                             : "(null pointer)")
        << describe (c) << " of " << testing::PrintToString (v);
  }
};

/* An error of one unit becomes visible next to a short decimal number.  */
TEST_P (float_powers, neighbours_of_short_decimal_numbers)
{
  for (const rounding_mode &mode : rounding_modes)
    for (int exponent = -323; exponent < 309; ++exponent)
      for (char letter : { 'e', 'g' })
        {
          const std::string text = "1e" + std::to_string (exponent);
          const double v = std::strtod (text.c_str (), nullptr);
          const rounding scope (mode);
          for (int precision : { 0, 1, 5, 14, 15, 16, 17, 18, 19 })
            {
              expect_like_libc (letter, precision, v);
              expect_like_libc (letter, precision, std::nextafter (v, 0.0));
            }
        }
}

/* With the maximum number of digits an error of one unit in the upper half of
   an entry is visible in one value of a hundred.  (An error in its lower half
   is too rare for random values; the table's own check covers it.)  */
TEST_P (float_powers, every_power_at_full_length)
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
          expect_like_libc ('e', 16, v);
          expect_like_libc ('e', 17, v);
        }
    }
}

INSTANTIATE_TEST_SUITE_P (tier, float_powers,
                          testing::ValuesIn (available_versions ()),
                          [] (const auto &info) { return info.param.tier; });

} // namespace
