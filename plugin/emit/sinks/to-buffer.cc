/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission into the caller's buffer (sprintf, snprintf) and of size queries.
   The planner has ensured that the text fits, or that a test takes the fallback
   if it does not.  So no other check is made here.  */

#include "embedding/runtime-calls.h"
#include "emit/emission.h"
#include "emit/pieces/pieces.h"

namespace qrintf
{

// n = sprintf (p, …)  ->  the pieces at p, up to end; n = end - p
tree
write_to_buffer (emission &e)
{
  tree start = e.destination ();
  e.end = write_pieces (e.b, e.call, e.plan, start, e.limit (start));
  if (!e.call.result ())
    return NULL_TREE;
  return e.b.convert (integer_type_node, e.length (start, e.end));
}

// n = snprintf (p, 6, "%d", x)  ->  n = i32_cut (p, 6, x)
tree
write_cut (emission &e)
{
  const piece &p = e.plan.pieces[0];
  auto_vec<tree, 4> arguments;
  arguments.safe_push (e.destination ());
  arguments.safe_push (e.size ());
  piece_values (e.b, e.call, p).add_call_arguments (arguments);
  tree length = e.b.call (emitter_function (p.callee), arguments);
  return e.b.convert (integer_type_node, length);
}

// n = snprintf (NULL, 0, …)  ->  n = the sum of the lengths
tree
count_text (emission &e)
{
  tree length = count_pieces (e.b, e.call, e.plan);
  test_length (e, length);
  return e.b.convert (integer_type_node, length);
}

// snprintf (p, n, …)  ->  truncate (p, n, text, length)
tree
copy_to_buffer (emission &e, tree start, tree length)
{
  if (const test *t = e.b.planned (test_kind::object_holds_text))
    e.b.go_on_if (t->kind, length, LT_EXPR, e.size ());
  tree text = e.b.convert (emitter_parameter (emitter::truncate, 2), start);
  e.b.call (emitter_function (emitter::truncate),
            { e.destination (), e.size (), text, length });
  return e.b.convert (integer_type_node, length);
}

} // namespace qrintf
