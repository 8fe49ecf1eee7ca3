/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pass that lowers printf-family calls, and its steps.  */

#ifndef QRINTF_PASS_LOWER_H
#define QRINTF_PASS_LOWER_H

#include "analysis/runs/runs.h"
#include "gcc/gcc-includes.h"
#include "plan/types.h"
#include "recognise/call.h"

namespace qrintf
{

/* Why no call in FUN can be lowered, or null.  */
const char *refusal_for_function (function *fun);

/* Why CALL cannot be replaced at its place, or null.  */
const char *refusal_for_statement (const printf_call &call);

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

/* A run of planned calls.  */
struct joined_run
{
  call_run run;
  std::vector<size_t> members; /* indices of plans, in the run's order */
  uint64_t room = 0;           /* the room requested at the start of the run */
};

/* Join the plans of consecutive calls that print to one stream.  Of the calls
   outside runs, those that print one value and single pieces that repeat become
   one call of the runtime; other single pieces are refused.  */
std::vector<joined_run> join_neighbours (function *fun,
                                         std::vector<planned_call> &planned);

struct candidates
{
  /* The calls of the family, and the single pieces that repeat or may be in a
     run with one of them.  */
  std::vector<printf_call> calls;
  /* All calls of other functions.  */
  std::vector<gcall *> others;
};

candidates find_candidates (function *fun);

struct format_choice
{
  printf_call call;
  std::vector<tree> tested; /* the formats that get calls of their own */

  /* The format if it is none of these; null if that is not known.  */
  tree otherwise = NULL_TREE;

  /* Set by split_formats: a call for each tested format.  CALL itself serves
     the last one.  */
  std::vector<gcall *> calls = {};
};

/* Split each call of CHOICES, all of them in FUN.  Frees the dominance
   information of FUN.  */
void split_formats (function *fun, std::vector<format_choice> &choices);

/* The pass: lower the calls of FUN.  Returns what GCC has to do behind it.  */
unsigned lower (function *fun);

} // namespace qrintf

#endif
