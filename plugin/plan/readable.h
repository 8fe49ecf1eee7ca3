/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which formats the runtime reads when the program runs.  */

#ifndef QRINTF_PLAN_READABLE_H
#define QRINTF_PLAN_READABLE_H

#include "format/format.h"

namespace qrintf
{

/* Why the runtime refuses FORMAT, whatever the values are; empty if it reads
   it.  */
std::string why_not_read (const parsed_format &format);

} // namespace qrintf

#endif
