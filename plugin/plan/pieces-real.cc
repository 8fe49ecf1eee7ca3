/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Floats as pieces.  See piece-maker.h.

   Every float emitter stops at a limit: the worst case of a "%f" is 310 digits
   and what people print has ten.  Constants fold where no locale, rounding mode
   or radix character can matter.  */

#include "plan/piece-maker.h"

#include <algorithm>

namespace qrintf
{
namespace
{

/* The longest text that is written only to be counted.  */
constexpr unsigned longest_counted = 512;

/* A locale's radix character.  */
constexpr unsigned longest_radix = 16;

} // namespace

/* The constant precision; -1 asks "%a" for all digits.  */
int
piece_maker::real_precision () const
{
  if (precision.high >= 0)
    return precision.high;
  return d.conversion->base == 16 ? -1 : 6;
}

bool
piece_maker::fold_real_constant ()
{
  const argument_facts &a = argument ();
  if (!a.constant || !constant_fields ())
    return false;
  auto text = fold_real (spec (width.high, real_precision ()), *a.constant);
  if (text)
    add_text (*text);
  return text.has_value ();
}

/* Sign, digits, radix, and in decimal an exponent of up to four digits.  */
length_range
piece_maker::real_length (int most_precision) const
{
  bool is_double = !is_long_double ();
  uint64_t digits = std::max (most_precision, 1);
  uint64_t high;
  if (d.conversion->base == 16)
    high = 4 + longest_radix + std::max<uint64_t> (digits, 16) + 7;
  else if (d.conversion->style == real_style::fixed)
    high = 1 + (is_double ? 309 : 4933) + longest_radix + digits;
  else
    /* "%g": 0.0001 and the digits, or an exponent.  */
    high = 2 + longest_radix + digits + 6;
  uint64_t low = width.low;
  return { std::max<uint64_t> (low, 1), std::max<uint64_t> (high, width.high) };
}

// %8.3f  ->  __qrintf_f64_fixed_field (cursor, limit, x, flags, 8, 3)
void
piece_maker::real ()
{
  if (fold_real_constant ())
    return;
  piece p = value_piece (piece_kind::call);
  p.bits = argument ().bits;
  p.limited = true;
  set_field (p);
  p.alt = flags & flag_alt;
  if (precision.constant ())
    p.precision.value = real_precision ();
  p.length = real_length (precision.constant () ? real_precision ()
                                                : precision.high);
  /* A size query is made by writing to the stack.  */
  bool counted = facts.bound && facts.bound->single () && facts.bound->low == 0;
  if (counted && p.length.high > longest_counted)
    return libc_piece ();
  add (std::move (p));
}

} // namespace qrintf
