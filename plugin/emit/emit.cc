/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of a whole call: its tests, its destination, its result.  See
   emit.h; pieces are written by emit/pieces.cc.  */

#include "emit/emit.h"

#include "emit/lengths.h"
#include "emit/pieces.h"
#include "emit/values.h"
#include "recognise/user-sinks.h"
#include "recognise/user-sink-links.h"
#include "emitters/runtime-calls.h"
#include "emit/splice.h"

#include "qrintf/emitters.h"

namespace qrintf
{
namespace
{

class call_emitter
{
public:
  call_emitter (const printf_call &call, const plan &plan)
      : call (call), how (plan), b (gimple_location (call.stmt), plan.tests)
  {
  }

  void
  run ()
  {
    test_guards ();
    test_sizes ();
    tree result = how.strategy == strategy::length_only ? count () : write ();
    b.check_all_tests_made ();
    splice (call.stmt, b, result, how.has_fallback ());
  }

private:
  const printf_call &call;
  const plan &how;
  builder b;

  // if (value - low <= high - low), of an unsigned type
  void
  go_on_if_in_range (const test *t, tree value)
  {
    tree type = TREE_TYPE (value);
    HOST_WIDE_INT low = static_cast<HOST_WIDE_INT> (t->range.low);
    HOST_WIDE_INT span
        = static_cast<HOST_WIDE_INT> (t->range.high - t->range.low);
    tree above = b.compute (MINUS_EXPR, type, value, build_int_cst (type, low));
    b.go_on_if (t->kind, above, LE_EXPR, build_int_cst (type, span));
  }

  void
  test_guards ()
  {
    while (const test *t = b.planned (test_kind::value_in_range))
      {
        tree value = call.value (t->subject);
        tree type = unsigned_type_for (TREE_TYPE (value));
        go_on_if_in_range (t, b.convert (type, value));
      }
  }

  /* snprintf's size, or what a fortified sprintf checks.  */
  tree
  size ()
  {
    tree size = call.bound () ? call.bound () : call.object_size ();
    return b.convert (size_type_node, size);
  }

  void
  test_sizes ()
  {
    if (const test *t = b.planned (test_kind::bound_in_range))
      go_on_if_in_range (t, size ());
    if (const test *t = b.planned (test_kind::bound_within_object))
      b.go_on_if (t->kind, b.convert (size_type_node, call.bound ()), LE_EXPR,
                  b.convert (size_type_node, call.object_size ()));
  }

  void
  test_length (tree length)
  {
    if (const test *t = b.planned (test_kind::length_at_most))
      b.go_on_if (t->kind, length, LE_EXPR,
                  build_int_cst (size_type_node,
                                 static_cast<HOST_WIDE_INT> (t->range.high)));
  }

  tree
  count ()
  {
    tree length = count_pieces (b, call, how);
    test_length (length);
    return b.convert (integer_type_node, length);
  }

  tree
  write ()
  {
    if (how.strategy == strategy::stream)
      return write_to_stream ();
    if (how.strategy == strategy::reserved)
      return write_to_reserved ();
    if (how.strategy == strategy::in_place)
      return hand_over_in_place ();
    if (how.strategy == strategy::scratch)
      return write_to_scratch ();
    tree start = destination ();
    tree end = write_pieces (b, call, how, start, limit (start));
    tree length = distance (start, end);
    return length ? b.convert (integer_type_node, length) : NULL_TREE;
  }

  /* To the stack first, then where it belongs.  */
  tree
  write_to_scratch ()
  {
    tree scratch = new_stack_array (ROUND_UP (*how.room + scratch_margin, 16),
                                    "qrintf_scratch");
    tree start = build_fold_addr_expr_with_type (
        scratch, build_pointer_type (char_type_node));
    tree end = write_pieces (b, call, how, start, limit (start));
    tree length = distance (start, end);
    tree result = hand_over (start, length);
    b.clobber (scratch);
    return result;
  }

  // dprintf (fd, "%s", s)  ->  descriptor_write (fd, s, strlen (s))
  tree
  hand_over_in_place ()
  {
    const piece &p = how.pieces[0];
    tree type = build_pointer_type (char_type_node);
    tree start
        = p.kind == piece_kind::text
              ? build_string_literal (p.text.size () + 1, p.text.c_str ())
              : piece_values (b, call, p).string ();
    tree length = count_pieces (b, call, how);
    test_length (length);
    return hand_over (b.convert (type, start), length);
  }

