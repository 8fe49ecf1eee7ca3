/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of a call of the runtime with a compiled format, which is as small
   as the original call.  The runtime makes that itself where it has to.  */

#include "emit/sinks.h"
#include "emitters/runtime-calls.h"
#include "plan/compiled.h"
#include "qrintf/emitters.h"

namespace qrintf
{

// n = printf ("%d\n", x)  ->  n = compiled_stdout ("…%d\n", x)
tree
call_with_compiled_format (emission &e)
{
  const std::string &compiled = e.plan.compiled;
  if (has_operation (compiled, QRINTF_OP_NUMBER))
    bring (emitter::compiled_number);
  if (has_operation (compiled, QRINTF_OP_LONG))
    bring (emitter::compiled_long);
  if (has_operation (compiled, QRINTF_OP_FIELD)
      || has_operation (compiled, QRINTF_OP_STRING_FIELD))
    bring (emitter::compiled_field);

  auto_vec<tree, 8> arguments;
  tree stream = e.call.destination ();
  if (stream)
    arguments.safe_push (e.b.convert (ptr_type_node, stream));
  arguments.safe_push (
      build_string_literal (compiled.size () + 1, compiled.c_str ()));
  for (unsigned i = 0; i < e.call.values (); i++)
    arguments.safe_push (e.call.value (i));
  tree result
      = e.b.call_throwing (emitter_function (stream ? emitter::compiled_stream
                                                    : emitter::compiled_stdout),
                           arguments);
  return e.b.convert (integer_type_node, result);
}

} // namespace qrintf
