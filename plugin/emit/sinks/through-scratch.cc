/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of a text that is made in a scratch buffer, or is a string of the
   program, and is then passed to the receiver of the sink:

   asprintf   the finished text is copied to allocated memory.  If the
              allocation fails, the fallback is taken, so that libc reports that
   dprintf    the finished text is written by one call.  The fallback is taken
              if the program has its own dprintf, which is known only at run
              time, and for an empty text.

   Other sinks have their receivers in their own files.  */

#include "embedding/runtime-calls.h"
#include "emit/emission.h"
#include "emit/pieces/pieces.h"

namespace qrintf
{

// f (…)  ->  char scratch[room + margin]; the pieces at scratch;
//            receive (scratch, length)
tree
write_to_scratch (emission &e)
{
  tree scratch = new_stack_array (
      ROUND_UP (e.plan.room.size + scratch_margin, 16), "qrintf_scratch");
  tree start = build_fold_addr_expr_with_type (
      scratch, build_pointer_type (char_type_node));
  tree end = write_pieces (e.b, e.call, e.plan, start, e.limit (start));
  tree result = e.receive (e, start, e.length (start, end));
  e.b.clobber (scratch);
  return result;
}

// f ("%s", s)  ->  receive (s, strlen (s))
tree
hand_over_in_place (emission &e)
{
  const piece &p = e.plan.pieces[0];
  tree type = build_pointer_type (char_type_node);
  tree start = p.kind == piece_kind::text
                   ? build_string_literal (p.text.size () + 1, p.text.c_str ())
                   : piece_values (e.b, e.call, p).string ();
  tree length = count_pieces (e.b, e.call, e.plan);
  test_length (e, length);
  return e.receive (e, e.b.convert (type, start), length);
}

// n = asprintf (p, …)  ->  if (t = allocate (text, length)) *p = t; n = length
tree
copy_to_allocation (emission &e, tree start, tree length)
{
  tree text
      = e.b.call (emitter_function (emitter::allocate), { start, length });
  e.b.go_on_if (test_kind::memory_was_there, text, NE_EXPR,
                build_int_cst (TREE_TYPE (text), 0));
  e.b.store (text, e.call.destination ());
  return e.b.convert (integer_type_node, length);
}

// n = dprintf (fd, …)  ->  if (length != 0)
//                            n = descriptor_write (fd, text, length);
//                            if (n != INT32_MIN) n
tree
write_to_descriptor (emission &e, tree start, tree length)
{
  if (const test *t = e.b.planned (test_kind::not_empty))
    e.b.go_on_if (t->kind, length, NE_EXPR, size_zero_node);
  tree descriptor = e.b.convert (
      emitter_parameter (emitter::descriptor_write, 0), e.call.destination ());
  auto_vec<tree, 8> arguments;
  for (tree argument : { descriptor, start, length })
    arguments.safe_push (argument);
  tree result = e.b.call_throwing (emitter_function (emitter::descriptor_write),
                                   arguments);
  e.b.go_on_if (test_kind::dprintf_is_libcs, result, NE_EXPR,
                build_int_cst (TREE_TYPE (result), INT32_MIN));
  return e.b.convert (integer_type_node, result);
}

} // namespace qrintf
