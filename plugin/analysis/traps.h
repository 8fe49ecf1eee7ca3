/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may stop the program with a signal.  */

#ifndef QRINTF_ANALYSIS_TRAPS_H
#define QRINTF_ANALYSIS_TRAPS_H

#include "gcc/gcc-includes.h"

namespace qrintf
{

/* Whether STMT may trap where the statements that come before it in any case did
   not.  Dominators are known, and statements have their numbers.  */
bool may_trap (gimple *stmt);

} // namespace qrintf

#endif
