/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Recognition: which statement is a call of the printf family.  */

#ifndef QRINTF_RECOGNISE_PRINTF_CALL_H
#define QRINTF_RECOGNISE_PRINTF_CALL_H

#include "recognise/c-library.h"
#include "recognise/call.h"

namespace qrintf
{

/* The C library whose text CALL is to write, and which the program runs with:
   for a function of the program's own that of the unit's snprintf.  */
c_library library_of_call (const printf_call &call);

/* STMT as a call of a function of the table; nothing if it is none.  */
std::optional<printf_call> recognise (gimple *stmt);

/* CALL's format, where it is one literal.  */
std::optional<std::string> literal_format (const printf_call &call);

} // namespace qrintf

#endif
