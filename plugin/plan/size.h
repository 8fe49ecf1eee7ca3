/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rough estimates of the code size of a call and of its lowered form, as GCC 12
   -Os makes them on x86-64.  They are good enough to tell which is smaller.  */

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
