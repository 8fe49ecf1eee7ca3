/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that print to one stream, one right after the other.  */

#ifndef QRINTF_ANALYSIS_NEIGHBOURS_H
#define QRINTF_ANALYSIS_NEIGHBOURS_H

#include "recognise/call.h"

namespace qrintf
{

/* Whether NEXT follows CALL whenever that returns, both print to the same
   stream, and nothing between them can find out whether the text of CALL is in
   the stream's buffer yet.  */
bool are_neighbours (const printf_call &call, const printf_call &next);

} // namespace qrintf

#endif
