/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The functions that make a text, one for each strategy, and those that give it
   to a sink.  */

#ifndef QRINTF_EMIT_SINKS_H
#define QRINTF_EMIT_SINKS_H

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

/* Let CALL, of which PLAN has no tests, be of the runtime's function.  */
void rename_call (const printf_call &call, const plan &plan);

/* Make the test that the call before has left its stream open, in a run.  */
void go_on_in_stream (emission &e);

/* Statements that enter STREAM (null: what stdout is) for RUN, which CALL is
   in, with room for SIZE bytes.  Without that the cursor is null.  */
gimple_seq enter_before_branch (const printf_call &call, tree stream,
                                uint64_t size, stream_run &run);

/* The call that leaves RUN, which CALL is in, where its cursor is.  */
gcall *leave_behind_branch (const printf_call &call, const stream_run &run);

/* E leaves its stream open, with LEFT for the call behind it.  */
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
