/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of a call of the runtime with a compiled format, which is as small
   as the original call.  The runtime makes that itself where it has to.  */

#include "emit/sinks.h"
#include "emitters/runtime-calls.h"

namespace qrintf
{

// n = printf ("%d\n", x)  ->  n = compiled_stdout ("…%d\n", x)
tree
call_with_compiled_format (emission &e)
{
  const compiled_format &compiled = e.plan.compiled;
  for (real_style style : compiled.reals)
    use_interpreted_reals (style, true);
  tree stream = e.call.destination ();
  emitter printer
      = stream ? (compiled.in_registers ? emitter::compiled_stream
                                        : emitter::compiled_stream_values)
               : (compiled.in_registers ? emitter::compiled_stdout
                                        : emitter::compiled_stdout_values);
  auto_vec<tree, 8> arguments;
  if (stream)
    arguments.safe_push (e.b.convert (ptr_type_node, stream));
  arguments.safe_push (
      build_string_literal (compiled.bytes.size (), compiled.bytes.data ()));
  for (unsigned i = 0; i < e.call.values (); i++)
    arguments.safe_push (e.call.value (i));
  tree result = e.b.call_throwing (emitter_function (printer), arguments);
  return e.b.convert (integer_type_node, result);
}

} // namespace qrintf
