/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions of the program that print its messages.  */

#ifndef QRINTF_ANALYSIS_OWN_MESSAGES_H
#define QRINTF_ANALYSIS_OWN_MESSAGES_H

#include "recognise/call.h"

namespace qrintf
{

/* Whether CALL hands on a format that the current function is given, and which
   is a translation in each of the unit's calls of it, of which there are some.
   Calls of other units are taken to be of the same kind.  */
bool hands_on_messages (const printf_call &call);

} // namespace qrintf

#endif
