/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes the pieces of a whole format.  */

#ifndef QRINTF_PLAN_PIECES_PIECE_LIST_H
#define QRINTF_PLAN_PIECES_PIECE_LIST_H

#include "format/format.h"
#include "plan/types.h"

namespace qrintf
{

/* A plan without a strategy: the pieces of FORMAT for a call with FACTS, the
   tests that they need, and their length; or a refusal.  */
plan with_pieces (const parsed_format &format, const call_facts &facts);

} // namespace qrintf

#endif
