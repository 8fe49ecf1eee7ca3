/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pass that gives the lengths of texts to the calls that search for the
   texts' ends.  */

#ifndef QRINTF_LENGTHS_KNOWN_LENGTHS_H
#define QRINTF_LENGTHS_KNOWN_LENGTHS_H

#include "gcc/gcc-includes.h"

namespace qrintf
{

/* The pass lets strlen, strcat and fputs use the results of the printf calls
   that wrote their strings, with a remark for each.  It runs directly before
   the lowering, which leaves these results as they are.  */
gimple_opt_pass *make_lengths_pass (gcc::context *ctxt);

} // namespace qrintf

#endif
