/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gives the length of a text that a call has written to those who look for the
   text's end.  */

#ifndef QRINTF_EMIT_KNOWN_LENGTHS_H
#define QRINTF_EMIT_KNOWN_LENGTHS_H

#include "analysis/text-lengths.h"

namespace qrintf
{

/* Let the readers of STRINGS use the results of their calls, which get names if
   they have none.  Changes basic blocks; the virtual operands have to be
   renamed.  */
void use_known_lengths (const std::vector<known_string> &strings);

} // namespace qrintf

#endif
