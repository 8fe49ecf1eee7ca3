/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls through a pointer that may lead to vsnprintf or one of its kind, as in
   libstdc++'s std::to_string (double).  */

#ifndef QRINTF_RECOGNISE_BY_POINTER_H
#define QRINTF_RECOGNISE_BY_POINTER_H

#include "gcc/gcc-includes.h"

namespace qrintf
{

/* The function that CALL, which is through a pointer, is expected to call: one
   of the C library that takes a va_list, is of the pointer's type, and has its
   address taken in the unit.  Null if there is none.  */
tree expected_callee (const gcall *call);

} // namespace qrintf

#endif
