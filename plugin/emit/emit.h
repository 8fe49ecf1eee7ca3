/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission: a plan becomes GIMPLE.  The only stage that changes the function.
 */

#ifndef QRINTF_EMIT_EMIT_H
#define QRINTF_EMIT_EMIT_H

#include "plan/types.h"
#include "recognise/call.h"

namespace qrintf
{

/* Replace CALL by what PLAN, which is no refusal, says.  The caller renames
   virtual operands and recomputes dominators afterwards.  */
void emit (const printf_call &call, const plan &plan);

} // namespace qrintf

#endif