  tree
  hand_over (tree start, tree length)
  {
    switch (call.function->to)
      {
      case sink::descriptor:
        return write_to_descriptor (start, length);
      case sink::append:
        return append (start, length);
      case sink::reserve:
        return reserve_and_copy (start, length);
      case sink::fresh:
        return copy_to_fresh (start, length);
      case sink::allocation:
        allocate (start, length);
        break;
      default:
        copy_out (start, length);
      }
    return b.convert (integer_type_node, length);
  }

  // dprintf (fd, …)
  //   ->  if (length != 0) n = descriptor_write (fd, text, length)
  //       if (n != INT32_MIN) n
  tree
  write_to_descriptor (tree start, tree length)
  {
    if (const test *t = b.planned (test_kind::not_empty))
      b.go_on_if (t->kind, length, NE_EXPR, size_zero_node);
    tree descriptor = b.convert (
        emitter_parameter (emitter::descriptor_write, 0), call.destination ());
    auto_vec<tree, 8> arguments;
    for (tree argument : { descriptor, start, length })
      arguments.safe_push (argument);
    tree result = b.call_throwing (emitter_function (emitter::descriptor_write),
                                   arguments);
    b.go_on_if (test_kind::descriptor_is_ours, result, NE_EXPR,
                build_int_cst (TREE_TYPE (result), INT32_MIN));
    return b.convert (integer_type_node, result);
  }

  // asprintf (p, …)  ->  if (t = allocate (text, length)) *p = t
  void
  allocate (tree start, tree length)
  {
    tree text
        = b.call (emitter_function (emitter::allocate), { start, length });
    b.go_on_if (test_kind::memory_was_there, text, NE_EXPR,
                build_int_cst (TREE_TYPE (text), 0));
    b.store (text, b.addressable (call.destination ()));
  }

  /* What takes the text; a call without it has been refused.  */
  tree
  own_target (unsigned i)
  {
    return linked_target (own_targets (call.stmt)[i]);
  }

  /* A call of the program's own FUNCTION with the arguments before the format,
     and MORE, the last of which is a length.  */
  tree
  call_own (tree function, std::initializer_list<tree> more)
  {
    auto_vec<tree, 8> arguments;
    bool first = call.function->text_first;
    if (first)
      add_all (arguments, more);
    if (call.function->to != sink::fresh)
      for (int i = 0; i < call.function->format; i++)
        arguments.safe_push (call.argument (i));
    if (!first)
      add_all (arguments, more);
    unsigned length = first ? more.size () - 1 : arguments.length () - 1;
    tree types = TYPE_ARG_TYPES (TREE_TYPE (function));
    for (unsigned i = 0; i < length; i++)
      types = TREE_CHAIN (types);
    arguments[length] = b.convert (TREE_VALUE (types), arguments[length]);
    return b.call_throwing (function, arguments);
  }

  static void
  add_all (vec<tree> &list, std::initializer_list<tree> more)
  {
    for (tree t : more)
      list.safe_push (t);
  }

  /* What the call gives where TARGET, called last, gave VALUE.  */
  tree
  own_result (tree target, tree value, tree length)
  {
    tree type = TREE_TYPE (gimple_call_fntype (call.stmt));
    if (!call.result () || VOID_TYPE_P (type))
      return NULL_TREE;
    bool gives_nothing = VOID_TYPE_P (TREE_TYPE (TREE_TYPE (target)));
    return b.convert (type, gives_nothing ? length : value);
  }

  // f (a…, format, …)  ->  append (a…, text, length)
  tree
  append (tree start, tree length)
  {
    tree target = own_target (0);
    return own_result (target, call_own (target, { start, length }), length);
  }

  /* Room for N bytes and a NUL, or the original call.  */
  tree
  reserve (tree target, tree n)
  {
    tree room = b.convert (build_pointer_type (char_type_node),
                           call_own (target, { n }));
    b.go_on_if (test_kind::room_was_given, room, NE_EXPR,
                build_int_cst (TREE_TYPE (room), 0));
    return room;
  }

  void
  copy (tree to, tree from, tree length)
  {
    b.call (builtin_decl_explicit (BUILT_IN_MEMCPY), { to, from, length });
  }

  // f (a…, format, …)  ->  p = reserve (a…, length); memcpy (p, text, length);
  //                        commit (a…, length)
  tree
  reserve_and_copy (tree start, tree length)
  {
    copy (reserve (own_target (0), length), start, length);
    tree target = own_target (1);
    return own_result (target, call_own (target, { length }), length);
  }

