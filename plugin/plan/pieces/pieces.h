/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The planner's first half: one directive becomes one or more pieces,
   independently of the other directives.  No GCC types.  */

#ifndef QRINTF_PLAN_PIECES_PIECES_H
#define QRINTF_PLAN_PIECES_PIECES_H

#include "format/format.h"
#include "plan/types.h"

namespace qrintf
{

/* The maximum number of digits behind the point, or for %g of all digits, that
   the emitters of STYLE make.  */
constexpr int
most_precision (real_style style)
{
  return style == real_style::fixed ? 19 : 17;
}

/* Append to RESULT the pieces of directive D and the tests that they need, or
   set its refusal.  A width or precision that is known only at run time is
   tested to be at most STAR_LIMIT.  */
void add_pieces (plan &result, const directive &d, const call_facts &facts,
                 int star_limit);

} // namespace qrintf

#endif
