/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The functions that make a text, one for each strategy, and the functions that
   pass it to a sink, one for each sink.  */

#ifndef QRINTF_EMIT_SINKS_SINKS_H
#define QRINTF_EMIT_SINKS_SINKS_H

#include "emit/emission.h"

namespace qrintf
{

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

/* Let CALL, the fallback of direct code, call the function that LINKED finds.
   */
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
