/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether a call of the printf family tells the length of the string that it
   writes.  */

#ifndef QRINTF_LENGTHS_WRITERS_H
#define QRINTF_LENGTHS_WRITERS_H

#include "analysis/heat.h"
#include "analysis/origins.h"
#include "recognise/call.h"

namespace qrintf
{

/* Whether the result of CALL, if it is not negative and less than the size, is
   the length of the string that CALL leaves.  POINTERS and CODE answer for the
   current function.  */
bool tells_length (const printf_call &call, origins &pointers, heat_map &code);

/* Whether the string that CALL leaves has at least one byte, even if the call
   fails.  */
bool leaves_text (const printf_call &call);

} // namespace qrintf

#endif
