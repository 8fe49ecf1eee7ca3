/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of dprintf: the finished text is written by one call.  The fallback
   is taken if the program has its own dprintf, which is known only at run time,
   and for an empty text.  */

#include "embedding/runtime-calls.h"
#include "emit/sinks/sinks.h"

namespace qrintf
{

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
  e.b.go_on_if (test_kind::descriptor_is_ours, result, NE_EXPR,
                build_int_cst (TREE_TYPE (result), INT32_MIN));
  return e.b.convert (integer_type_node, result);
}

} // namespace qrintf
