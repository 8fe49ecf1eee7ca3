/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Recognition of statements that are calls of the printf family.  */

#ifndef QRINTF_RECOGNISE_PRINTF_CALL_H
#define QRINTF_RECOGNISE_PRINTF_CALL_H

#include "recognise/c-library/c-library.h"
#include "recognise/call.h"

namespace qrintf
{

/* The C library whose printf CALL would use.  For a user sink and for a single
   piece it is the library of the unit's snprintf.  */
c_library library_of_call (const printf_call &call);

/* STMT as a call of the family or of a user sink; nothing if it is neither.  */
std::optional<printf_call> recognise (gimple *stmt);

/* STMT as a call that prints a single piece to a stream, such as putchar, with
   the equivalent format.  It stays outside runs of calls if its result is used
   or its text is unknown.  Nothing if STMT is not such a call.  */
std::optional<printf_call> recognise_single_piece (gimple *stmt);

/* Whether the declaration of FUNCTION has the attribute warning or error: GCC
   gives that message where a call of it is left in the code.  */
bool has_message (tree function);

inline bool
is_single_piece (const printf_call &call)
{
  return call.means != NULL_TREE;
}

} // namespace qrintf

#endif
