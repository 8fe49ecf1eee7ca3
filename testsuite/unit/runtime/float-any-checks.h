/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Conversions of floats, at random or chosen, held against snprintf in any
   rounding mode: bytes, length, limit and errno.  */

#ifndef QRINTF_TEST_FLOAT_ANY_CHECKS_H
#define QRINTF_TEST_FLOAT_ANY_CHECKS_H

#include <cerrno>
#include <cfenv>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>
#include <vector>

#include <float.h>
#include <langinfo.h>

#include <gtest/gtest.h>

/* C's initializers.  */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic"
#pragma GCC diagnostic ignored "-Wc++20-extensions"
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#pragma GCC diagnostic ignored "-Wnarrowing"
extern "C"
{
#include "float/float-any.h"
}
#pragma GCC diagnostic pop

constexpr int rounding_modes[]
    = { FE_TONEAREST, FE_DOWNWARD, FE_UPWARD, FE_TOWARDZERO };

struct conversion
{
  unsigned flags;
  unsigned width;
  int precision;

  std::string
  format (const char *modifier) const
  {
    std::string text = "%";
    text += flags & QRINTF_LEFT ? "-" : "";
    text += flags & QRINTF_ZERO ? "0" : "";
    text += flags & QRINTF_ALT ? "#" : "";
    text += flags & QRINTF_PLUS ? "+" : "";
    text += flags & QRINTF_SPACE ? " " : "";
    text += std::string ("*.*") + modifier;
    bool upper = flags & QRINTF_UPPER;
    if (flags & QRINTF_HEXFLOAT)
      return text + (upper ? 'A' : 'a');
    if (flags & QRINTF_GENERAL)
      return text + (upper ? 'G' : 'g');
    if (flags & QRINTF_EXPONENT)
      return text + (upper ? 'E' : 'e');
    return text + (upper ? 'F' : 'f');
  }
};

inline float_parts
parts (double v)
{
  return float_parts_of_double (v);
}

inline std::string
bits (double v)
{
  char text[64];
  std::snprintf (text, sizeof text, "%a", v);
  return text;
}

#if LDBL_MANT_DIG == 64
inline float_parts
parts (long double v)
{
  return float_parts_of_extended (v);
}

inline std::string
bits (long double v)
{
  uint64_t mantissa;
  uint16_t top;
  std::memcpy (&mantissa, &v, 8);
  std::memcpy (&top, reinterpret_cast<char *> (&v) + 8, 2);
  char text[64];
  std::snprintf (text, sizeof text, "%04x:%016llx", top,
                 static_cast<unsigned long long> (mantissa));
  return text;
}

inline long double
extended (unsigned top, uint64_t mantissa)
{
  long double v = 0;
  uint16_t t = static_cast<uint16_t> (top);
  std::memcpy (&v, &mantissa, 8);
  std::memcpy (reinterpret_cast<char *> (&v) + 8, &t, 2);
  return v;
}
#endif

inline const char *
modifier (double)
{
  return "";
}

inline const char *
modifier (long double)
{
  return "L";
}

/* Calls the emitter where ROOM bytes may be written, and after them stand bytes
   that must stay.  */
class paper
{
public:
  char *
  emit (const float_parts &p, const conversion &c, std::size_t room)
  {
    memory_.assign (margin + room + margin, untouched);
    char *cursor = memory_.data () + margin;
    errno = 77;
    char *end = __qrintf_float_any (cursor, cursor + room, &p, c.flags, c.width,
                                    c.precision);
    EXPECT_EQ (errno, 77);
    text_ = end ? std::string (cursor, end) : std::string ();
    EXPECT_TRUE (intact (0)) << "before the cursor";
    if (end)
      room = static_cast<std::size_t> (end - cursor);
    EXPECT_TRUE (intact (margin + room)) << "past the text or the limit";
    return end;
  }

  const std::string &
  text () const
  {
    return text_;
  }

private:
  static constexpr std::size_t margin = 64;
  static constexpr char untouched = '\x5a';

  bool
  intact (std::size_t from) const
  {
    return std::string (memory_.data () + from, margin)
           == std::string (margin, untouched);
  }

  std::vector<char> memory_;
  std::string text_;
};

