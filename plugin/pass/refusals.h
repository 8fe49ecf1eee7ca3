/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why calls stay with libc whatever they print.  */

#ifndef QRINTF_PASS_REFUSALS_H
#define QRINTF_PASS_REFUSALS_H

#include "recognise/call.h"

namespace qrintf
{

/* Why no call in FUN can be lowered, or null.  */
const char *refusal_for_function (function *fun);

/* Why CALL cannot be replaced at its place, or null.  */
const char *refusal_for_statement (const printf_call &call);

} // namespace qrintf

#endif
