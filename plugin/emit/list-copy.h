/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The copy of a va_list that a call reads.  */

#ifndef QRINTF_EMIT_LIST_COPY_H
#define QRINTF_EMIT_LIST_COPY_H

#include "recognise/call.h"

namespace qrintf
{

/* If CALL's va_list is a copy that has just been made, make that copy member by
   member.  */
void copy_list_by_members (const printf_call &call);

} // namespace qrintf

#endif
