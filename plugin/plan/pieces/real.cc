/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Floats as pieces.  See piece-maker.h.

   Every float emitter takes a limit and may give up: at the limit, at numbers
   that it cannot print, or at a radix character of several bytes.  The fallback
   then writes the text.  Constants are folded if their text depends neither on
   the locale nor on the rounding mode.

   Refused: directives for which the emitter would always give up, such as a
   precision beyond its digits.  */

#include "plan/pieces/piece-maker.h"
#include "plan/pieces/pieces.h"

#include <algorithm>

namespace qrintf
{
namespace
{

/* The longest text that a size query writes to the stack in order to count
   it.  */
constexpr unsigned longest_counted = 512;

/* The longest radix character of a locale, in bytes.  */
constexpr unsigned longest_radix = 16;

} // namespace

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

/* "%f" has a sign and up to 309 digits before the radix character.  "%e" has a
   sign, a digit and an exponent of three digits.  "%g" may add zeros, as in
   "0.0001", which take no more bytes than that exponent.  A radix character
   counts as one byte of the width, however long it is.  */
length_range
piece_maker::real_length (int most_precision) const
{
  uint64_t digits = std::max (most_precision, 1);
  uint64_t text
      = digits + (d.conversion->style == real_style::fixed ? 1 + 309 : 2 + 5);
  return { std::max<uint64_t> (width.low, 1),
           std::max<uint64_t> (text, width.high) + longest_radix };
}

// %8.3f  ->  __qrintf_real_fixed_field (cursor, limit, x, flags, 8, 3)
void
piece_maker::real ()
{
  if (fold_real_constant ())
    return;
  /* The emitter would always give up.  */
  if (precision.constant () && real_precision () > most_real_precision (d))
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
  /* A size query writes the text to the stack.  */
  bool counted = facts.bound && facts.bound->single () && facts.bound->low == 0;
  if (counted && p.length.high > longest_counted)
    return refuse ("'" + d.text + "' may be too long for the stack");
  add (std::move (p));
}

} // namespace qrintf
