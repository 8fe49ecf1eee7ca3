/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of a call of the runtime with the format of the original call.  The
   runtime makes that itself where it has to.  */

#include "emit/sinks.h"
#include "emitters/runtime-calls.h"

namespace qrintf
{

// n = printf ("%g\n", x)  ->  n = simple_stdout ("%g\n", x)
tree
call_with_simple_format (emission &e)
{
  for (emitter used : e.plan.simple)
    bring_emitter (used);
  tree stream = e.call.destination ();
  auto_vec<tree, 8> arguments;
  if (stream)
    arguments.safe_push (e.b.convert (ptr_type_node, stream));
  arguments.safe_push (e.call.format ());
  for (unsigned i = 0; i < e.call.values (); i++)
    arguments.safe_push (e.call.value (i));
  tree result
      = e.b.call_throwing (emitter_function (stream ? emitter::simple_stream
                                                    : emitter::simple_stdout),
                           arguments);
  return e.b.convert (integer_type_node, result);
}

} // namespace qrintf
