/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that choose among literal formats become one call for each.  */

#ifndef QRINTF_SPLIT_FORMATS_H
#define QRINTF_SPLIT_FORMATS_H

#include "gcc-includes.h"

namespace qrintf
{

/* Split such calls of FUN, whose dominance information is lost then.  */
void split_formats (function *fun);

} // namespace qrintf

#endif
