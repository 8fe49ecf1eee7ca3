/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission to a user sink: functions of the program that take the text of a
   call of its own printf-like function.

   There are three kinds: one function appends the text; one reserves room and
   another commits it; one allocates a string.  The recognise stage has found
   the functions and checked their types.  It has refused calls whose targets
   the link has dropped.  */

#include "embedding/runtime-calls.h"
#include "emit/emission.h"
#include "emit/pieces/pieces.h"
#include "recognise/user-sinks/user-sinks.h"

namespace qrintf
{
namespace
{

/* The functions of a user sink, in the order in which they are called.  */
enum target_position
{
  first_target, /* appends, reserves or allocates */
  commit_target
};

tree
target (emission &e, target_position position)
{
  return linked_target (user_sink_targets (e.call.stmt)[position]);
}

void
add_all (vec<tree> &list, std::initializer_list<tree> more)
{
  for (tree t : more)
    list.safe_push (t);
}

/* A call of FUNCTION with the arguments of the original call before its format,
   and with MORE, which ends with a length.  */
tree
call_target (emission &e, tree function, std::initializer_list<tree> more)
{
  const printf_function &original = *e.call.function;
  auto_vec<tree, 8> arguments;
  if (original.text_first)
    add_all (arguments, more);
  if (original.to != sink::fresh)
    for (int i = 0; i < original.format; i++)
      arguments.safe_push (e.call.argument (i));
  if (!original.text_first)
    add_all (arguments, more);
  unsigned length
      = original.text_first ? more.size () - 1 : arguments.length () - 1;
  tree types = TYPE_ARG_TYPES (TREE_TYPE (function));
  for (unsigned i = 0; i < length; i++)
    types = TREE_CHAIN (types);
  arguments[length] = e.b.convert (TREE_VALUE (types), arguments[length]);
  return e.b.call_throwing (function, arguments);
}

/* Call FUNCTION, the last target of the user sink, with MORE, which ends with
   the length of the text.  Returns the result of the original call: the result
   of FUNCTION, or the length if FUNCTION returns nothing.  */
tree
finish (emission &e, tree function, std::initializer_list<tree> more)
{
  tree value = call_target (e, function, more);
  tree type = TREE_TYPE (gimple_call_fntype (e.call.stmt));
  if (!e.call.result () || VOID_TYPE_P (type))
    return NULL_TREE;
  bool returns_nothing = VOID_TYPE_P (TREE_TYPE (TREE_TYPE (function)));
  return e.b.convert (type, returns_nothing ? *(more.end () - 1) : value);
}

/* The string TEXT as the result of the original call.  */
tree
string_result (emission &e, tree text)
{
  tree type = TREE_TYPE (gimple_call_fntype (e.call.stmt));
  return e.call.result () ? e.b.convert (type, text) : NULL_TREE;
}

/* Ask the user sink for room for N bytes.  If it returns null, the fallback is
   taken, and the original function handles the failure.  */
tree
ask_for_room (emission &e, tree n)
{
  tree function = target (e, first_target);
  tree room = e.b.convert (build_pointer_type (char_type_node),
                           call_target (e, function, { n }));
  e.b.go_on_if (test_kind::room_was_given, room, NE_EXPR,
                build_int_cst (TREE_TYPE (room), 0));
  return room;
}

void
copy (emission &e, tree to, tree from, tree length)
{
  e.b.call (emitter_function (emitter::bytes), { to, from, length });
}

tree
plus_nul (emission &e, tree length)
{
  return e.b.compute (PLUS_EXPR, size_type_node, length, size_one_node);
}

} // namespace

// f (a…, format, …)  ->  append (a…, text, length)
tree
append_to_user_sink (emission &e, tree start, tree length)
{
  return finish (e, target (e, first_target), { start, length });
}

// f (a…, format, …)  ->  p = reserve (a…, length); memcpy (p, text, length);
//                        commit (a…, length)
tree
copy_to_user_room (emission &e, tree start, tree length)
{
  copy (e, ask_for_room (e, length), start, length);
  return finish (e, target (e, commit_target), { length });
}

// f (format, …)  ->  p = allocate (length + 1); the text and a NUL at p
tree
copy_to_user_string (emission &e, tree start, tree length)
{
  tree text = ask_for_room (e, plus_nul (e, length));
  copy (e, text, start, length);
  tree end = e.b.compute (POINTER_PLUS_EXPR, TREE_TYPE (text), text, length);
  e.b.store (build_int_cst (unsigned_char_type_node, 0), end);
  return string_result (e, text);
}

// f (a…, "%d%s", x, s)  ->  n = str_length (s); p = reserve (a…, n + 11);
//                           the text at p, up to e; commit (a…, e - p)
// f ("%d%s", x, s)      ->  the same with allocate (n + 11 + 1), and no commit
tree
write_to_user_room (emission &e)
{
  std::vector<tree> lengths;
  tree most = count_room (e.b, e.call, e.plan, lengths);
  test_length (e, most);
  bool fresh = e.call.function->to == sink::fresh;
  tree start = ask_for_room (e, fresh ? plus_nul (e, most) : most);
  tree end = write_pieces (e.b, e.call, e.plan, start, NULL_TREE, lengths);
  if (fresh)
    return string_result (e, start);
  return finish (e, target (e, commit_target), { e.length (start, end) });
}

} // namespace qrintf
