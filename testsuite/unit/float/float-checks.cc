/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The float emitters against snprintf, in guarded memory and in the four
   rounding modes.  */

#include "float-call.h"
#include "guarded.h"
#include "values.h"
#include "versions.h"

#include <cstdlib>
#include <string>

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

/* C of V like snprintf's: where the room is just enough, or more; one byte
   less, or none, is refused.  What the emitters do not serve is refused
   whatever room there is.  */
void
expect_like (const versions &tier, const float_conversion &c, double v)
{
  static destination where;
  static char text[float_room (500, 2000)];
  const int result = libc_text (text, sizeof text, c, v);
  ASSERT_TRUE (result > 0 && result < int (sizeof text));
  const std::size_t length = static_cast<std::size_t> (result);
  const auto call
      = [&] (char *p) { return emit (tier, c, p, where.end (), v); };
  if (serves (c, v))
    where.expect (text, length, 0, call);
  else
    where.expect_refusal (length, call);
  where.expect_refusal (length - 1, call);
  where.expect_refusal (length / 2, call);
  where.expect_refusal (0, call);
  if (testing::Test::HasFailure ())
    FAIL () << describe (c) << " of " << testing::PrintToString (v)
            << (c.field ? " as a field" : "");
}

/* Values at random, COUNT in each rounding mode, at precisions up to 400; FIELD
   as in float_conversion, which also allows flags and widths.  */
void
check_random (const versions &tier, const std::string &letters, unsigned count,
              bool field)
{
  float_values random (seed () * 1000003 + count);
  for (const rounding_mode &mode : rounding_modes)
    for (unsigned i = 0; i < count; ++i)
      {
        const float_sample s = random.next ();
        const char letter = letters[random.below (unsigned (letters.size ()))];
        float_conversion c = any_conversion (random, s, letter, 0, 400);
        c.field = field;
        if (!field)
          c.flags = c.width = 0;
        const rounding scope (mode);
        expect_like (tier, c, s.value);
        if (testing::Test::HasFatalFailure ())
          FAIL () << "rounding " << mode.name;
      }
  /* A cursor past the limit.  */
  float_conversion c;
  c.letter = letters[0];
  c.field = field;
  char byte = 'q';
  EXPECT_EQ (emit (tier, c, &byte + 1, &byte, 1.5), nullptr) << describe (c);
  EXPECT_EQ (byte, 'q') << describe (c);
}

/* Every set of flags with few values and many widths.  */
void
check_all_flags (const versions &tier, const std::string &letters)
{
  const double infinity = __builtin_inf (), nan = __builtin_nan ("");
  const double values[] = { 0.0,  -0.0,        1.5,      -2.5,      9.5, 1e-5,
                            1e22, -123456.789, infinity, -infinity, nan, -nan };
  for (char letter : letters)
    for (unsigned set = 0; set < flag_sets; ++set)
      for (unsigned width : { 0U, 1U, 5U, 9U, 12U, 17U, 33U, 1500U })
        for (int precision : { 0, 1, 3, 13, 20 })
          for (double v : values)
            {
              /* The five flags are the lowest bits except UPPER.  */
              const float_conversion c
                  = { letter, true, (set & 7) | (set >> 3) << 4, width,
                      precision };
              expect_like (tier, c, v);
              if (testing::Test::HasFatalFailure ())
                return;
            }
  static_assert (QRINTF_ALT == 4 && QRINTF_PLUS == 16 && QRINTF_SPACE == 32,
                 "the flags' places");
}

void
check_field (const versions &tier, const char *letters)
{
  check_random (tier, letters, some (), true);
  check_all_flags (tier, letters);
}

} // namespace

CHECK (real_fixed, check_random (v, "f", 2 * some (), false))
CHECK (real_exponent, check_random (v, "e", 2 * some (), false))
CHECK (real_general, check_random (v, "g", 2 * some (), false))
CHECK (real_fixed_field, check_field (v, "fF"))
CHECK (real_exponent_field, check_field (v, "eE"))
CHECK (real_general_field, check_field (v, "gG"))
