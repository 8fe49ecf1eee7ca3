/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pass that lowers printf-family calls.  */

#ifndef QRINTF_PASS_LOWER_H
#define QRINTF_PASS_LOWER_H

#include "gcc/gcc-includes.h"

namespace qrintf
{

gimple_opt_pass *make_lowering_pass (gcc::context *ctxt);

} // namespace qrintf

#endif
