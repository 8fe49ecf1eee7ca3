/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which formats the runtime reads.  See readable.h.

   This is what directive.h, interpret-directive.c and interpret-real.c of
   runtime/src/interpret refuse, told from the format alone.  The unit test
   compares both.  */

#include "plan/readable.h"

#include "plan/pieces.h"

#include <algorithm>

namespace qrintf
{
namespace
{

constexpr int largest_number = 999;
constexpr size_t most_digits = 3;

/* The flags that the runtime takes for D.  */
unsigned
flags_of (const directive &d)
{
  switch (d.conversion->family)
    {
    case conversion_class::integer:
      return d.conversion->is_signed
                 ? flag_left | flag_zero | flag_plus | flag_space
             : d.conversion->base == 10 ? flag_left | flag_zero
                                        : flag_left | flag_zero | flag_alt;
    case conversion_class::real:
      return flag_left | flag_zero | flag_plus | flag_space;
    default:
      return flag_left;
    }
}

bool
has_length (const directive &d)
{
  switch (d.conversion->family)
    {
    case conversion_class::integer:
      return d.length != length_modifier::L
             && d.text.find_first_of ("qZ") == d.text.npos;
    case conversion_class::real:
      return d.length == length_modifier::none
             || d.length == length_modifier::l;
    default:
      return d.length == length_modifier::none;
    }
}

bool
has_numbers (const directive &d)
{
  size_t point = std::min (d.text.find ('.'), d.text.size () - 1);
  size_t digits = std::count_if (d.text.begin () + point, d.text.end (),
                                 [] (char c) { return c >= '0' && c <= '9'; });
  bool is_long = d.conversion->family == conversion_class::real
                 && d.precision.kind == field::literal
                 && d.precision.value > most_precision (d.conversion->style);
  return (d.width.kind != field::literal || d.width.value <= largest_number)
         && digits <= most_digits && !is_long;
}

bool
is_read (const directive &d)
{
  const conversion_row &c = *d.conversion;
  bool takes_precision = c.family != conversion_class::character
                         && c.family != conversion_class::pointer;
  return c.family != conversion_class::error
         && c.family != conversion_class::count && !c.wide && !c.is_c23
         && !(c.family == conversion_class::real && c.base != 10)
         && (takes_precision || d.precision.kind == field::absent)
         && d.text.find ('$') == d.text.npos && !(d.flags & ~flags_of (d))
         && has_length (d) && has_numbers (d);
}

} // namespace

std::string
why_not_read (const parsed_format &format)
{
  for (const directive &d : format.directives)
    if (d.conversion && !is_read (d))
      return "'" + d.text + "' is not read at run time";
  return format.error;
}

} // namespace qrintf
