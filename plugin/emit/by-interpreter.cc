/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of a call whose format the runtime reads.  Where the runtime refuses
   the format or its text, the fallback is taken, or the runtime itself calls
   the C library.  */

#include "emit/list-copy.h"
#include "emit/sinks.h"
#include "emitters/runtime-calls.h"

namespace qrintf
{
namespace
{

/* The runtime's functions for one sink: with a va_list, and with values.  */
struct interpreter
{
  emitter of_list, of_values;
};

constexpr interpreter to_bounded
    = { emitter::interpret_bounded, emitter::interpret_bounded_values };
constexpr interpreter to_object
    = { emitter::interpret_object, emitter::interpret_object_values };
constexpr interpreter to_stream
    = { emitter::interpret_stream, emitter::interpret_stream_values };
constexpr interpreter to_stdout
    = { emitter::interpret_stdout, emitter::interpret_stdout_values };
constexpr interpreter to_allocation
    = { emitter::interpret_allocation, emitter::interpret_allocation_values };
constexpr interpreter to_descriptor
    = { emitter::interpret_descriptor, emitter::interpret_descriptor_values };

/* The functions for the sink of CALL.  */
interpreter
interpreter_for (const printf_call &call)
{
  switch (call.function->to)
    {
    case sink::stream:
      return call.destination () ? to_stream : to_stdout;
    case sink::allocation:
      return to_allocation;
    case sink::descriptor:
      return to_descriptor;
    default:
      return call.bound () ? to_bounded : to_object;
    }
}

/* Add the destination of E, which is a parameter of CALLEE.  */
void
add_destination (emission &e, emitter callee, vec<tree> &arguments)
{
  if (tree destination = e.call.destination ())
    arguments.safe_push (
        e.b.convert (emitter_parameter (callee, 0), destination));
}

/* Add the size of E's buffer.  */
void
add_size (emission &e, vec<tree> &arguments)
{
  if (e.call.function->to != sink::buffer)
    return;
  bool unlimited = !e.call.bound () && !e.call.object_size ();
  arguments.safe_push (unlimited ? TYPE_MAX_VALUE (size_type_node) : e.size ());
}

/* Add what snprintf and its like get besides the destination and the format:
   the size, and what a fortified function gets, or what stands for none.  */
void
add_checks (emission &e, vec<tree> &arguments)
{
  if (tree bound = e.call.bound ())
    arguments.safe_push (e.b.convert (size_type_node, bound));
  tree flag = e.call.fortify_flag (), size = e.call.object_size ();
  arguments.safe_push (flag ? e.b.convert (integer_type_node, flag)
                            : integer_minus_one_node);
  if (e.call.function->to == sink::buffer)
    arguments.safe_push (size ? e.b.convert (size_type_node, size)
                              : TYPE_MAX_VALUE (size_type_node));
}

/* Add the format of E, which is a parameter of CALLEE, and what it reads.  */
void
add_format (emission &e, emitter callee, vec<tree> &arguments)
{
  unsigned format = arguments.length ();
  arguments.safe_push (
      e.b.convert (emitter_parameter (callee, format), e.call.format ()));
  /* A va_list that is a structure may be what a pointer leads to. The original
     call, which stays as the fallback, has that operand to itself.  */
  if (tree list = e.call.list ())
    arguments.safe_push (e.b.convert (emitter_parameter (callee, format + 1),
                                      unshare_expr (list)));
  for (unsigned i = 0; i < e.call.values (); i++)
    arguments.safe_push (e.call.value (i));
}

/* Go on only if a pointer that is called leads to the function expected.  */
void
test_callee (emission &e)
{
  const test *t = e.b.planned (test_kind::callee_is_expected);
  if (!t)
    return;
  tree pointer = gimple_call_fn (e.call.stmt);
  tree expected = build_fold_addr_expr (e.call.callee);
  e.b.go_on_if (t->kind, pointer, EQ_EXPR,
                e.b.convert (TREE_TYPE (pointer), expected));
}

/* The length of the text in E's buffer plus one, or 0 if the text was cut;
   RESULT is how long it should be.  */
tree
length_in_buffer (emission &e, tree result)
{
  tree length = e.b.convert (size_type_node, result);
  tree told = e.b.compute (PLUS_EXPR, size_type_node, length, size_one_node);
  tree bound = e.call.bound ();
  return bound
             ? e.b.choose (length, LT_EXPR, e.b.convert (size_type_node, bound),
                           told, size_zero_node)
             : told;
}

} // namespace

// n = vsnprintf (p, size, f, list)
//   ->  n = interpret_bounded (p, size, f, list); if (n != INT32_MIN) n
//
// n = call (p, size, f, list)  ->  if (call == vsnprintf) as above
//
// n = snprintf (p, size, f, x)
//   ->  n = interpret_bounded_values (p, size, -1, SIZE_MAX, f, x)
tree
interpret_format (emission &e)
{
  if (e.call.list ())
    copy_list_by_members (e.call);
  test_callee (e);
  auto_vec<tree, 16> arguments;
  interpreter found = interpreter_for (e.call);
  emitter callee = e.call.list () ? found.of_list : found.of_values;
  bool may_refuse = e.b.planned (test_kind::format_was_read);
  add_destination (e, callee, arguments);
  if (may_refuse)
    add_size (e, arguments);
  else
    add_checks (e, arguments);
  add_format (e, callee, arguments);
  /* A thread may be cancelled while it writes, which is an exception.  */
  bool throws = e.call.function->to == sink::descriptor
                || (!may_refuse && e.call.function->to == sink::stream);
  tree function = emitter_function (callee);
  tree result = throws ? e.b.call_throwing (function, arguments)
                       : e.b.call (function, arguments);
  if (may_refuse)
    e.b.go_on_if (test_kind::format_was_read, result, NE_EXPR,
                  build_int_cst (TREE_TYPE (result), INT32_MIN));
  if (e.call.tells_length)
    e.b.leave (length_in_buffer (e, result));
  return e.b.convert (integer_type_node, result);
}

} // namespace qrintf
