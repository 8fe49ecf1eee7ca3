/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Passes the length of a string that a call has written to the calls that would
   search for the string's end.  */

#ifndef QRINTF_LENGTHS_USE_LENGTHS_H
#define QRINTF_LENGTHS_USE_LENGTHS_H

#include "lengths/known-strings.h"

namespace qrintf
{

/* Let the readers of STRINGS use the results of the calls that wrote them.
   Results without an SSA name get one.  The caller renames virtual
   operands.  */
void use_known_lengths (const std::vector<known_string> &strings);

} // namespace qrintf

#endif
