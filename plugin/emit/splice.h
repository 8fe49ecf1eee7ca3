/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puts the segments of a builder into the function in place of a call.  */

#ifndef QRINTF_EMIT_SPLICE_H
#define QRINTF_EMIT_SPLICE_H

#include "emit/builder.h"

namespace qrintf
{

/* Replace CALL by what BUILT holds; RESULT is its value, unused where CALL's
   is. With KEEP_CALL the call stays as the fallback that a failed test leads
   to. The caller renames virtual operands and recomputes dominators afterwards.
 */
void splice (gcall *call, const builder &built, tree result, bool keep_call);

} // namespace qrintf

#endif