  // f (a…, "%d%s", x, s)  ->  n = str_length (s); p = reserve (a…, n + 11);
  //                           the text at p, end at e; commit (a…, e - p)
  tree
  write_to_reserved ()
  {
    std::vector<tree> lengths;
    tree most = count_room (b, call, how, lengths);
    test_length (most);
    bool fresh = call.function->to == sink::fresh;
    if (fresh)
      most = b.compute (PLUS_EXPR, size_type_node, most, size_one_node);
    tree target = own_target (0);
    tree start = reserve (target, most);
    tree end = write_pieces (b, call, how, start, NULL_TREE, lengths);
    if (fresh)
      return fresh_result (start);
    tree length = distance (start, end);
    target = own_target (1);
    return own_result (target, call_own (target, { length }), length);
  }

  // f (format, …)  ->  p = allocate (length + 1); the text and a NUL at p
  tree
  copy_to_fresh (tree start, tree length)
  {
    tree size = b.compute (PLUS_EXPR, size_type_node, length, size_one_node);
    tree text = reserve (own_target (0), size);
    copy (text, start, length);
    tree end = b.compute (POINTER_PLUS_EXPR, TREE_TYPE (text), text, length);
    b.store (build_int_cst (unsigned_char_type_node, 0), end);
    return fresh_result (text);
  }

  tree
  fresh_result (tree text)
  {
    tree type = TREE_TYPE (gimple_call_fntype (call.stmt));
    return call.result () ? b.convert (type, text) : NULL_TREE;
  }

  /* Between stream_begin and stream_end the stream is locked, and the cursor
     lies in its buffer.  STATE is what the runtime remembers meanwhile; its
     first word is the end of the room.  */
  tree
  write_to_stream ()
  {
    tree state_variable
        = new_stack_array (QRINTF_STREAM_STATE, "qrintf_stream");
    tree state
        = b.convert (ptr_type_node, build_fold_addr_expr (state_variable));
    tree start = begin (state);
    b.go_on_if (test_kind::stream_has_room, start, NE_EXPR,
                build_int_cst (TREE_TYPE (start), 0));
    b.undo_by (emitter_function (emitter::stream_cancel), state);
    tree limit = NULL_TREE;
    if (how.any_checked ())
      limit = b.load (TREE_TYPE (start), state);
    tree end = write_pieces (b, call, how, start, limit);
    tree result
        = b.call (emitter_function (emitter::stream_end), { state, end });
    b.clobber (state_variable);
    return b.convert (integer_type_node, result);
  }

  tree
  begin (tree state)
  {
    bool locked = call.function->locked;
    tree room = build_int_cst (size_type_node, MAX (how.lead, 1));
    if (tree stream = call.destination ())
      return b.call (emitter_function (locked ? emitter::stream_begin
                                              : emitter::stream_begin_unlocked),
                     { state, b.convert (ptr_type_node, stream), room });
    return b.call (emitter_function (locked ? emitter::stdout_begin
                                            : emitter::stdout_begin_unlocked),
                   { state, room });
  }

  tree
  destination ()
  {
    return b.addressable (
        b.convert (build_pointer_type (char_type_node), call.destination ()));
  }

  /* The length of the text, where anyone asks for it.  */
  tree
  distance (tree start, tree end)
  {
    if (!call.result () && how.strategy != strategy::scratch
        && how.strategy != strategy::reserved)
      return NULL_TREE;
    if (how.length.low == how.length.high)
      return build_int_cst (size_type_node, how.length.low);
    tree difference
        = b.compute (POINTER_DIFF_EXPR, ptrdiff_type_node, end, start);
    return b.convert (size_type_node, difference);
  }

  // snprintf (p, n, …)  ->  truncate (p, n, text, length)
  void
  copy_out (tree start, tree length)
  {
    if (const test *t = b.planned (test_kind::object_holds_text))
      b.go_on_if (t->kind, length, LT_EXPR, size ());
    tree text = b.convert (emitter_parameter (emitter::truncate, 2), start);
    b.call (emitter_function (emitter::truncate),
            { destination (), size (), text, length });
  }

  /* The address past the last byte that text may have, not the NUL; nothing
     where there is none.  */
  tree
  limit (tree start)
  {
    if (how.room)
      return b.advance (start, *how.room - 1);
    if (!how.run_time_bound)
      return NULL_TREE;
    tree room = size ();
    if (how.bound_is_object_size)
      room = b.compute (MIN_EXPR, size_type_node, room,
                        build_int_cst (size_type_node, INT_MAX));
    tree end = b.compute (POINTER_PLUS_EXPR, TREE_TYPE (start), start, room);
    return b.advance (end, -1);
  }
};

} // namespace

void
emit (const printf_call &call, const plan &plan)
{
  gcc_assert (plan.refusal.empty ());
  call_emitter (call, plan).run ();
}

} // namespace qrintf
