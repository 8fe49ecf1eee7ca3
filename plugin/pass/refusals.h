/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why calls stay with libc no matter what they print.  */

#ifndef QRINTF_PASS_REFUSALS_H
#define QRINTF_PASS_REFUSALS_H

#include "recognise/call.h"

namespace qrintf
{

/* Why nothing can be lowered in FUN, or null.  */
const char *refusal_for_function (function *fun);

/* Why CALL cannot be replaced where it stands, or null.  */
const char *refusal_for_statement (const printf_call &call);

} // namespace qrintf

#endif
