/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compiled formats: what the runtime prints by one call, see
   qrintf/emitters.h.  */

#ifndef QRINTF_PLAN_COMPILED_H
#define QRINTF_PLAN_COMPILED_H

#include "analysis/facts.h"
#include "format/format.h"

#include <string>

namespace qrintf
{

/* The bytes of FORMAT as a compiled format for a call with FACTS, which are
   right for the format; empty if it has a directive that there is no operation
   for, or if its values are too many.  */
std::string compile (const parsed_format &format, const call_facts &facts);

} // namespace qrintf

#endif
