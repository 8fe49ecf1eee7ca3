/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of a small call: a call of the runtime with the format of the
   original call.  The runtime makes that itself where it has to.  */

#include "emit/sinks.h"
#include "emitters/runtime-calls.h"

namespace qrintf
{

namespace
{

/* What prints CALL, and a translation as fortified as CALL is.  */
emitter
printer_of (const printf_call &call)
{
  bool to_stdout = !call.destination ();
  if (!call.translates)
    return to_stdout ? emitter::small_stdout : emitter::small_stream;
  tree flag = call.fortify_flag ();
  if (flag && !integer_zerop (flag))
    return to_stdout ? emitter::translated_stdout_checked
                     : emitter::translated_stream_checked;
  return to_stdout ? emitter::translated_stdout : emitter::translated_stream;
}

} // namespace

// n = printf ("%d\n", x)  ->  n = small_stdout ("%d\n", x)
// n = printf (gettext ("%d\n"), x)
//   ->  n = translated_stdout ("%d\n", gettext ("%d\n"), x)
tree
call_small (emission &e)
{
  bring_printers (e.plan.small);
  auto_vec<tree, 8> arguments;
  if (tree stream = e.call.destination ())
    arguments.safe_push (e.b.convert (ptr_type_node, stream));
  if (e.call.translates)
    arguments.safe_push (e.call.translates);
  arguments.safe_push (e.call.format ());
  for (unsigned i = 0; i < e.call.values (); i++)
    arguments.safe_push (e.call.value (i));
  tree result
      = e.b.call_throwing (emitter_function (printer_of (e.call)), arguments);
  return e.b.convert (integer_type_node, result);
}

} // namespace qrintf
