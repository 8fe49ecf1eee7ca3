/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats, calls and modes.  */

#include "float-call.h"

#include <cctype>
#include <cfenv>
#include <cmath>
#include <cstdio>
#include <cstdint>
#include <cstdlib>
#include <cstring>

#include <langinfo.h>

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
  const double magnitude = std::fabs (s.value);
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
  const int small = most < 20 ? most : 20;
  const auto up_to = [&] (int last) {
    return least
           + static_cast<int> (random.below (unsigned (last - least + 1)));
  };
  if (random.below (32) == 0)
    return up_to (most);
  return random.below (2) && small > 17 && least <= 17 ? up_to (17)
                                                       : up_to (small);
}

/* Calls with more digits are refused when they are planned.  */
bool
planner_allows (const float_conversion &c)
{
  return lower (c.letter) == 'f' || c.precision <= 17;
}

bool
is_signalling (double v)
{
  uint64_t bits;
  std::memcpy (&bits, &v, sizeof bits);
  return std::isnan (v) && !(bits >> 51 & 1);
}

} // namespace

std::string
describe (const float_conversion &c)
{
  std::string text = "%";
  for (const auto &f : flag_letters)
    if (c.flags & f.flag)
      text += f.letter;
  if (c.width)
    text += std::to_string (c.width);
  return text + '.' + std::to_string (c.precision) + c.letter;
}

int
libc_text (char *text, std::size_t size, const float_conversion &c, double v)
{
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return std::snprintf (text, size, describe (c).c_str (), v);
#pragma GCC diagnostic pop
}

char *
emit (const versions &tier, const float_conversion &c, char *cursor,
      char *limit, double v)
{
  const unsigned flags = emitter_flags (c);
  const unsigned precision = static_cast<unsigned> (c.precision);
  if (!planner_allows (c))
    return nullptr; /* no emitter is ever called for it */
  const bool field = c.field || flags || c.width;
  std::uint64_t bits;
  std::memcpy (&bits, &v, sizeof bits);
  switch (lower (c.letter))
    {
    case 'f':
      return field ? tier.real_fixed_field (cursor, limit, bits, flags, c.width,
                                           precision)
                   : tier.real_fixed (cursor, limit, bits, precision);
    case 'e':
      return field ? tier.real_exponent_field (cursor, limit, bits, flags,
                                               c.width, precision)
                   : tier.real_exponent (cursor, limit, bits, precision);
    case 'g':
      return field ? tier.real_general_field (cursor, limit, bits, flags,
                                              c.width, precision)
                   : tier.real_general (cursor, limit, bits, precision);
    default:
      std::abort ();
    }
}

bool
serves (const float_conversion &c, double v)
{
  if (!planner_allows (c))
    return false;
  if (!std::isfinite (v))
    return !is_signalling (v);
  if (lower (c.letter) == 'f')
    return c.precision <= 19;
  return std::strlen (nl_langinfo (RADIXCHAR)) == 1;
}

float_conversion
any_conversion (float_values &random, const float_sample &s, char letter,
                int least, int most)
{
  float_conversion c;
  c.letter = letter;
  c.precision = any_precision (random, least, most);
  if (s.tie != s.no_tie && random.below (4))
    {
      const int precision = tie_precision (s, lower (letter));
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
