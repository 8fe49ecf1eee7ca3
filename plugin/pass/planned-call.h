/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state of a call in the pass after planning.  */

#ifndef QRINTF_PASS_PLANNED_CALL_H
#define QRINTF_PASS_PLANNED_CALL_H

#include "plan/types.h"
#include "recognise/call.h"

namespace qrintf
{

/* A call with one of the formats that it may have.  */
struct planned_call
{
  printf_call call;
  /* The literal, or the format that is read at run time; null if it is unknown
     or not needed.  */
  tree format;
  /* The call may have other formats, whose plans are next to this one.  */
  bool is_choice;
  bool is_open;   /* it may have formats that have no plan */
  qrintf::plan plan;
  /* The call of the runtime's printf in its place, or why that is refused.  */
  qrintf::plan by_printf;
  /* For a value that one call of the runtime prints: the plan if the call is in
     no run.  */
  std::optional<qrintf::plan> one_value;
  /* The call may have other formats, and the runtime's printf prints them
     all.  */
  bool others_printed = false;
  location_t before = UNKNOWN_LOCATION; /* the call that it is merged with */
  /* The same call for every format that is not one of the known literals, in a
     block of its own; null if this call serves all formats.  */
  gcall *otherwise = nullptr;

  bool
  lowered () const
  {
    return plan.refusal.empty ();
  }
};

} // namespace qrintf

#endif
