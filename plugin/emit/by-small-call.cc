/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of a small call: a call of the runtime with the format of the
   original call.  The runtime makes that itself where it has to.  */

#include "emit/sinks.h"
#include "emitters/runtime-calls.h"

namespace qrintf
{

namespace
{

/* What prints CALL to a buffer, and the size of that: SIZE_MAX where the text
   is known to fit, or nobody checks it.  */
emitter
printer_to_buffer (emission &e, tree &size)
{
  tree bound = e.plan.small.fits ? NULL_TREE : e.call.bound ();
  tree object = e.plan.small.fits ? NULL_TREE : e.call.object_size ();
  size = bound ? bound : object ? object : build_all_ones_cst (size_type_node);
  return bound ? emitter::small_bounded : emitter::small_object;
}

/* What prints CALL, and a translation as fortified as CALL is.  */
emitter
printer_of (const printf_call &call)
{
  bool to_stdout = !call.stream ();
  if (!call.translates)
    return to_stdout ? emitter::small_stdout : emitter::small_stream;
  tree flag = call.fortify_flag ();
  if (flag && !integer_zerop (flag))
    return to_stdout ? emitter::translated_stdout_checked
                     : emitter::translated_stream_checked;
  return to_stdout ? emitter::translated_stdout : emitter::translated_stream;
}

/* Add the FORMAT and the values of CALL to ARGUMENTS.  */
void
add_format_and_values (vec<tree> &arguments, const printf_call &call)
{
  arguments.safe_push (call.format ());
  for (unsigned i = 0; i < call.values (); i++)
    arguments.safe_push (call.value (i));
}

// n = snprintf (s, size, "%d\n", x)  ->  n = small_bounded (s, size, "%d\n", x)
// n = sprintf (s, "%d\n", x)  ->  n = small_object (s, SIZE_MAX, "%d\n", x)
tree
call_small_to_buffer (emission &e)
{
  tree size;
  tree printer = emitter_function (printer_to_buffer (e, size));
  auto_vec<tree, 8> arguments;
  arguments.safe_push (
      e.b.convert (build_pointer_type (char_type_node), e.call.destination ()));
  arguments.safe_push (e.b.convert (size_type_node, size));
  add_format_and_values (arguments, e.call);
  return e.b.call (printer, arguments);
}

} // namespace

// n = printf ("%d\n", x)  ->  n = small_stdout ("%d\n", x)
// n = printf (gettext ("%d\n"), x)
//   ->  n = translated_stdout ("%d\n", gettext ("%d\n"), x)
tree
call_small (emission &e)
{
  bring_printers (e.plan.small);
  if (e.call.function->to == sink::buffer)
    return e.b.convert (integer_type_node, call_small_to_buffer (e));
  auto_vec<tree, 8> arguments;
  if (tree stream = e.call.stream ())
    arguments.safe_push (e.b.convert (ptr_type_node, stream));
  if (e.call.translates)
    arguments.safe_push (e.call.translates);
  add_format_and_values (arguments, e.call);
  tree result
      = e.b.call_throwing (emitter_function (printer_of (e.call)), arguments);
  return e.b.convert (integer_type_node, result);
}

} // namespace qrintf
