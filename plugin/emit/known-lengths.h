/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Passes the length of a text that a call has written to the calls that would
   search for the text's end.  */

#ifndef QRINTF_EMIT_KNOWN_LENGTHS_H
#define QRINTF_EMIT_KNOWN_LENGTHS_H

#include "analysis/text-lengths.h"

namespace qrintf
{

/* Let the readers of STRINGS use the results of the calls that wrote them.
   Results without an SSA name get one.  The caller renames virtual
   operands.  */
void use_known_lengths (const std::vector<known_string> &strings);

/* Direct code has replaced CALL.  Its result, with the SSA name RESULT, is the
   length of the string in the buffer.  So calls of printed_length are needed
   only after the fallback, which is CALL itself if it still exists.  */
void use_length_of_direct_code (gcall *call, tree result);

} // namespace qrintf

#endif
