/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pointers that a load from constant objects may give: the elements of a
   table, or a member of one of its rows.  */

#ifndef QRINTF_ANALYSIS_FORMATS_CONSTANT_LOADS_H
#define QRINTF_ANALYSIS_FORMATS_CONSTANT_LOADS_H

#include "gcc/gcc-includes.h"

namespace qrintf
{

/* Push the pointers that a load of REFERENCE may give, from the initialisers of
   constant objects.  The list may be incomplete, and may have pointers that the
   load never gives.  */
void push_loaded (tree reference, vec<tree> &values);

} // namespace qrintf

#endif
