/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls through a pointer that may hold vsnprintf or a similar function, as in
   libstdc++'s std::to_string (double).  */

#ifndef QRINTF_RECOGNISE_BY_POINTER_H
#define QRINTF_RECOGNISE_BY_POINTER_H

#include "gcc/gcc-includes.h"

namespace qrintf
{

/* The function that CALL, through a pointer, is expected to call: a function of
   the C library that takes a va_list, has the type that the pointer has, and
   whose address is taken in the unit.  Null if there is no such function.  */
tree expected_callee (const gcall *call);

} // namespace qrintf

#endif
