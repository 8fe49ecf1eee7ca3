/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Floats as pieces.  See piece-maker.h.

   Every float emitter takes a limit and may give up: there, at numbers that it
   does not print, or at a radix character of several bytes.  The call is the
   original's then.  Constants fold where no locale, rounding mode or radix
   character can matter.

   Refused: what would always be given up, more digits than an emitter makes. */

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

/* How many digits behind the point the emitters make.  */
int
piece_maker::most_real_precision () const
{
  return d.conversion->style == real_style::fixed ? 19 : 17;
}

/* The constant precision.  */
int
piece_maker::real_precision () const
{
  return precision.high >= 0 ? precision.high : 6;
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

/* "%f": a sign and the 20 digits of a number below 2^64.  "%e": a sign, a digit
   and an exponent of three digits; "%g" of 0.0001 has "0.000" in their place.
   However long a radix character is, it counts as one byte of the width.  */
length_range
piece_maker::real_length (int most_precision) const
{
  uint64_t digits = std::max (most_precision, 1);
  uint64_t text
      = digits + (d.conversion->style == real_style::fixed ? 1 + 20 : 2 + 5);
  return { std::max<uint64_t> (width.low, 1),
           std::max<uint64_t> (text, width.high) + longest_radix };
}

/* Would the emitter always give up?  */
bool
piece_maker::real_is_too_long () const
{
  const auto &constant = argument ().constant;
  bool huge = constant && constant->kind == real_constant::huge;
  return (huge && d.conversion->style == real_style::fixed)
         || (precision.constant ()
             && real_precision () > most_real_precision ());
}

// %8.3f  ->  __qrintf_f64_fixed_field (cursor, limit, x, flags, 8, 3)
void
piece_maker::real ()
{
  if (fold_real_constant ())
    return;
  if (real_is_too_long ())
    return refuse ("'" + d.text + "' has more digits than the emitters make");
  piece p = value_piece (piece_kind::call);
  p.bits = argument ().bits;
  p.limited = true;
  p.checked = true;
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
