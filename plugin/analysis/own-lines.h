/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines that functions of the program make of their callers' formats and print
   at once.  */

#ifndef QRINTF_ANALYSIS_OWN_LINES_H
#define QRINTF_ANALYSIS_OWN_LINES_H

#include "recognise/call.h"

namespace qrintf
{

/* Whether PIECE, a single piece, prints what one of CALLS has just written with
   a va_list.  Such a function is likely to be called often.  */
bool prints_own_line (const printf_call &piece,
                      const std::vector<printf_call> &calls);

} // namespace qrintf

#endif
