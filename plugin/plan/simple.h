/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Simple formats: what the runtime prints by one call that has the original
   format, see qrintf/emitters.h.  */

#ifndef QRINTF_PLAN_SIMPLE_H
#define QRINTF_PLAN_SIMPLE_H

#include "format/format.h"
#include "plan/emitters.h"

#include <vector>

namespace qrintf
{

/* The emitters that the runtime prints FORMAT by, if it is simple and has a
   real; otherwise none.  */
std::vector<emitter> emitters_of_simple (const parsed_format &format);

} // namespace qrintf

#endif
