/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Recognition of statements that are calls of the printf family.  */

#ifndef QRINTF_RECOGNISE_PRINTF_CALL_H
#define QRINTF_RECOGNISE_PRINTF_CALL_H

#include "recognise/c-library.h"
#include "recognise/call.h"

namespace qrintf
{

/* The C library that would make the text of CALL.  For a user sink, and for a
   single piece, that is the library of the unit's snprintf.  */
c_library library_of_call (const printf_call &call);

/* STMT as a call of the family or of a user sink; nothing if it is neither.  */
std::optional<printf_call> recognise (gimple *stmt);

/* STMT as a call that prints a single piece to a stream, such as putchar, with
   the format that it amounts to.  It is apart if its result is used, or its
   text is not known.  Nothing if it is no such call.  */
std::optional<printf_call> recognise_single_piece (gimple *stmt);

inline bool
is_single_piece (const printf_call &call)
{
  return call.means != NULL_TREE;
}

/* CALL's format, where it is one literal.  */
std::optional<std::string> literal_format (const printf_call &call);

} // namespace qrintf

#endif
