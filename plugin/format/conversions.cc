/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of conversions.def as a table.  */

#include "format/conversions.h"

namespace qrintf
{
namespace
{

enum traits : unsigned
{
  SIGNED = 1,
  UPPER = 2,
  WIDE = 4,
  C23 = 8
};

constexpr unsigned
bit (length_modifier length)
{
  return 1u << unsigned (length);
}

constexpr unsigned NONE = bit (length_modifier::none);
constexpr unsigned TEXTS = NONE | bit (length_modifier::l);
constexpr unsigned REALS = TEXTS | bit (length_modifier::L);
constexpr unsigned INTEGERS
    = TEXTS | bit (length_modifier::hh) | bit (length_modifier::h)
      | bit (length_modifier::ll) | bit (length_modifier::j)
      | bit (length_modifier::z) | bit (length_modifier::t);

constexpr conversion_row
make_row (char letter, conversion_class family, unsigned base, real_style style,
          const char *prefix, unsigned traits, unsigned lengths)
{
  auto has = [traits] (unsigned trait) { return (traits & trait) != 0; };
  return { letter,       family,      base,       style,     prefix,
           has (SIGNED), has (UPPER), has (WIDE), has (C23), lengths };
}

constexpr conversion_row conversions[] = {
#define QRINTF_CONVERSION(letter, family, base, style, prefix, traits,         \
                          lengths)                                             \
  make_row (letter, conversion_class::family, base, real_style::style, prefix, \
            traits, lengths),
#include "format/conversions.def"
};

} // namespace

const conversion_row *
find_conversion (char letter)
{
  for (const conversion_row &row : conversions)
    if (row.letter == letter)
      return &row;
  return nullptr;
}

} // namespace qrintf
