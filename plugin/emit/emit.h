/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission: builds the GIMPLE of a plan and replaces the call by it.  */

#ifndef QRINTF_EMIT_EMIT_H
#define QRINTF_EMIT_EMIT_H

#include "emit/emission.h"

namespace qrintf
{

/* Replace CALL by the code of PLAN, which must not be a refusal.  RUN is the
   state that the calls of a run share; they are emitted in their order.
   OTHERWISE, if it is not null, can serve as the fallback: the same call in a
   block of its own, which calls in runs do not have.  The caller renames
   virtual operands and recomputes dominators afterwards.  */
void emit (const printf_call &call, const plan &plan, stream_run &run,
           gcall *otherwise = nullptr);

/* Let code that is built from now on call the emitters for CALL's C
   library.  */
void use_emitters_of (const printf_call &call);

} // namespace qrintf

#endif
