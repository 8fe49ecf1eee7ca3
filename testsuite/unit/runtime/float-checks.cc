/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The float emitters compared with snprintf, in guarded memory and in the four
   rounding modes.  float-compare searches for rare values; this tests every
   limit.  */

#include "float-call.h"
#include "guarded.h"
#include "versions.h"

namespace
{

constexpr unsigned some = 20000;
constexpr unsigned flag_sets = 32;

class float_check
{
public:
  float_check (const versions &tier, const char *letters)
      : tier_ (tier), letters_ (letters)
  {
  }

  /* The text of V by C must be snprintf's if the room is exactly enough or
     more; one byte less, or no room, is refused.  Values that the emitters do
     not support are refused with any room.  */
  void expect_like (const float_conversion &c, double v);

  /* COUNT random values in each rounding mode; FIELD as in float_conversion,
     WIDE allows flags and widths.  */
  void random_values (unsigned count, bool field, bool wide);

  /* Every set of flags with few values and many widths.  */
  void all_flags ();

  /* A cursor past the limit.  */
  void no_room (const float_conversion &c);

private:
  const versions &tier_;
  const std::string letters_;
  std::vector<char> text_ = std::vector<char> (float_room (500, 2000));
  static destination where_;
};

destination float_check::where_;

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
  float_values random (count);
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

void
check_plain (const versions &tier, const char *letter)
{
  float_check check (tier, letter);
  check.random_values (2 * some, false, false);
  float_conversion c;
  c.letter = *letter;
  check.no_room (c);
}

void
check_field (const versions &tier, const char *letters)
{
  float_check check (tier, letters);
  check.random_values (some, true, true);
  check.all_flags ();
  float_conversion c;
  c.letter = *letters;
  c.field = true;
  check.no_room (c);
}

} // namespace

void
check_f64_fixed (const versions &v)
{
  check_plain (v, "f");
}

void
check_f64_exponent (const versions &v)
{
  check_plain (v, "e");
}

void
check_f64_general (const versions &v)
{
  check_plain (v, "g");
}

void
check_f64_fixed_field (const versions &v)
{
  check_field (v, "fF");
}

void
check_f64_exponent_field (const versions &v)
{
  check_field (v, "eE");
}

void
check_f64_general_field (const versions &v)
{
  check_field (v, "gG");
}
