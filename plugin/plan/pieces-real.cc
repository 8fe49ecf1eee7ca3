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
  unsigned base;
  real_style style;
  emitter plain;
  emitter field;
  unsigned flag; /* as __qrintf_f80 has it */
};

constexpr style_row styles[] = {
  { 10, real_style::fixed, emitter::f64_fixed, emitter::f64_fixed_field, 0 },
  { 10, real_style::exponent, emitter::f64_exponent,
    emitter::f64_exponent_field, QRINTF_EXPONENT },
  { 10, real_style::general, emitter::f64_general, emitter::f64_general_field,
    QRINTF_GENERAL },
  { 16, real_style::exponent, emitter::f64_hex, emitter::f64_hex,
    QRINTF_HEXFLOAT },
};

const style_row &
style_of (const conversion_row &c)
{
  return *std::find_if (std::begin (styles), std::end (styles),
                        [&c] (const style_row &row) {
                          return row.base == c.base && row.style == c.style;
                        });
}

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
  const style_row &row = style_of (*d.conversion);
  bool is_double = !is_long_double ();
  piece p;
  p.kind = piece_kind::call;
  p.limited = true;
  p.flags = runtime_flags (false);
  if (flags & flag_alt)
    p.flags |= QRINTF_ALT;
  if (d.conversion->upper)
    p.flags |= QRINTF_UPPER;
  bool plain = p.flags == 0 && width.constant () && width.high <= 1;
  p.callee = !is_double ? emitter::f80 : plain ? row.plain : row.field;
  if (!is_double)
    p.flags |= row.flag;
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
