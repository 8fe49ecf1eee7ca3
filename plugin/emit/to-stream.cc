/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission into the buffer of a stream.

   Between stream_begin and stream_end the stream is locked, and the cursor
   points into its buffer.  Where a test fails in between, stream_cancel unlocks
   the stream without a change and the fallback writes the text.  In a run of
   calls the first one begins and the last one ends; where a test fails in one
   that is not the first, stream_end takes what those before it wrote.  */

#include "emit/pieces.h"
#include "emit/sinks.h"
#include "emitters/runtime-calls.h"
#include "qrintf/emitters.h"

namespace qrintf
{
namespace
{

/* The address of what the runtime has to remember until stream_end.  */
tree
state_of (emission &e)
{
  return e.b.convert (ptr_type_node, build_fold_addr_expr (e.run.variable));
}

/* Call the begin function for the stream of E.  It returns the cursor, or null
   where the buffer has not the room that HAS_ROOM asks for.  */
tree
begin (emission &e, const test &has_room, tree state)
{
  bool locked = e.call.function->locked;
  tree room = build_int_cst (size_type_node,
                             static_cast<HOST_WIDE_INT> (has_room.range.low));
  if (tree stream = e.call.destination ())
    return e.b.call (emitter_function (locked ? emitter::stream_begin
                                              : emitter::stream_begin_unlocked),
                     { state, e.b.convert (ptr_type_node, stream), room });
  return e.b.call (emitter_function (locked ? emitter::stdout_begin
                                            : emitter::stdout_begin_unlocked),
                   { state, room });
}

/* Enter the stream of E.  */
tree
enter (emission &e)
{
  e.run.variable = new_stack_array (QRINTF_STREAM_STATE, "qrintf_stream");
  tree state = state_of (e);
  const test *has_room = e.b.planned (test_kind::stream_has_room);
  gcc_assert (has_room);
  tree start = begin (e, *has_room, state);
  e.b.go_on_if (has_room->kind, start, NE_EXPR,
                build_int_cst (TREE_TYPE (start), 0));
  e.b.undo_by (emitter_function (emitter::stream_cancel), { state });
  return start;
}

/* The result of a call whose text is from START to END.  */
tree
result_of (emission &e, tree start, tree end)
{
  if (!e.call.result ())
    return NULL_TREE;
  return e.b.convert (integer_type_node, e.length (start, end));
}

} // namespace

// the second of two calls  ->  if (p) the pieces at p; else the call
void
go_on_in_stream (emission &e)
{
  tree cursor = e.run.cursor;
  e.b.go_on_if (test_kind::stream_is_open, cursor, NE_EXPR,
                build_int_cst (TREE_TYPE (cursor), 0));
  e.b.undo_by (emitter_function (emitter::stream_end),
               { state_of (e), cursor });
}

// n = fprintf (f, …)  ->  if (p = stream_begin (&state, f, room))
//                           the pieces at p, up to end;
//                           n = stream_end (&state, end)
tree
write_to_stream (emission &e)
{
  tree start = e.plan.continues ? e.run.cursor : enter (e);

  /* The first word of the state is the end of the room.  */
  tree limit = NULL_TREE;
  if (e.plan.any_checked ())
    limit = e.b.load (TREE_TYPE (start), state_of (e));
  tree end = write_pieces (e.b, e.call, e.plan, start, limit);
  if (e.plan.stays_open)
    {
      e.b.leave (end);
      return result_of (e, start, end);
    }
  tree result = e.b.call (emitter_function (emitter::stream_end),
                          { state_of (e), end });
  e.b.clobber (e.run.variable);
  return e.plan.continues ? result_of (e, start, end)
                          : e.b.convert (integer_type_node, result);
}

// fputs (line, f)  ->  if (stream_write (f, line, length) != INT32_MIN) length
tree
copy_to_stream (emission &e, tree start, tree length)
{
  tree stream = e.b.convert (ptr_type_node, e.call.destination ());
  tree result = e.b.call (emitter_function (emitter::stream_write),
                          { stream, start, length });
  e.b.go_on_if (test_kind::stream_took_text, result, NE_EXPR,
                build_int_cst (TREE_TYPE (result), INT32_MIN));
  return e.b.convert (integer_type_node, result);
}

} // namespace qrintf
