/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls of the runtime's printed_length after direct code.  See
   direct-lengths.h.

   The pass that uses known lengths puts such a call behind a call of the
   family, because the result of that call may not be the length of the string
   in the buffer.  The result of direct code always is.  */

#include "emit/direct-lengths.h"

#include "embedding/runtime-calls.h"

namespace qrintf
{
namespace
{

/* The calls of printed_length whose argument is RESULT, the result of a call of
   the family.  */
std::vector<gcall *>
askers_for (tree result)
{
  std::vector<gcall *> askers;
  gimple *use;
  imm_use_iterator i;
  FOR_EACH_IMM_USE_STMT (use, i, result)
  if (gcall *call = dyn_cast<gcall *> (use))
    if (gimple_call_fndecl (call) == emitter_function (emitter::printed_length))
      askers.push_back (call);
  return askers;
}

/* Put STMT behind the last statement of BLOCK.  */
void
append (basic_block block, gimple *stmt)
{
  gimple_stmt_iterator end = gsi_last_bb (block);
  gsi_insert_after (&end, stmt, GSI_NEW_STMT);
}

// n = PHI (n1, n2); …; length = printed_length (s, n, most)
//   ->  length1 = n1 | length2 = printed_length (s, n2, most);
//       length = PHI (length1, length2)
void
ask_behind_fallback (gcall *asker, gphi *result, tree of_fallback)
{
  tree length = gimple_call_lhs (asker);
  gimple_stmt_iterator at = gsi_for_stmt (asker);
  gsi_remove (&at, false);
  gphi *joined = create_phi_node (length, gimple_bb (result));
  for (unsigned i = 0; i < gimple_phi_num_args (result); i++)
    {
      tree n = gimple_phi_arg_def (result, i), part;
      edge path = gimple_phi_arg_edge (result, i);
      part = make_ssa_name (size_type_node);
      gimple *stmt = asker;
      if (n == of_fallback)
        {
          gimple_call_set_arg (asker, 1, n);
          gimple_call_set_lhs (asker, part);
        }
      else
        stmt = gimple_build_assign (part, NOP_EXPR, n);
      append (path->src, stmt);
      update_stmt (stmt);
      add_phi_arg (joined, part, path, UNKNOWN_LOCATION);
    }
}

} // namespace

void
use_length_of_direct_code (gcall *call, tree result)
{
  std::vector<gcall *> askers = askers_for (result);
  gphi *joined = dyn_cast<gphi *> (SSA_NAME_DEF_STMT (result));
  for (gcall *asker : askers)
    if (!joined)
      {
        gimple_stmt_iterator at = gsi_for_stmt (asker);
        gassign *length = gimple_build_assign (gimple_call_lhs (asker),
                                               NOP_EXPR, result);
        gsi_replace (&at, length, false);
      }
    else if (!stmt_ends_bb_p (call))
      ask_behind_fallback (asker, joined, gimple_call_lhs (call));
}

} // namespace qrintf
