/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the pass knows of a call once it is planned.  */

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
  tree format;    /* the literal, or what is read at run time; null where it is
                     not known or not needed */
  bool is_choice; /* the call may have other formats, with plans next to this */
  bool is_open;   /* it may have formats that have no plan */
  qrintf::plan plan;
  qrintf::plan by_printf; /* what the runtime's printf makes of it, or why it
                             does not */
  /* Of a value that one call of the runtime prints, if the call is in no run.  */
  std::optional<qrintf::plan> alone;
  bool others_printed = false; /* and the runtime's printf makes all these */
  location_t before = UNKNOWN_LOCATION; /* the call that it is merged with */

  bool
  lowered () const
  {
    return plan.refusal.empty ();
  }
};

} // namespace qrintf

#endif
