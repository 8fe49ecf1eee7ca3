/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Passes the length of a text from the call that wrote it to the calls that
   search for the text's end.  */

#ifndef QRINTF_PASS_HAND_OUT_LENGTHS_H
#define QRINTF_PASS_HAND_OUT_LENGTHS_H

#include "recognise/call.h"

namespace qrintf
{

/* Let strlen, strcat and fputs in FUN use the results of those of CALLS that
   wrote their strings, with a remark for each.  Returns whether FUN has
   changed.  The statements of CALLS stay valid.  */
bool hand_out_lengths (function *fun, std::vector<printf_call> &calls);

} // namespace qrintf

#endif
