/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pointers that a load from constant objects may give: the elements of a
   table, or a member of one of its rows.  */

#ifndef QRINTF_ANALYSIS_CONSTANT_LOADS_H
#define QRINTF_ANALYSIS_CONSTANT_LOADS_H

#include "gcc/gcc-includes.h"

namespace qrintf
{

/* Push the pointers that REFERENCE, the operand of a load, may be initialised
   with, as far as it lies in objects whose initialisers hold.  They need not be
   all that it may give, and it need not give each of them.  */
void push_loaded (tree reference, vec<tree> &values);

} // namespace qrintf

#endif
