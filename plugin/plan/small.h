/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats of small calls, which the runtime reads (qrintf/emitters.h), and
   which calls may be small.  */

#ifndef QRINTF_PLAN_SMALL_H
#define QRINTF_PLAN_SMALL_H

#include "format/format.h"
#include "plan/types.h"

#include <optional>

namespace qrintf
{

/* What a small call with FORMAT is printed by; nothing if the runtime refuses
   FORMAT.  */
std::optional<small_format> as_small_format (const parsed_format &format);

/* Whether the text of PLAN fits its destination for all values.  */
bool fits_for_sure (const plan &plan);

/* Whether a small call prints to where PLAN does, of a call with FACTS: into a
   stream, or at the destination itself.  A call that is hardly larger than the
   small one is better.  */
bool can_be_small (const plan &plan, const call_facts &facts);

} // namespace qrintf

#endif
