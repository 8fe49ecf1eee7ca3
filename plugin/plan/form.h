/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The form that a call gets.  */

#ifndef QRINTF_PLAN_FORM_H
#define QRINTF_PLAN_FORM_H

#include "plan/types.h"

#include <optional>

namespace qrintf
{

enum class call_form
{
  kept,   /* as a call of libc, for a stated reason */
  direct, /* code that writes the text */
  printf  /* the same call, made to the runtime's printf */
};

struct chosen_form
{
  call_form form;
  const char *why = nullptr; /* kept */
};

/* The form of a call with FACTS.  DIRECT is the plan of its direct code, which
   is a refusal if the format is unknown.  PRINTF_REFUSES says whether the
   runtime's printf would leave each such call to libc.  */
chosen_form form_of (const call_facts &facts, const plan &direct,
                     bool printf_refuses = false);

/* The plan of the runtime's printf for a call with FACTS, or a refusal.  */
plan make_printf_plan (const call_facts &facts);

/* Direct code prints a call with FACTS to a stream.  The emitter that finds the
   runtime's printf for the streams that it cannot enter, such as line-buffered
   ones.  Nothing if these are left to the original call.  */
std::optional<emitter> stream_fallback_of (const call_facts &facts);

} // namespace qrintf

#endif
