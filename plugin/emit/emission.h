/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state of emission for one call, shared by the files of the sinks.  */

#ifndef QRINTF_EMIT_EMISSION_H
#define QRINTF_EMIT_EMISSION_H

#include "emit/gimple/builder.h"
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
  tree cursor = NULL_TREE; /* null at run time: the stream has been left */
};

/* Makes the text of a call and passes it to the sink.  Returns the result of
   the call, or null if that is unused.  */
using text_writer = tree (*) (emission &);

/* Passes a finished text of LENGTH bytes at START, without a NUL, to the sink.
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
  text_receiver receive; /* the receiver of the call's sink */
  stream_run &run;       /* the run of calls that this call belongs to */
  builder b;

  /* The destination of the call, and its size: the one given to snprintf, or
     the object size that a fortified sprintf checks.  */
  tree destination ();
  tree size ();

  /* The latest end that a text at START may have, before its NUL; null if the
     plan needs no limit.  */
  tree limit (tree start);

  /* The length of the text from START to END, as a size_t.  */
  tree length (tree start, tree end);
};

} // namespace qrintf

#endif
