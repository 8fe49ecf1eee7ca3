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
  const char *name;  /* name of the function in the source */

  /* The location in the user's source.  A fortified call is in an inline
     function of a header; this is the location of the call of that
     function.  */
  location_t where;

  std::optional<std::string> format; /* nothing: not a literal */
  std::string refusal;               /* not empty: why the call is kept */
  bool by_choice;                    /* kept: lowering would not pay off */
  qrintf::strategy strategy;         /* lowered */
  length_range length;               /* lowered: of the text, without NUL */
  /* lowered: the format may also be unknown, and then the original call is
     made.  */
  bool others_kept;
  location_t merged_with = UNKNOWN_LOCATION; /* the previous call of its run */

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
  is_limited () const
  {
    return length.high != length_range::unbounded;
  }
  /* The longest length of the text if there is one, otherwise the shortest.  */
  uint64_t
  bytes () const
  {
    return is_limited () ? length.high : length.low;
  }
};

/* The outcome of CALL with PLAN.  FORMAT is the literal that the plan was made
   for; IS_OPEN says that the call may have further formats, without a plan.  If
   PLAN is a refusal, FORMAT may be null or not a literal.  */
call_outcome outcome_of (const printf_call &call, tree format, bool is_open,
                         const plan &plan);

/* Print OUTCOME as a remark of GCC's -fopt-info.  */
void remark (const call_outcome &outcome);

/* Print a remark on READER, which uses the length that STORE wrote.  */
void remark_known_length (const gcall *reader, const gimple *store);

} // namespace qrintf

#endif
