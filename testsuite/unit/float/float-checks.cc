/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The float emitters against snprintf, in guarded memory and in the four
   rounding modes.  */

#include "float-check.h"
#include "values.h"

#include <cstdlib>

destination float_check::where_;

namespace
{

/* In each rounding mode.  */
unsigned
some ()
{
  return long_mode () ? 2000000 : unsigned (share_of (20000));
}

/* QRINTF_SEED, or 1.  */
unsigned
seed ()
{
  const char *given = std::getenv ("QRINTF_SEED");
  return given ? unsigned (std::strtoul (given, nullptr, 10)) : 1;
}

constexpr unsigned flag_sets = 32;

} // namespace

void
float_check::expect_like (const float_conversion &c, double v)
{
  const int result
      = libc_text (text_.data (), text_.size (), c, format_of (c), v);
  ASSERT_TRUE (result > 0 && result < int (text_.size ()));
  const std::size_t length = static_cast<std::size_t> (result);
  char *const limit = where_.end ();
  const auto call = [&] (char *p) { return emit (tier_, c, p, limit, v); };
  if (serves (c, v))
    where_.expect (text_.data (), length, 0, call);
  else
    where_.expect_refusal (length, call);
  where_.expect_refusal (length - 1, call);
  where_.expect_refusal (length / 2, call);
  where_.expect_refusal (0, call);
  if (testing::Test::HasFailure ())
    FAIL () << describe (c) << " of " << testing::PrintToString (v)
            << (c.field ? " as a field" : "");
}

void
float_check::no_room (const float_conversion &c)
{
  char byte = 'q';
  EXPECT_EQ (emit (tier_, c, &byte + 1, &byte, 1.5), nullptr) << describe (c);
  EXPECT_EQ (byte, 'q') << describe (c);
}

void
float_check::random_values (unsigned count, bool field, bool wide)
{
  float_values random (seed () * 1000003 + count);
  for (const rounding_mode &mode : rounding_modes)
    for (unsigned i = 0; i < count; ++i)
      {
        const float_sample s = random.next ();
        const char letter
            = letters_[random.below (unsigned (letters_.size ()))];
        float_conversion c = any_conversion (random, s, letter, 0, 400);
        c.field = field;
        if (!wide)
          c.flags = c.width = 0;
        const rounding scope (mode);
        expect_like (c, s.value);
        if (testing::Test::HasFatalFailure ())
          FAIL () << "rounding " << mode.name;
      }
}

void
float_check::all_flags ()
{
  static const double values[]
      = { 0.0,
          -0.0,
          1.5,
          -2.5,
          9.5,
          1e-5,
          -123456.789,
          1e22,
          __builtin_inf (),
          -__builtin_inf (),
          __builtin_nan (""),
          -__builtin_nan ("") };
  for (char letter : letters_)
    for (unsigned set = 0; set < flag_sets; ++set)
      for (unsigned width : { 0U, 1U, 5U, 9U, 12U, 17U, 33U, 1500U })
        for (int precision : { 0, 1, 3, 13, 20 })
          for (double v : values)
            {
              float_conversion c;
              c.letter = letter;
              c.field = true;
              /* The five flags are the lowest bits except UPPER.  */
              c.flags = (set & 7) | (set >> 3) << 4;
              c.width = width;
              c.precision = precision;
              expect_like (c, v);
              if (testing::Test::HasFatalFailure ())
                return;
            }
  static_assert (QRINTF_ALT == 4 && QRINTF_PLUS == 16 && QRINTF_SPACE == 32,
                 "the flags' places");
}

namespace
{

void
check_plain (const versions &tier, const char *letter)
{
  float_check check (tier, letter);
  check.random_values (2 * some (), false, false);
  float_conversion c;
  c.letter = *letter;
  check.no_room (c);
}

void
check_field (const versions &tier, const char *letters)
{
  float_check check (tier, letters);
  check.random_values (some (), true, true);
  check.all_flags ();
  float_conversion c;
  c.letter = *letters;
  c.field = true;
  check.no_room (c);
}

} // namespace

CHECK (f64_fixed, check_plain (v, "f"))
CHECK (f64_exponent, check_plain (v, "e"))
CHECK (f64_general, check_plain (v, "g"))
CHECK (f64_fixed_field, check_field (v, "fF"))
CHECK (f64_exponent_field, check_field (v, "eE"))
CHECK (f64_general_field, check_field (v, "gG"))
