/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which directives libc alone prints.  See pieces.h.  */

#include "plan/pieces/pieces.h"

#include <algorithm>

namespace qrintf
{
namespace
{

/* Whether the runtime's printf leaves D to libc, whatever its value is.  */
bool
is_left (const directive &d)
{
  if (!d.conversion)
    return false;
  if (is_of_libc (d) || d.text.find ('$') != std::string::npos)
    return true;
  return d.conversion->family == conversion_class::count
         || (d.conversion->family == conversion_class::real
             && d.conversion->base == 10 && d.length != length_modifier::L
             && d.precision.kind == field::literal
             && d.precision.value > most_real_precision (d));
}

} // namespace

bool
is_of_libc (const directive &d)
{
  if (d.flags & (flag_group | flag_locale_digits))
    return true;
  bool is_text = d.conversion->family == conversion_class::character
                 || d.conversion->family == conversion_class::string;
  return is_text && (d.conversion->wide || d.length != length_modifier::none);
}

int
most_real_precision (const directive &d)
{
  return d.conversion->style == real_style::fixed ? 19 : 17;
}

bool
is_left_to_libc (const parsed_format &format)
{
  return std::any_of (format.directives.begin (), format.directives.end (),
                      is_left);
}

} // namespace qrintf
