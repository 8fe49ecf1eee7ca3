/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gives the length of a text that a call has written to those who look for the
   text's end.  */

#ifndef QRINTF_EMIT_KNOWN_LENGTHS_H
#define QRINTF_EMIT_KNOWN_LENGTHS_H

#include "analysis/text-lengths.h"

namespace qrintf
{

/* Let the readers of STRINGS use the results of their calls, which get names if
   they have none.  The virtual operands have to be renamed.  */
void use_known_lengths (const std::vector<known_string> &strings);

/* Direct code has taken the place of CALL, where the result has the name RESULT
   and is the length of what is in the buffer.  Let those who ask for that
   length do so behind the fallback only, which is CALL itself if there is
   one.  */
void use_length_of_direct_code (gcall *call, tree result);

} // namespace qrintf

#endif
