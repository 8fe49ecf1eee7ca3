/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which formats are simple.  See simple.h.

   Refused are flags, widths, precisions of anything but reals, sizes and
   positions that are arguments, '%' as text, and all letters and lengths that
   stand seldom beside reals: each would weigh in every program that has a
   simple format.  */

#include "plan/simple.h"

#include <optional>

namespace qrintf
{
namespace
{

/* What the emitters print without a detour.  */
constexpr int most_places = 19;
constexpr int most_digits = 17;

bool
has_simple_precision (const directive &d)
{
  if (d.precision.kind == field::absent)
    return true;
  int most
      = d.conversion->style == real_style::fixed ? most_places : most_digits;
  return d.conversion->family == conversion_class::real
         && d.precision.kind == field::literal && d.precision.value <= most;
}

bool
has_simple_length (const directive &d)
{
  return d.length == length_modifier::none
         || (d.length == length_modifier::l
             && (d.conversion->family == conversion_class::integer
                 || d.conversion->family == conversion_class::real));
}

bool
is_simple (const directive &d)
{
  if (!d.conversion)
    return d.text.find ('%') == std::string::npos;
  const conversion_row &c = *d.conversion;
  bool has_letter = c.family == conversion_class::character
                    || c.family == conversion_class::string
                    || c.family == conversion_class::integer
                    || c.family == conversion_class::real;
  return has_letter && !c.upper && !c.wide && (c.base == 10 || c.base == 0)
         && !d.flags && d.width.kind == field::absent
         && d.text.find ('$') == std::string::npos && has_simple_precision (d)
         && has_simple_length (d);
}

/* What the runtime prints D by, if that is an emitter.  */
std::optional<emitter>
emitter_of (const directive &d)
{
  switch (d.conversion->family)
    {
    case conversion_class::real:
      return d.conversion->style == real_style::fixed ? emitter::f64_fixed
             : d.conversion->style == real_style::exponent
                 ? emitter::f64_exponent
                 : emitter::f64_general;
    case conversion_class::integer:
      return d.length == length_modifier::l ? emitter::u64_exact
                                            : emitter::u32_exact;
    default:
      return {};
    }
}

} // namespace

std::vector<emitter>
emitters_of_simple (const parsed_format &format)
{
  std::vector<emitter> all;
  bool has_real = false;
  for (const directive &d : format.directives)
    {
      if (!is_simple (d))
        return {};
      if (!d.conversion)
        continue;
      has_real |= d.conversion->family == conversion_class::real;
      if (std::optional<emitter> e = emitter_of (d))
        all.push_back (*e);
    }
  return has_real ? all : std::vector<emitter> ();
}

} // namespace qrintf
