/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that choose among literal formats become one call for each.  */

#ifndef QRINTF_SPLIT_FORMATS_H
#define QRINTF_SPLIT_FORMATS_H

#include "gcc/gcc-includes.h"

namespace qrintf
{

/* How many loops STMT lies in.  */
unsigned depth_of_loops (gimple *stmt);

/* Split such calls of FUN, whose dominance information is lost then.  Those
   that are left because the function would become too large go to LEFT.  */
void split_formats (function *fun, hash_set<gimple *> &left);

} // namespace qrintf

#endif
