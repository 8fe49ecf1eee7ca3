/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats of small calls, and which calls these may be.  See small.h.

   Refused is what the runtime does not read (readable.h).  What is plain here
   is what runtime/src/interpret/small-calls.c prints itself; a unit test
   compares both.  */

#include "plan/small.h"

#include "plan/emitter-table.h"
#include "plan/readable.h"
#include "plan/size.h"

namespace qrintf
{
namespace
{

/* A call to a buffer that is estimated to have fewer bytes is no small one.  */
constexpr unsigned least_size_for_small = 40;

/* Nor is one to a buffer of fewer bytes that its text might not fit.  */
constexpr unsigned room_for_small = 64;

bool
is_plain (const directive &d)
{
  const conversion_row &c = *d.conversion;
  bool is_number = c.family == conversion_class::integer
                   || c.family == conversion_class::pointer;
  return !(d.flags & ~(flag_left | flag_zero))
         && !(c.upper && c.family == conversion_class::real)
         && d.length != length_modifier::h && d.length != length_modifier::hh
         && !(is_number && d.precision.kind != field::absent);
}

void
add (small_format &small, const directive &d)
{
  if (!d.conversion)
    return;
  bool plain = is_plain (d);
  small.has_others |= !plain;
  small.has_fields |= d.flags || d.width.kind != field::absent;
  const conversion_row &c = *d.conversion;
  if (c.family == conversion_class::real)
    {
      small.has_reals = true;
      real_printers printers = printers_of (c.style);
      small.printers.push_back (plain ? printers.plain : printers.interpreted);
    }
  else if (plain && c.family == conversion_class::integer && c.base == 10)
    small.printers.push_back (emitter::u32_exact);
}

/* Whether the destination may be too small for a small call, which asks for the
   room of the longest number for each number, although the text of PLAN might
   fit.  */
bool
has_little_room (const plan &plan, const call_facts &facts)
{
  const auto &size = facts.bound ? facts.bound : facts.object_size;
  return !fits_for_sure (plan) && size && size->high < room_for_small;
}

} // namespace

bool
fits_for_sure (const plan &plan)
{
  return plan.strategy == strategy::direct && !plan.has_fallback ();
}

bool
can_be_small (const plan &plan, const call_facts &facts)
{
  if (plan.strategy == strategy::stream)
    return true;
  bool sizes_known = !facts.bound || !facts.object_size
                     || facts.bound->low == facts.bound->high;
  return facts.to == sink::buffer && sizes_known && !facts.for_size
         && (plan.strategy == strategy::direct
             || plan.strategy == strategy::guarded
             || plan.strategy == strategy::bounded
             || plan.strategy == strategy::scratch)
         && !has_little_room (plan, facts)
         && size_of_pieces (plan, facts) > least_size_for_small;
}

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
