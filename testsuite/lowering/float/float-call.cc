/* Formats, calls and modes.  */

#include "float-call.h"

#include <cctype>
#include <cfenv>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace
{

const struct
{
  unsigned flag;
  char letter;
} flag_letters[] = { { QRINTF_LEFT, '-' },
                     { QRINTF_ZERO, '0' },
                     { QRINTF_ALT, '#' },
                     { QRINTF_PLUS, '+' },
                     { QRINTF_SPACE, ' ' } };

char
lower (char letter)
{
  return static_cast<char> (std::tolower (letter));
}

/* What the planner tells an emitter: '-' overrides '0'.  */
unsigned
emitter_flags (const float_conversion &c)
{
  unsigned flags = c.flags;
  if (flags & QRINTF_LEFT)
    flags &= ~unsigned (QRINTF_ZERO);
  if (c.letter != lower (c.letter))
    flags |= QRINTF_UPPER;
  return flags;
}

/* The precision that cuts S at its tie.  */
int
tie_precision (const float_sample &s, char style)
{
  const long double magnitude = std::fabs (s.value);
  const int digits = static_cast<int> (std::floor (std::log10 (magnitude))) + 1;
  switch (style)
    {
    case 'f':
      return s.tie;
    case 'e':
      return digits + s.tie - 1;
    default:
      return digits + s.tie;
    }
}

/* Mostly what programs ask for, now and then anything up to MOST.  */
int
any_precision (float_values &random, int least, int most)
{
  const int small = most < 40 ? most : 40;
  const auto up_to = [&] (int last) {
    return least
           + static_cast<int> (random.below (unsigned (last - least + 1)));
  };
  if (random.below (32) == 0)
    return up_to (most);
  return random.below (2) && small > 17 && least <= 17 ? up_to (17)
                                                       : up_to (small);
}

} // namespace

float_format
format_of (const float_conversion &c)
{
  float_format format;
  char *p = format.text;
  *p++ = '%';
  for (const auto &f : flag_letters)
    if (c.flags & f.flag)
      *p++ = f.letter;
  *p++ = '*';
  if (c.precision >= 0)
    {
      *p++ = '.';
      *p++ = '*';
    }
  if (c.extended)
    *p++ = 'L';
  *p++ = c.letter;
  *p = 0;
  return format;
}

std::string
describe (const float_conversion &c)
{
  std::string text = "%";
  for (const auto &f : flag_letters)
    if (c.flags & f.flag)
      text += f.letter;
  if (c.width)
    text += std::to_string (c.width);
  if (c.precision >= 0)
    text += '.' + std::to_string (c.precision);
  return text + (c.extended ? "L" : "") + c.letter;
}

int
libc_text (char *text, std::size_t size, const float_conversion &c,
           const float_format &format, long double v)
{
  const int width = static_cast<int> (c.width);
  const double d = static_cast<double> (v);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  if (c.precision < 0)
    return c.extended ? std::snprintf (text, size, format.text, width, v)
                      : std::snprintf (text, size, format.text, width, d);
  return c.extended
             ? std::snprintf (text, size, format.text, width, c.precision, v)
             : std::snprintf (text, size, format.text, width, c.precision, d);
#pragma GCC diagnostic pop
}

char *
emit (const versions &tier, const float_conversion &c, char *cursor,
      char *limit, long double v)
{
  const unsigned flags = emitter_flags (c);
  const unsigned precision = static_cast<unsigned> (c.precision);
  const bool field = c.field || flags || c.width;
  const double d = static_cast<double> (v);
  const char style = lower (c.letter);
  if (c.extended)
    {
      const unsigned bit = style == 'f'   ? 0
                           : style == 'e' ? QRINTF_EXPONENT
                           : style == 'g' ? QRINTF_GENERAL
                                          : QRINTF_HEXFLOAT;
      return tier.f80 (cursor, limit, v, flags | bit, c.width, c.precision);
    }
  switch (style)
    {
    case 'f':
      return field ? tier.f64_fixed_field (cursor, limit, d, flags, c.width,
                                           precision)
                   : tier.f64_fixed (cursor, limit, d, precision);
    case 'e':
      return field ? tier.f64_exponent_field (cursor, limit, d, flags, c.width,
                                              precision)
                   : tier.f64_exponent (cursor, limit, d, precision);
    case 'g':
      return field ? tier.f64_general_field (cursor, limit, d, flags, c.width,
                                             precision)
                   : tier.f64_general (cursor, limit, d, precision);
    case 'a':
      return tier.f64_hex (cursor, limit, d, flags, c.width, c.precision);
    default:
      std::abort ();
    }
}

float_conversion
any_conversion (float_values &random, const float_sample &s, char letter,
                bool extended, int least, int most)
{
  float_conversion c;
  c.letter = letter;
  c.extended = extended;
  const char style = lower (letter);
  c.precision = any_precision (random, least, most);
  if (style == 'a' && random.below (2))
    c.precision = -1;
  if (style != 'a' && s.tie != s.no_tie && random.below (4))
    {
      const int precision = tie_precision (s, style);
      if (precision >= least && precision <= most)
        c.precision = precision;
    }
  if (random.below (2))
    {
      c.field = random.below (2);
      return c;
    }
  c.field = true;
  if (random.below (2))
    for (const auto &f : flag_letters)
      if (random.below (3) == 0)
        c.flags |= f.flag;
  if (random.below (4))
    c.width = random.below (random.below (32) ? 50 : 800);
  return c;
}

const rounding_mode rounding_modes[4] = { { "nearest", FE_TONEAREST },
                                          { "downward", FE_DOWNWARD },
                                          { "upward", FE_UPWARD },
                                          { "zero", FE_TOWARDZERO } };

rounding::rounding (const rounding_mode &mode)
{
  if (std::fesetround (mode.value) != 0)
    std::abort ();
}

rounding::~rounding () { std::fesetround (FE_TONEAREST); }
/* SPDX-License-Identifier: GPL-3.0-or-later */