template <typename Float>
void
expect_like_snprintf (Float v, const conversion &c, int mode)
{
  static paper paper;
  static std::vector<char> reference (1 << 17);
  std::string format = c.format (modifier (v));
  std::fesetround (mode);
  int length
      = std::snprintf (reference.data (), reference.size (), format.c_str (),
                       static_cast<int> (c.width), c.precision, v);
  ASSERT_LT (static_cast<std::size_t> (length), reference.size ());
  std::string expected (reference.data (), static_cast<std::size_t> (length));
  std::size_t room = expected.size ();
  paper.emit (parts (v), c, room);
  std::string exact = paper.text ();
  paper.emit (parts (v), c, room + 40);
  std::string roomy = paper.text ();
  char *refused = paper.emit (parts (v), c, room - 1);
  std::fesetround (FE_TONEAREST);

  std::string what = format + " of " + bits (v) + ", width "
                     + std::to_string (c.width) + ", precision "
                     + std::to_string (c.precision) + ", mode "
                     + std::to_string (mode);
  EXPECT_EQ (exact, expected) << what;
  EXPECT_EQ (roomy, expected) << what;
  EXPECT_EQ (refused, nullptr) << what;
}

template <typename Float>
void
expect_in_all_modes (Float v, const conversion &c)
{
  for (int mode : rounding_modes)
    expect_like_snprintf (v, c, mode);
}

constexpr unsigned styles[]
    = { 0, QRINTF_EXPONENT, QRINTF_GENERAL, QRINTF_HEXFLOAT };

inline std::mt19937_64 random_bits (20240229);

inline unsigned
below (unsigned n)
{
  return static_cast<unsigned> (random_bits () % n);
}

/* Any style, flags, width and precision up to MOST.  */
inline conversion
random_conversion (unsigned most)
{
  conversion c = { styles[below (4)], 0, static_cast<int> (below (most)) };
  unsigned flags = below (64);
  if (below (2))
    c.flags |= flags & (flags & QRINTF_LEFT ? ~unsigned (QRINTF_ZERO) : ~0U);
  if (below (2))
    c.width = below (below (8) ? 40 : most + 100);
  if (c.flags & QRINTF_HEXFLOAT)
    c.precision = below (2) ? -1 : c.precision % 30;
  return c;
}

/* A decimal number of few kinds of digits: its neighbours round across many
   places.  */
inline std::string
random_decimal (unsigned digits, int exponent)
{
  static const char *const kinds[] = { "9", "99994", "0500", "123456789" };
  std::string kind = kinds[below (4)];
  std::string text = "1";
  for (unsigned i = 0; i < digits; ++i)
    text += kind[below (static_cast<unsigned> (kind.size ()))];
  if (kind[0] == '9')
    text.erase (0, 1);
  return text + "e" + std::to_string (exponent - static_cast<int> (digits));
}

inline double
random_double ()
{
  uint64_t u = random_bits ();
  constexpr uint64_t sign = uint64_t (1) << 63;
  constexpr uint64_t fraction = (uint64_t (1) << 52) - 1;
  switch (below (6))
    {
    case 0:
      break;
    case 1: /* subnormal */
      u &= sign | fraction;
      break;
    case 2: /* few bits */
      u &= ~(fraction >> below (53));
      break;
    case 3: /* all bits from some on */
      u |= fraction >> below (53);
      break;
    case 4:
      return std::strtod (
          random_decimal (1 + below (17), static_cast<int> (below (640)) - 320)
              .c_str (),
          nullptr);
    default: /* a short one */
      return (static_cast<double> (u >> below (64)) + .5)
             / static_cast<double> (1 << below (30));
    }
  double v;
  std::memcpy (&v, &u, sizeof v);
  return v;
}

#if LDBL_MANT_DIG == 64
inline long double
random_extended ()
{
  uint64_t m = random_bits ();
  unsigned top = below (65536);
  constexpr uint64_t integer = uint64_t (1) << 63;
  switch (below (7))
    {
    case 0: /* often an invalid one */
      break;
    case 1: /* subnormal and pseudo-denormal */
      top &= 0x8000;
      break;
    case 2:
      m = integer | uint64_t (1) << below (64);
      break;
    case 3:
      m = ~uint64_t (0) << below (64);
      break;
    case 4:
      return std::strtold (
          random_decimal (1 + below (20),
                          static_cast<int> (below (9800)) - 4950)
              .c_str (),
          nullptr);
    case 5:
      m |= integer;
      top = (top & 0x8000) + 0x3fff - 70 + below (140);
      break;
    default:
      m |= integer;
    }
  return extended (top, m);
}
#endif

#endif
