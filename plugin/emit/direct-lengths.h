/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The length of a string that direct code has written, for the statements that
   ask for it.  */

#ifndef QRINTF_EMIT_DIRECT_LENGTHS_H
#define QRINTF_EMIT_DIRECT_LENGTHS_H

#include "gcc/gcc-includes.h"

namespace qrintf
{

/* Direct code has replaced CALL.  Its result, with the SSA name RESULT, is the
   length of the string in the buffer.  So calls of printed_length are needed
   only after the fallback, which is CALL itself if it still exists.  */
void use_length_of_direct_code (gcall *call, tree result);

} // namespace qrintf

#endif
