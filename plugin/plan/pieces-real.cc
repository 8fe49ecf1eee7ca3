/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Floats as pieces.  See piece-maker.h.

   Every float emitter stops at a limit: the worst case of a "%f" is 310 digits
   and what people print has ten.  Constants fold where no locale, rounding mode
   or radix character can matter.  */

#include "plan/piece-maker.h"

#include "qrintf/emitters.h"

#include <algorithm>

namespace qrintf
{
namespace
{

/* The longest text that is written only to be counted.  */
constexpr unsigned longest_counted = 512;

/* A locale's radix character.  */
constexpr unsigned longest_radix = 16;

struct style_row
{
  char style;
  emitter plain;
  emitter field;
};

constexpr style_row styles[] = {
  { 'f', emitter::f64_fixed, emitter::f64_fixed_field },
  { 'e', emitter::f64_exponent, emitter::f64_exponent_field },
  { 'g', emitter::f64_general, emitter::f64_general_field },
};

const style_row &
style_named (char c)
{
  return *std::find_if (std::begin (styles), std::end (styles),
                        [c] (const style_row &row) { return row.style == c; });
}

} // namespace

char
piece_maker::real_style () const
{
  return static_cast<char> (d.conversion | 0x20);
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

/* Sign, digits, radix and an exponent of up to three digits; "%g" of 0.0001 has
   four zeros in its place.  */
length_range
piece_maker::real_length (int most_precision) const
{
  uint64_t digits = std::max (most_precision, 1);
  uint64_t high = longest_radix + digits
                  + (real_style () == 'f' ? 1 + 309 : 2 + 5);
  uint64_t low = width.low;
  return { std::max<uint64_t> (low, 1), std::max<uint64_t> (high, width.high) };
}

// %8.3f  ->  __qrintf_f64_fixed_field (cursor, limit, x, flags, 8, 3)
void
piece_maker::real ()
{
  if (fold_real_constant ())
    return;
  const style_row &row = style_named (real_style ());
  piece p;
  p.kind = piece_kind::call;
  p.limited = true;
  p.flags = runtime_flags (false);
  if (flags & flag_alt)
    p.flags |= QRINTF_ALT;
  if (d.conversion < 'a')
    p.flags |= QRINTF_UPPER;
  bool plain = p.flags == 0 && width.constant () && width.high <= 1;
  p.callee = plain ? row.plain : row.field;
  p.width_operand = width.value;
  p.precision_operand = precision.value;
  if (precision.constant ())
    p.precision_operand.value = real_precision ();
  p.length = real_length (precision.constant () ? real_precision ()
                                                : precision.high);
  /* A size query is made by writing to the stack.  */
  bool counted = facts.bound && facts.bound->single () && facts.bound->low == 0;
  if (counted && p.length.high > longest_counted)
    return libc_piece ();
  add (std::move (p));
}

} // namespace qrintf
