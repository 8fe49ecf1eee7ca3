/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of a small call: a call of the runtime with the format of the
   original call.  The runtime makes that itself where it has to.  */

#include "emit/sinks.h"
#include "emitters/runtime-calls.h"

namespace qrintf
{

// n = printf ("%d\n", x)  ->  n = small_stdout ("%d\n", x)
tree
call_small (emission &e)
{
  bring_printers (e.plan.small);
  tree stream = e.call.destination ();
  auto_vec<tree, 8> arguments;
  if (stream)
    arguments.safe_push (e.b.convert (ptr_type_node, stream));
  arguments.safe_push (e.call.format ());
  for (unsigned i = 0; i < e.call.values (); i++)
    arguments.safe_push (e.call.value (i));
  emitter printer = stream ? emitter::small_stream : emitter::small_stdout;
  tree result = e.b.call_throwing (emitter_function (printer), arguments);
  return e.b.convert (integer_type_node, result);
}

} // namespace qrintf
