/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pass for known lengths: find-strings says which calls search for the end
   of a known string, and the results of the calls that wrote it take the place
   of the searches.  See known-strings.h.

   The result of the call that wrote a text is its length whether or not that
   call is lowered.  Calls that must stay with libc (lower.h) are not used.
   With -fno-optimize-strlen none are, as the user wants strlen to be called.

   If the call fails, or if the text of snprintf does not fit, its result is not
   the length of the string in the buffer, and the string has to be read.  The
   runtime's printed_length makes that test, so that no basic block is added for
   it.  */

#include "lengths/known-strings.h"

#include "embedding/runtime-calls.h"
#include "emit/emit.h"
#include "emit/gimple/builder.h"
#include "pass/lower.h"
#include "report/report.h"

namespace qrintf
{
namespace
{

/* The length of a string, and of its last text if a call of the family wrote
   that.  */
struct string_length
{
  tree whole, last = NULL_TREE;
};

tree
named_result (gcall *call)
{
  if (!gimple_call_lhs (call))
    {
      gimple_call_set_lhs (call, make_ssa_name (integer_type_node, call));
      update_stmt (call);
    }
  return gimple_call_lhs (call);
}

/* The largest result that is the length of the string in the buffer.  */
tree
largest_whole_result (const printf_call &call)
{
  uint64_t most = INT_MAX;
  if (tree bound = call.bound ())
    most = std::min<uint64_t> (most, tree_to_uhwi (bound) - 1);
  return build_int_cst (integer_type_node, most);
}

// n = sprintf (s + before, …);
//   ->  …; length = before + printed_length (s + before, n, INT_MAX);
//
// printed_length may read the string, so it gets the address that the call
// writes to: BEFORE is added to its result.
string_length
length_behind (const known_string &string)
{
  gcall *call = string.call->stmt;
  const std::vector<test> no_tests;
  builder b (gimple_location (call), no_tests);
  use_emitters_of (*string.call);
  tree last = b.call (emitter_function (emitter::printed_length),
                      { string.call->destination (), named_result (call),
                        largest_whole_result (*string.call) });
  tree whole = last;
  if (string.before)
    whole = b.compute (PLUS_EXPR, size_type_node, string.before, last);
  gimple_stmt_iterator at = gsi_for_stmt (call);
  gsi_insert_seq_after (&at, b.all ().front ().statements, GSI_SAME_STMT);
  return { whole, last };
}

/* GCC has turned strcat (s, "…") into a copy to s + OFFSET.  Without the plugin
   the length of s is unknown to GCC here, so it cannot warn that the copy
   exceeds an array.  The plugin adds no warning, so this copy gets none.  */
void
keep_silent (tree offset)
{
  gimple *use;
  imm_use_iterator i;
  FOR_EACH_IMM_USE_STMT (use, i, offset)
  if (gimple_call_builtin_p (use, BUILT_IN_MEMCPY)
      && c_getstr (gimple_call_arg (use, 1)))
    suppress_warning (use, OPT_Warray_bounds);
  else if (is_gimple_assign (use)
           && (gimple_assign_rhs_code (use) == PLUS_EXPR
               || gimple_assign_rhs_code (use) == POINTER_PLUS_EXPR))
    keep_silent (gimple_assign_lhs (use));
}

/* Set the result of READER, if it is used, to VALUE.  */
void
replace_result (gimple_stmt_iterator *at, gcall *reader, tree value)
{
  tree result = gimple_call_lhs (reader);
  if (!result)
    return;
  gimple_call_set_lhs (reader, NULL_TREE);
  gassign *copy = gimple_build_assign (result, value);
  place_at (copy, gimple_location (reader));
  gsi_insert_before (at, copy, GSI_SAME_STMT);
}

// strcat (s, t)              ->  strcpy (s + length, t)
// __strcat_chk (s, t, size)  ->  __strcpy_chk (s + length, t, size - length)
void
replace_strcat (gimple_stmt_iterator *at, const length_reader &reader,
                tree length)
{
  const std::vector<test> no_tests;
  builder b (gimple_location (reader.stmt), no_tests);
  tree start = gimple_call_arg (reader.stmt, 0);
  gimple_call_set_arg (
      reader.stmt, 0,
      b.compute (POINTER_PLUS_EXPR, TREE_TYPE (start), start, length));
  if (gimple_call_num_args (reader.stmt) == 3)
    {
      tree size = b.convert (size_type_node, gimple_call_arg (reader.stmt, 2));
      if (!integer_all_onesp (size))
        size = b.compute (MINUS_EXPR, size_type_node, size, length);
      gimple_call_set_arg (reader.stmt, 2, size);
    }
  gsi_insert_seq_before (at, b.all ().front ().statements, GSI_SAME_STMT);
  replace_result (at, reader.stmt, start);
  gimple_call_set_fndecl (reader.stmt, reader.becomes);
  update_stmt (reader.stmt);
  if (fold_stmt (at))
    suppress_warning (gsi_stmt (*at), OPT_Warray_bounds);
}

// fputs (s, f)  ->  fwrite (s, 1, length, f)
void
replace_fputs (gimple_stmt_iterator *at, const length_reader &reader,
               tree length)
{
  gcall *call = gimple_build_call (
      reader.becomes, 4, gimple_call_arg (reader.stmt, 0), size_one_node,
      length, gimple_call_arg (reader.stmt, 1));
  place_at (call, gimple_location (reader.stmt));
  gimple_move_vops (call, reader.stmt);
  gsi_replace (at, call, true); /* which moves its exception region */
}

/* Let pointers to the end of the string S that are computed from RESULT, which
   was strlen (S), be computed from its last text, which begins at LAST and has
   the length in LENGTH: the lowering of the call that writes this text knows
   its end.  */
// q = s + result  ->  q = last + length.last
void
point_behind_last (tree s, tree result, tree last, const string_length &length)
{
  std::vector<gimple *> ends;
  gimple *use;
  imm_use_iterator i;
  FOR_EACH_IMM_USE_STMT (use, i, result)
  if (is_gimple_assign (use)
      && gimple_assign_rhs_code (use) == POINTER_PLUS_EXPR
      && operand_equal_p (gimple_assign_rhs1 (use), s))
    ends.push_back (use);
  for (gimple *end : ends)
    {
      gimple_assign_set_rhs1 (end, last);
      gimple_assign_set_rhs2 (end, length.last);
      update_stmt (end);
    }
}

// n = strlen (s)  ->  n = length
void
replace_strlen (gimple_stmt_iterator *at, const length_reader &reader,
                const known_string &string, const string_length &length)
{
  tree result = gimple_call_lhs (reader.stmt);
  tree s = gimple_call_arg (reader.stmt, 0);
  if (result)
    keep_silent (result);
  replace_result (at, reader.stmt, length.whole);
  if (result && length.last)
    point_behind_last (s, result, string.call->destination (), length);
  gsi_remove (at, true);
}

void
use_length (const length_reader &reader, const known_string &string,
            const string_length &length)
{
  gimple_stmt_iterator at = gsi_for_stmt (reader.stmt);
  switch (reader.kind)
    {
    case reader_kind::length:
      return replace_strlen (&at, reader, string, length);
    case reader_kind::append:
      return replace_strcat (&at, reader, length.whole);
    case reader_kind::print:
      return replace_fputs (&at, reader, length.whole);
    }
}

/* The length of STRING, whose last store is not a call of the printf
   family.  */
tree
length_with_added (const known_string &string)
{
  tree added = build_int_cst (size_type_node, string.added);
  if (!string.before)
    return added;
  const std::vector<test> no_tests;
  builder b (gimple_location (string.store), no_tests);
  tree length = b.compute (PLUS_EXPR, size_type_node, string.before, added);
  gimple_stmt_iterator at = gsi_for_stmt (string.store);
  gsi_insert_seq_before (&at, b.all ().front ().statements, GSI_SAME_STMT);
  return length;
}

string_length
length_of (const known_string &string)
{
  if (string.block)
    return { gimple_phi_result (
        create_phi_node (make_ssa_name (size_type_node), string.block)) };
  if (string.call)
    return length_behind (string);
  return { length_with_added (string) };
}

/* Add the arguments of the PHI that joins the LENGTHS of STRING's control flow
   paths.  */
void
join_lengths (const known_string &string,
              const std::vector<string_length> &lengths, tree length)
{
  gphi *phi = as_a<gphi *> (SSA_NAME_DEF_STMT (length));
  edge path;
  edge_iterator i;
  FOR_EACH_EDGE (path, i, string.block->preds)
  add_phi_arg (phi, lengths[string.parts[path->dest_idx]].whole, path,
               UNKNOWN_LOCATION);
}

/* Let the readers of STRINGS use the results of the calls that wrote them.
   Results without an SSA name get one.  The caller renames virtual
   operands.  */
void
use_known_lengths (const std::vector<known_string> &strings)
{
  std::vector<string_length> lengths;
  for (const known_string &string : strings)
    lengths.push_back (length_of (string));
  for (size_t i = 0; i < strings.size (); i++)
    {
      if (strings[i].block)
        join_lengths (strings[i], lengths, lengths[i].whole);
      for (const length_reader &reader : strings[i].readers)
        use_length (reader, strings[i], lengths[i]);
    }
}

} // namespace

unsigned
use_results (function *fun)
{
  if (!flag_optimize_strlen || !has_length_reader (fun)
      || refusal_for_function (fun))
    return 0;
  std::vector<printf_call> calls = find_candidates (fun).calls;
  std::vector<printf_call *> not_refused;
  for (printf_call &call : calls)
    if (!refusal_for_statement (call))
      not_refused.push_back (&call);
  std::vector<known_string> strings = find_length_readers (fun, not_refused);
  if (strings.empty ())
    return 0;
  mark_virtual_operands_for_renaming (fun);
  for (size_t i = 0; dump_enabled_p () && i < strings.size (); i++)
    for (const length_reader &reader : strings[i].readers)
      remark_known_length (reader.stmt,
                           strings[sources_of (strings, i).front ()].store);
  use_known_lengths (strings);
  return TODO_update_ssa;
}

} // namespace qrintf
