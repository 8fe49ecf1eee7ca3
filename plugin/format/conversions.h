/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of printf's conversions.  See conversions.def.  */

#ifndef QRINTF_FORMAT_CONVERSIONS_H
#define QRINTF_FORMAT_CONVERSIONS_H

namespace qrintf
{

enum class conversion_class
{
  integer,
  real,
  string,
  character,
  pointer,
  error, /* errno's text, without an argument */
  count  /* stores the number of bytes written so far */
};

enum class real_style
{
  none, /* not a float */
  fixed,
  exponent,
  general /* fixed or exponent, depending on the value */
};

enum class length_modifier
{
  none,
  hh,
  h,
  l,
  ll, /* or 'q' */
  j,
  z,
  t,
  L
};

struct conversion_row
{
  char letter;
  conversion_class family;
  unsigned base;
  real_style style;
  const char *prefix;
  bool is_signed;
  bool upper;
  bool wide;
  bool is_c23;
  unsigned lengths; /* a bit for each length modifier that C allows */

  bool
  is_known_to_c (length_modifier length) const
  {
    return lengths >> unsigned (length) & 1;
  }
};

/* The row of LETTER, or null if no C library has such a conversion.  */
const conversion_row *find_conversion (char letter);

} // namespace qrintf

#endif
