/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission into the buffer of a stream.

   While a stream is entered, it is locked, and the cursor points into its
   buffer.  If a test fails meanwhile, the stream is unlocked without a change,
   and the fallback writes the text.

   In a run of calls, the first call enters the stream and the last one leaves
   it.  If a test fails in a later call, the stream is left with the text of the
   calls before it.  If paths part at the start of a run or join at its end, the
   stream is entered before the branch or left behind the join.  */

#include "embedding/runtime-calls.h"
#include "emit/emission.h"
#include "emit/pieces/pieces.h"
#include "qrintf/emitters.h"

namespace qrintf
{
namespace
{

/* The runtime's functions for a stream.  Without a lock, no function is needed
   to undo the entry.  */
struct stream_functions
{
  emitter enter, leave, unlock;
};

/* Indexed by whether the stream is stdout.  */
constexpr stream_functions locked[] = {
  { emitter::stream_enter, emitter::stream_leave, emitter::stream_unlock },
  { emitter::stdout_enter, emitter::stdout_leave, emitter::stdout_unlock }
};
constexpr stream_functions unlocked[] = {
  { emitter::stream_enter_unlocked, emitter::stream_leave_unlocked, {} },
  { emitter::stdout_enter_unlocked, emitter::stdout_leave_unlocked, {} }
};

const stream_functions &
functions_of (const printf_function &function, const stream_run &run)
{
  return (function.locked ? locked : unlocked)[!run.stream];
}

const stream_functions &
functions_of (const emission &e)
{
  return functions_of (*e.call.function, e.run);
}

/* The arguments for a runtime function: the stream of RUN, unless it is stdout,
   and LAST.  */
class stream_arguments : public auto_vec<tree, 2>
{
public:
  explicit stream_arguments (const stream_run &run, tree last = NULL_TREE)
  {
    for (tree argument : { run.stream, last })
      if (argument)
        safe_push (argument);
  }
};

/* Half of ROOM, a qrintf_room, as a pointer.  Its type here is a complex
   number, which GCC returns in the same registers as an integer of both halves
   and separates without a shift.  */
tree
half_of (builder &b, tree room, bool upper)
{
  return b.convert (
      build_pointer_type (char_type_node),
      b.compute (upper ? IMAGPART_EXPR : REALPART_EXPR, size_type_node, room));
}

/* Enter STREAM (null: the value of stdout), locked or not as FUNCTION has it,
   with room for more than SIZE bytes.  Records the stream in RUN.  Returns the
   room.  */
tree
enter (builder &b, const printf_function &function, tree stream,
       stream_run &run, wide size)
{
  run.stream = stream ? b.convert (ptr_type_node, stream) : NULL_TREE;
  tree bytes
      = build_int_cst (size_type_node, static_cast<HOST_WIDE_INT> (size));
  return b.call (emitter_function (functions_of (function, run).enter),
                 stream_arguments (run, bytes));
}

/* Enter the stream of E.  Returns the cursor, which is null if the buffer has
   less room than the plan asks for.  If the plan asks for no room, the stream
   is entered in any case, and the first piece stops at the limit.  */
tree
enter (emission &e)
{
  const test *has_room = e.b.planned (test_kind::stream_has_room);
  tree room = enter (e.b, *e.call.function, e.call.stream (), e.run,
                     has_room ? has_room->range.low : 0);
  tree start = half_of (e.b, room, false);
  if (has_room)
    e.b.go_on_if (has_room->kind, start, NE_EXPR,
                  build_int_cst (TREE_TYPE (start), 0));
  if (e.call.function->locked)
    e.b.undo_by (emitter_function (functions_of (e).unlock),
                 stream_arguments (e.run));
  if (e.plan.any_checked () || e.plan.stays_open)
    e.run.limit = half_of (e.b, room, true);
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

// the second of two calls  ->  if (p && limit - p > size) the pieces at p;
//                              else the call
void
go_on_in_stream (emission &e)
{
  tree cursor = e.run.cursor;
  e.b.go_on_if (test_kind::stream_is_open, cursor, NE_EXPR,
                build_int_cst (TREE_TYPE (cursor), 0));
  e.b.undo_by (emitter_function (functions_of (e).leave),
               stream_arguments (e.run, cursor));
  if (const test *room = e.b.planned (test_kind::stream_has_room))
    e.b.go_on_if (
        room->kind,
        e.b.compute (POINTER_DIFF_EXPR, ptrdiff_type_node, e.run.limit, cursor),
        GT_EXPR,
        build_int_cst (ptrdiff_type_node,
                       static_cast<HOST_WIDE_INT> (room->range.low)));
}

/* Only the first call of a run provides a limit; the others use that one.  */
void
stay_in_stream (emission &e, const std::vector<tree> &left)
{
  e.run.cursor = left.front ();
  if (!e.plan.continues)
    e.run.limit = left.back ();
}

// if (x) putchar (','); printf ("%d", i)  ->  room = stream_enter (size);
//                                             p = start of room; if (x) …
gimple_seq
enter_before_branch (const printf_call &call, tree stream, uint64_t size,
                     stream_run &run)
{
  const std::vector<test> no_tests;
  builder b (gimple_location (call.stmt), no_tests);
  tree room = enter (b, *call.function, stream, run, wide (size));
  run.cursor = half_of (b, room, false);
  run.limit = half_of (b, room, true);
  return b.all ().front ().statements;
}

gcall *
leave_behind_branch (const printf_call &call, const stream_run &run)
{
  gcall *leave = gimple_build_call_vec (
      emitter_function (functions_of (*call.function, run).leave),
      stream_arguments (run, run.cursor));
  place_at (leave, gimple_location (call.stmt));
  return leave;
}

/* The limit of E's checked pieces.  It leaves room for the largest reserve of
   any of them and for an overrun, so that one value serves the whole call,
   which takes less code.  That some pieces could go further seldom matters, as
   the end of the buffer is seldom near.  */
tree
limit_of_pieces (emission &e)
{
  if (!e.plan.any_checked ())
    return NULL_TREE;
  uint64_t behind = e.plan.longest_reserve () + e.plan.overrun;
  return e.b.advance (e.run.limit, -HOST_WIDE_INT (behind));
}

// n = fprintf (f, …)  ->  room = stream_enter (f, size);
//                         if (p = start of room)
//                           the pieces at p, up to end;
//                           n = stream_leave (f, end)
tree
write_to_stream (emission &e)
{
  tree start = e.plan.continues ? e.run.cursor : enter (e);
  tree end = write_pieces (e.b, e.call, e.plan, start, limit_of_pieces (e));
  if (e.plan.stays_open)
    {
      e.b.leave (end);
      if (!e.plan.continues)
        e.b.leave (e.run.limit);
      return result_of (e, start, end);
    }
  tree result = e.b.call (emitter_function (functions_of (e).leave),
                          stream_arguments (e.run, end));
  return e.plan.continues ? result_of (e, start, end)
                          : e.b.convert (integer_type_node, result);
}

// n = fprintf (f, "%d\n", x)  ->  n = print_i32 (x, '\n', "%d\n", f)
// n = printf ("%d\n", x)  ->  n = print_i32 (x, '\n', "%d\n", QRINTF_STDOUT)
tree
print_value (emission &e)
{
  const piece &p = e.plan.pieces[0];
  auto_vec<tree, 5> arguments;
  piece_values (e.b, e.call, p).add_call_arguments (arguments);
  unsigned behind = p.text.empty () ? 0 : (unsigned char) p.text[0];
  unsigned before = (unsigned char) p.before;
  arguments.safe_push (
      build_int_cst (unsigned_type_node, before << 8 | behind));
  arguments.safe_push (e.call.format ());
  arguments.safe_push (stream_or_stdout (e.b, e.call));
  tree result = e.b.call_throwing (emitter_function (p.callee), arguments);
  return e.b.convert (integer_type_node, result);
}

} // namespace qrintf
