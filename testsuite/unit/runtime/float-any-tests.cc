/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The general float emitter, where it could go wrong.  */

#include "float-any-checks.h"

#include <climits>
#include <clocale>
#include <cmath>
#include <fstream>
#include <limits>

#include <unistd.h>

namespace
{

TEST (float_any, any_double)
{
  for (int i = 0; i < 100000; ++i)
    expect_like_snprintf (random_double (), random_conversion (40),
                          rounding_modes[below (4)]);
}

TEST (float_any, double_to_its_last_digit)
{
  for (int i = 0; i < 2000; ++i)
    expect_like_snprintf (random_double (), random_conversion (1200),
                          rounding_modes[below (4)]);
}

TEST (float_any, every_precision_around_the_last_digit)
{
  for (double v : { 5e-324, 0x1.fffffffffffffp-1022, 0x1p-1022, 1e-5, 0.1 })
    for (unsigned style : { 0U, 512U, 1024U })
      for (int precision = 700; precision < 1085; precision += 3)
        expect_in_all_modes (v, { style, 0, precision });
}

TEST (float_any, double_powers_of_two)
{
  for (int e = -1074; e < 1024; e += 3)
    for (unsigned style : styles)
      expect_like_snprintf (std::ldexp (e % 2 ? 1.0 : -1.0, e),
                            { style, 0, static_cast<int> (below (30)) },
                            rounding_modes[below (4)]);
}

/* Few digits are wanted after many zeros: low limbs are dropped in "%f" too. */
TEST (float_any, digits_just_past_leading_zeros)
{
  for (int i = 0; i < 3000; ++i)
    {
      int zeros = static_cast<int> (below (326));
      int more = static_cast<int> (below (45));
      double v = std::strtod (random_decimal (1 + below (17), -zeros).c_str (),
                              nullptr);
      expect_like_snprintf (v, { 0, 0, zeros + more },
                            rounding_modes[below (4)]);
    }
}

/* Rounding adds a digit, takes one from the exponent, or changes the style of
   "%g"; a limit that fits the text after it must do.  */
TEST (float_any, carry_to_a_power_of_ten)
{
  const double values[]
      = { 9.9999e-101, 9.9999e-100, 9.9999e-11, 9.9999e-10, 9.9999e-6,
          9.9999e-5,   9.9999e-4,   0.099999,   0.5,        0.95,
          0.99999,     9.9999,      99.9999,    99999.95,   999999.5,
          9999995,     9.9999e17,   9.9999e18,  9.9999e35,  9.99999e98,
          9.9999e99,   9.9999e100,  9.9999e307 };
  for (double v : values)
    for (unsigned style : { 0U, 512U, 1024U })
      for (unsigned flags : { 0U, unsigned (QRINTF_ALT) })
        for (int precision = 0; precision < 9; ++precision)
          for (unsigned width : { 0U, 9U, 25U })
            {
              expect_in_all_modes (v, { style | flags, width, precision });
              expect_in_all_modes (-v, { style | flags, width, precision });
            }
}

TEST (float_any, zero_and_special)
{
  const double values[] = { 0.0,
                            -0.0,
                            std::numeric_limits<double>::infinity (),
                            -std::numeric_limits<double>::infinity (),
                            std::numeric_limits<double>::quiet_NaN (),
                            -std::numeric_limits<double>::quiet_NaN () };
  for (double v : values)
    for (unsigned style : styles)
      for (unsigned flags = 0; flags < 64; ++flags)
        for (int precision : { 0, 1, 3, 20 })
          if (!(flags & QRINTF_LEFT && flags & QRINTF_ZERO))
            {
              expect_like_snprintf (v, { style | flags, 0, precision }, 0);
              expect_like_snprintf (v, { style | flags, 12, precision }, 0);
            }
}

TEST (float_any, hexadecimal_ties)
{
  const double values[] = { 1.5,
                            0.5,
                            0x1.08p0,
                            0x1.18p0,
                            0x1.f8p0,
                            0x1.0000000000008p0,
                            0x1.ffffffffffff8p0,
                            0x0.8p-1022,
                            0x0.f8p-1022,
                            5e-324 };
  for (double v : values)
    for (int precision = -1; precision < 16; ++precision)
      for (unsigned flags : { 0U, 4U, 2U })
        {
          expect_in_all_modes (v, { 2048 | flags, 20, precision });
          expect_in_all_modes (-v, { 2048 | flags, 0, precision });
        }
}

/* The text is as long as no memory: refused before a byte is out of place.  */
TEST (float_any, no_width_or_precision_overflows)
{
  paper paper;
  for (double v : { 0.0, 1.5, -1e300, 5e-324 })
    for (unsigned style : styles)
      for (unsigned flags : { 0U, 1U, 2U, 4U })
        {
          unsigned f = style | flags;
          float_parts p = parts (v);
          EXPECT_EQ (paper.emit (p, { f, INT_MAX, 0 }, 5000), nullptr);
          EXPECT_EQ (paper.emit (p, { f, INT_MAX, INT_MAX }, 5000), nullptr);
          bool strips = style == QRINTF_GENERAL && !(f & QRINTF_ALT);
          char *end = paper.emit (p, { f, 0, INT_MAX }, 5000);
          EXPECT_EQ (end != nullptr, strips);
          std::string text = paper.text ();
          if (strips)
            {
              paper.emit (p, { f, 0, 1100 }, 5000);
              EXPECT_EQ (text, paper.text ());
            }
          expect_like_snprintf (v, { f, 100000, 6 }, FE_UPWARD);
          if (style != QRINTF_GENERAL)
            expect_like_snprintf (v, { f, 0, 100000 }, FE_UPWARD);
        }
}

TEST (float_any, nothing_is_written_past_any_limit)
{
  paper paper;
  for (double v : { -123.456, 9.9999e-100, 1e30, 5e-324 })
    for (unsigned style : styles)
      for (unsigned flags : { 0U, 1U, 2U, 4U })
        for (std::size_t room = 0; room < 45; ++room)
          paper.emit (parts (v), { style | flags, 40, 12 }, room);

  char byte[1] = { 'x' };
  float_parts p = parts (1.0);
  EXPECT_EQ (__qrintf_float_any (byte + 1, byte, &p, 0, 0, 0), nullptr);
  EXPECT_EQ (byte[0], 'x');
}

/* "%e" drops limbs too low to matter.  These numbers have all nines, or all
   ones, in the first limb that does not count, so that the digits do not decide
   and all limbs must be made after all.  */
TEST (float_any, digits_that_do_not_decide)
{
  for (int e : { 573, 574, 575 })
    for (int precision = 15; precision < 60; ++precision)
      expect_in_all_modes (std::ldexp (8918928782387863., e),
                           { QRINTF_EXPONENT, 0, precision });
  for (int e : { 314, 315, 316 })
    for (int precision = 15; precision < 80; ++precision)
      expect_in_all_modes (std::ldexp (6753036220328297., e),
                           { QRINTF_EXPONENT, 0, precision });
}

#if LDBL_MANT_DIG == 64

TEST (float_any, any_extended)
{
  for (int i = 0; i < 12000; ++i)
    expect_like_snprintf (random_extended (), random_conversion (45),
                          rounding_modes[below (4)]);
}

/* Where the room of a double ends.  */
TEST (float_any, extended_in_the_room_of_a_double)
{
  for (std::uint64_t m :
       { std::uint64_t (1) << 63, ~std::uint64_t (0), 0x9e3779b97f4a7c15 })
    for (int e : { -1061, -1060, -1059, -64, -63, -1, 0, 1, 959, 960, 961 })
      for (unsigned style : { 0U, 512U, 1024U })
        for (int precision : { 0, 17, 400, 740, 1059, 1060, 1100 })
          expect_in_all_modes (std::ldexp (static_cast<long double> (m), e),
                               { style, 0, precision });
}

TEST (float_any, extended_to_its_last_digit)
{
  for (int i = 0; i < 300; ++i)
    expect_like_snprintf (random_extended (), random_conversion (12000),
                          rounding_modes[below (4)]);
  for (uint64_t m : { uint64_t (1), ~uint64_t (0) >> 1, ~uint64_t (0) })
    for (int precision : { 16444, 16445, 16446, 20000 })
      expect_like_snprintf (extended (0x8000, m), { 0, 0, precision },
                            FE_UPWARD);
  for (int precision : { 0, 40, 4913, 4914, 4931, 4932, 11513, 11514 })
    for (unsigned style : { 0U, 512U, 1024U })
      {
        expect_like_snprintf (std::numeric_limits<long double>::max (),
                              { style, 0, precision }, FE_DOWNWARD);
        expect_like_snprintf (extended (1, ~uint64_t (0)),
                              { style, 0, precision }, FE_UPWARD);
      }
}

TEST (float_any, extended_digits_just_past_leading_zeros)
{
  for (int i = 0; i < 400; ++i)
    {
      int zeros = static_cast<int> (below (4952));
      int more = static_cast<int> (below (45));
      long double v = std::strtold (
          random_decimal (1 + below (20), -zeros).c_str (), nullptr);
      expect_like_snprintf (v, { 0, 0, zeros + more },
                            rounding_modes[below (4)]);
    }
}

/* Encodings that the x87 calls invalid are nan; of a pseudo-denormal number
   glibc forgets the integer bit, but not in "%a".  */
TEST (float_any, odd_encodings)
{
  const uint64_t mantissas[] = { 0,
                                 1,
                                 uint64_t (1) << 62,
                                 ~uint64_t (0) >> 1,
                                 uint64_t (1) << 63,
                                 (uint64_t (1) << 63) + 1,
                                 uint64_t (3) << 62,
                                 ~uint64_t (0) };
  for (unsigned top : { 0x0000U, 0x8000U, 0x0001U, 0x3fffU, 0xbfffU, 0x4002U,
                        0x7ffeU, 0x7fffU, 0xffffU })
    for (uint64_t m : mantissas)
      for (unsigned style : styles)
        for (int precision : { 0, 1, 5, 14, 15, 16, 30 })
          for (unsigned flags : { 0U, 2U, 4U, 8U, 16U })
            expect_like_snprintf (extended (top, m),
                                  { style | flags, 20, precision },
                                  rounding_modes[below (4)]);
}

TEST (float_any, extended_digits_that_do_not_decide)
{
  struct
  {
    uint64_t m;
    int e;
  } const values[]
      = { { 9674371743638486251U, 400 },    { 9925062339286525985U, 522 },
          { 10081726412569505175U, 400 },   { 10404362130817243076U, 522 },
          { 10594043472770658641U, -867 },  { 17143219925423222246U, -934 },
          { 9401782552482600581U, -1068 },  { 15903749253399688872U, -800 },
          { 13494988047029631334U, -1001 }, { 12740193228959727627U, -1202 } };
  for (const auto &v : values)
    for (int precision = 10; precision < 80; ++precision)
      expect_in_all_modes (std::ldexp (static_cast<long double> (v.m), v.e),
                           { QRINTF_EXPONENT, 0, precision });
  for (const auto &v : values)
    for (int precision = 220; precision < 420; ++precision)
      expect_like_snprintf (std::ldexp (static_cast<long double> (v.m), v.e),
                            { 0, 0, precision }, FE_TONEAREST);
}

#endif

/* A locale with RADIX, in localedef's notation, made in a folder of its own. */
class locale_folder
{
public:
  explicit locale_folder (const char *radix)
  {
    if (!mkdtemp (folder_))
      return;
    std::string source = std::string (folder_) + "/source";
    std::ofstream (source) << "LC_NUMERIC\ndecimal_point \"" << radix
                           << "\"\nthousands_sep \"\"\ngrouping -1\n"
                              "END LC_NUMERIC\n";
    /* It complains of the categories that are not there.  */
    run ("localedef -c -f UTF-8 -i " + source + " " + folder_
         + "/xx_XX.UTF-8 >/dev/null 2>&1");
    setenv ("LOCPATH", folder_, 1);
    ready_ = std::setlocale (LC_NUMERIC, "xx_XX.UTF-8");
  }
  ~locale_folder ()
  {
    std::setlocale (LC_NUMERIC, "C");
    unsetenv ("LOCPATH");
    run (std::string ("rm -r ") + folder_);
  }
  locale_folder (const locale_folder &) = delete;
  locale_folder &operator= (const locale_folder &) = delete;

  bool
  ready () const
  {
    return ready_;
  }

private:
  static int
  run (const std::string &command)
  {
    return std::system (command.c_str ());
  }

  char folder_[32] = "/tmp/float-any-XXXXXX";
  bool ready_ = false;
};

/* glibc counts a radix character of several bytes as one of the width, but in
   "%a" as its bytes.  */
TEST (float_any, radix_of_several_bytes)
{
  locale_folder locale ("<U066B>");
  if (!locale.ready ())
    GTEST_SKIP () << "localedef makes no locale";
  ASSERT_STREQ (nl_langinfo (RADIXCHAR), "\u066b");
  for (int i = 0; i < 10000; ++i)
    expect_like_snprintf (random_double (), random_conversion (25),
                          rounding_modes[below (4)]);
#if LDBL_MANT_DIG == 64
  for (int i = 0; i < 1000; ++i)
    expect_like_snprintf (random_extended (), random_conversion (25),
                          rounding_modes[below (4)]);
#endif
}

} // namespace
