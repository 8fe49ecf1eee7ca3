/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of asprintf: the finished text is copied to allocated memory.  If
   the allocation fails, the fallback is taken, so that libc reports that.  */

#include "embedding/runtime-calls.h"
#include "emit/sinks/sinks.h"

namespace qrintf
{

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

} // namespace qrintf
