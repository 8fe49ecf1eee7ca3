/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission: builds the GIMPLE of a plan and puts it in place of the call.  */

#ifndef QRINTF_EMIT_EMIT_H
#define QRINTF_EMIT_EMIT_H

#include "emit/emission.h"

namespace qrintf
{

/* Replace CALL by the code of PLAN, which must not be a refusal.  RUN is what
   the calls of a run share, in their order.  The caller renames virtual
   operands and recomputes dominators afterwards.  */
void emit (const printf_call &call, const plan &plan, stream_run &run);

/* What is built next calls the emitters for CALL's C library.  */
void use_emitters_of (const printf_call &call);

} // namespace qrintf

#endif
