/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What became of one call: the one thing that the remarks and the report of a
   build are made from.  */

#ifndef QRINTF_REPORT_OUTCOME_H
#define QRINTF_REPORT_OUTCOME_H

#include "plan/types.h"
#include "recognise/call.h"

namespace qrintf
{

struct call_outcome
{
  const gcall *stmt; /* valid until the call is changed */
  const char *name;  /* of the function called, as people write it */

  /* Fortified calls come out of inline functions in headers: people want to see
     their own line.  */
  location_t where;

  std::optional<std::string> format; /* nothing: no literal */
  std::string refusal;               /* not empty: kept, and why */
  bool by_choice;                    /* kept: it is better as it is */
  qrintf::strategy strategy;         /* lowered */
  length_range length;               /* lowered: of the text, without NUL */

  bool
  lowered () const
  {
    return refusal.empty ();
  }
  bool
  bounded () const
  {
    return length.high != length_range::unbounded;
  }
  /* At most, or at least, so many bytes are written.  */
  uint64_t
  bytes () const
  {
    return bounded () ? length.high : length.low;
  }
};

/* What becomes of CALL with the PLAN.  FORMAT is the literal that the plan was
   made for; it may be null or no literal where there is a refusal.  */
call_outcome outcome_of (const printf_call &call, tree format,
                         const plan &plan);

/* Say it through GCC's -fopt-info.  */
void remark (const call_outcome &outcome);

} // namespace qrintf

#endif
