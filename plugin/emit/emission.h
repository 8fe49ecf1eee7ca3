/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state of emission for one call, shared by the files of the sinks.  */

#ifndef QRINTF_EMIT_EMISSION_H
#define QRINTF_EMIT_EMISSION_H

#include "emit/builder.h"
#include "plan/types.h"
#include "recognise/call.h"

namespace qrintf
{

struct emission;

/* The stream that a run of calls has entered.  */
struct stream_run
{
  tree stream = NULL_TREE; /* null: stdout */
  tree limit = NULL_TREE;  /* the end of the room in its buffer */
  tree cursor = NULL_TREE; /* null at run time if the stream was left */
};

/* Makes the text of a call and gives it to the sink.  Returns the result of the
   call, or null where it is unused.  */
using text_writer = tree (*) (emission &);

/* Gives the sink a finished text of LENGTH bytes at START, which has no NUL.
   Returns the same as a text_writer.  */
using text_receiver = tree (*) (emission &, tree start, tree length);

struct emission
{
  emission (const printf_call &call, const qrintf::plan &plan,
            text_receiver receive, stream_run &run)
      : call (call), plan (plan), receive (receive), run (run),
        b (gimple_location (call.stmt), plan.tests)
  {
  }

  const printf_call &call;
  const qrintf::plan &plan;
  text_receiver receive; /* of the call's sink */
  stream_run &run;       /* that the call is part of */
  builder b;

  /* The destination of the call, and its size: the one given to snprintf, or
     the object size that a fortified sprintf checks.  */
  tree destination ();
  tree size ();

  /* The end of the longest text that may stand at START, without its NUL; null
     where the plan needs no limit.  */
  tree limit (tree start);

  /* The length of the text from START to END, as a size_t.  */
  tree length (tree start, tree end);
};

} // namespace qrintf

#endif
