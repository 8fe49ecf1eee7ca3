/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The outcome of one call, from which both the remark and the report of a build
   are made.  */

#ifndef QRINTF_REPORT_OUTCOME_H
#define QRINTF_REPORT_OUTCOME_H

#include "plan/types.h"
#include "recognise/call.h"

namespace qrintf
{

struct call_outcome
{
  const gcall *stmt; /* valid until the call is changed */
  const char *name;  /* of the function called, as sources write it */

  /* The location in the source of the user.  A fortified call is in an inline
     function of a header; this is where that was called.  */
  location_t where;

  std::optional<std::string> format; /* nothing: not a literal */
  std::string refusal;               /* not empty: why the call is kept */
  bool by_choice;                    /* kept: lowering would not pay */
  qrintf::strategy strategy;         /* lowered */
  length_range length;               /* lowered: of the text, without NUL */
  bool others_kept; /* lowered: the format may be one that is not known, with
                       which the original call is made */
  location_t merged_with = UNKNOWN_LOCATION; /* the call before, in a run */

  bool
  lowered () const
  {
    return refusal.empty ();
  }
  bool
  merged () const
  {
    return merged_with != UNKNOWN_LOCATION;
  }
  int
  line_before () const
  {
    return LOCATION_LINE (merged_with);
  }
  bool
  bounded () const
  {
    return length.high != length_range::unbounded;
  }
  /* The longest length of the text if it is bounded, otherwise the shortest. */
  uint64_t
  bytes () const
  {
    return bounded () ? length.high : length.low;
  }
};

/* The outcome of CALL with PLAN.  FORMAT is the literal that the plan was made
   for; IS_OPEN says that the call may have formats without a plan, too.  If
   PLAN is a refusal, FORMAT may be null or not a literal.  */
call_outcome outcome_of (const printf_call &call, tree format, bool is_open,
                         const plan &plan);

/* Print OUTCOME as a remark of GCC's -fopt-info.  */
void remark (const call_outcome &outcome);

/* The same for READER, which uses the length of what STORE wrote.  */
void remark_known_length (const gcall *reader, const gimple *store);

} // namespace qrintf

#endif
