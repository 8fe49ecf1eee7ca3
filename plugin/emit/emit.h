/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission: a plan becomes GIMPLE.  The only stage that changes the function.
 */

#ifndef QRINTF_EMIT_H
#define QRINTF_EMIT_H

#include "recognise/call.h"
#include "plan/types.h"

namespace qrintf
{

/* Replace CALL by what PLAN, which is no refusal, says.  The caller renames
   virtual operands and recomputes dominators afterwards.  */
void emit (const printf_call &call, const plan &plan);

} // namespace qrintf

#endif
