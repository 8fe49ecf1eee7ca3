/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What becomes of a call.  */

#ifndef QRINTF_PLAN_FORM_H
#define QRINTF_PLAN_FORM_H

#include "plan/types.h"

namespace qrintf
{

enum class call_form
{
  kept,   /* for a stated reason */
  direct, /* code that writes the text */
  printf  /* the same call of the runtime's printf */
};

struct chosen_form
{
  call_form form;
  const char *why = nullptr; /* kept */
};

/* The form of a call with FACTS.  DIRECT is the plan of its direct code, which
   is a refusal where there is none, as its format is not known.  */
chosen_form form_of (const call_facts &facts, const plan &direct);

/* The plan by which the runtime's printf makes a call with FACTS; a refusal
   where it has none for it.  */
plan make_printf_plan (const call_facts &facts);

} // namespace qrintf

#endif
