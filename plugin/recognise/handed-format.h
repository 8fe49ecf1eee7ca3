/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats that a call hands to a function of the program's own, which may print
   them by vprintf or one of its kind.  */

#ifndef QRINTF_RECOGNISE_HANDED_FORMAT_H
#define QRINTF_RECOGNISE_HANDED_FORMAT_H

#include "gcc/gcc-includes.h"

namespace qrintf
{

/* The literal format of CALL, a call of a function with the attribute format
   (printf), by its name or through a pointer; null if there is none, or if the
   function is from a system header, whose formats are printed elsewhere.  */
const char *handed_format (const gcall *call);

} // namespace qrintf

#endif
