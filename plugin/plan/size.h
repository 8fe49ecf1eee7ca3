/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How many bytes of code a call and its lowered form take, roughly, as GCC 12
   -Os makes them on x86-64: enough to tell which of the two is the smaller.  */

#ifndef QRINTF_PLAN_SIZE_H
#define QRINTF_PLAN_SIZE_H

#include "format/format.h"
#include "plan/types.h"

namespace qrintf
{

unsigned size_of_libc_call (const parsed_format &format,
                            const call_facts &facts);
unsigned size_of_pieces (const plan &result, const call_facts &facts);

} // namespace qrintf

#endif
