/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statements that may stop the program with a signal.  */

#ifndef QRINTF_ANALYSIS_RUNS_TRAPS_H
#define QRINTF_ANALYSIS_RUNS_TRAPS_H

#include "gcc/gcc-includes.h"

namespace qrintf
{

/* Whether STMT may trap although all statements that always precede it did not.
   Requires dominators and numbered statements (gimple_uid).  */
bool may_trap (gimple *stmt);

} // namespace qrintf

#endif
