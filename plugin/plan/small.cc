/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats of small calls.  See small.h.

   Refused is what the runtime does not read (readable.h).  What is plain here
   is what runtime/src/interpret/small-calls.c prints itself; a unit test
   compares both.  */

#include "plan/small.h"

#include "plan/readable.h"

namespace qrintf
{
namespace
{

bool
is_plain (const directive &d)
{
  const conversion_row &c = *d.conversion;
  return !(d.flags & ~(flag_left | flag_zero)) && !c.upper && c.base != 8
         && c.family != conversion_class::pointer
         && d.length != length_modifier::h && d.length != length_modifier::hh
         && (c.family != conversion_class::integer
             || d.precision.kind == field::absent);
}

/* What prints a plain real of STYLE, and what prints others.  */
emitter
printer_of (real_style style, bool plain)
{
  switch (style)
    {
    case real_style::fixed:
      return plain ? emitter::f64_fixed : emitter::interpret_fixed;
    case real_style::exponent:
      return plain ? emitter::f64_exponent : emitter::interpret_exponent;
    default:
      return plain ? emitter::f64_general : emitter::interpret_general;
    }
}

void
add (small_format &small, const directive &d)
{
  if (!d.conversion)
    {
      small.has_fields |= d.text.find ('%') != d.text.npos;
      return;
    }
  bool plain = is_plain (d);
  small.has_others |= !plain;
  small.has_fields |= d.flags || d.width.kind != field::absent;
  const conversion_row &c = *d.conversion;
  if (c.family == conversion_class::real)
    {
      small.has_reals = true;
      small.printers.push_back (printer_of (c.style, plain));
    }
  else if (plain && c.family == conversion_class::integer && c.base == 10)
    small.printers.push_back (emitter::u32_exact);
}

} // namespace

std::optional<small_format>
as_small_format (const parsed_format &format)
{
  if (!why_not_read (format).empty ())
    return {};
  small_format small;
  for (const directive &d : format.directives)
    add (small, d);
  return small;
}

} // namespace qrintf
