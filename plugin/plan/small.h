/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats of small calls: the runtime reads them, see qrintf/emitters.h.  */

#ifndef QRINTF_PLAN_SMALL_H
#define QRINTF_PLAN_SMALL_H

#include "format/format.h"
#include "plan/types.h"

#include <optional>

namespace qrintf
{

/* What a small call with FORMAT is printed by; nothing if the runtime refuses
   FORMAT.  */
std::optional<small_format> as_small_format (const parsed_format &format);

} // namespace qrintf

#endif
