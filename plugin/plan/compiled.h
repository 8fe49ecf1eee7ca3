/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compiled formats: what the runtime prints by one call, see
   qrintf/emitters.h.  */

#ifndef QRINTF_PLAN_COMPILED_H
#define QRINTF_PLAN_COMPILED_H

#include "analysis/facts.h"
#include "format/format.h"
#include "plan/types.h"

namespace qrintf
{

/* FORMAT as a compiled format for a call with FACTS, which are right for it. It
   has no bytes if there is a directive that no operation prints, or if the
   values are too many.  */
compiled_format compile (const parsed_format &format, const call_facts &facts);

} // namespace qrintf

#endif
