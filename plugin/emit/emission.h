/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state of emission for one call, and what the files of this stage share:
   the tests that are the same for all strategies, the functions that make a
   text, one for each strategy, and the functions that pass it to a sink, one
   for each sink.  */

#ifndef QRINTF_EMIT_EMISSION_H
#define QRINTF_EMIT_EMISSION_H

#include "emit/gimple/builder.h"
#include "gcc/gcc-includes.h"
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
  tree end = NULL_TREE; /* of a text in a buffer, once it is written */

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

/* Make the planned tests of values and sizes, which come before any write.  */
void test_values_and_sizes (emission &e);

/* Test the LENGTH of the whole text, if the plan has that test next.  */
void test_length (emission &e, tree length);

/* Make the next planned test, which bounds the length of the text from START to
   CURSOR.  */
void test_total (builder &b, tree start, tree cursor);

/* See text_writer.  */
tree write_to_buffer (emission &e);
tree write_cut (emission &e);
tree count_text (emission &e);
tree write_to_scratch (emission &e);
tree hand_over_in_place (emission &e);
tree write_to_stream (emission &e);
tree print_value (emission &e);
tree write_to_user_room (emission &e);
tree call_printf (emission &e);

/* Replace the callee of CALL by the runtime's function.  PLAN must have no
   tests.  */
void rename_call (const printf_call &call, const plan &plan);

/* Let CALL, the fallback of direct code, call what LINKED finds.  */
void call_linked_printf (gcall *call, emitter linked);

/* In a run, test that the previous call has left its stream entered.  */
void go_on_in_stream (emission &e);

/* Statements that enter STREAM (null: the value of stdout) for RUN, which
   contains CALL, with room for SIZE bytes.  If there is less room, the cursor
   is null.  */
gimple_seq enter_before_branch (const printf_call &call, tree stream,
                                uint64_t size, stream_run &run);

/* A call that leaves the stream of RUN, which contains CALL, at the cursor of
   RUN.  */
gcall *leave_behind_branch (const printf_call &call, const stream_run &run);

/* Record that E leaves its stream entered; LEFT are the values that it passes
   to the next call.  */
void stay_in_stream (emission &e, const std::vector<tree> &left);

/* See text_receiver.  */
tree copy_to_buffer (emission &e, tree start, tree length);
tree write_to_descriptor (emission &e, tree start, tree length);
tree copy_to_allocation (emission &e, tree start, tree length);
tree append_to_user_sink (emission &e, tree start, tree length);
tree copy_to_user_room (emission &e, tree start, tree length);
tree copy_to_user_string (emission &e, tree start, tree length);

} // namespace qrintf

#endif
