/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that print to standard output.  See knowledge.h.

   The walk goes back from the call to the load of stdout.  It refuses a call if
   a store between the two may change stdout, if paths join between them, or
   after MOST_STORES stores, which bounds its time.  */

#include "analysis/knowledge.h"

namespace qrintf
{
namespace
{

/* The limit of stores that one query examines.  */
constexpr int most_stores = 16;

} // namespace

bool
is_stdout (tree variable)
{
  return VAR_P (variable) && TREE_PUBLIC (variable)
         && id_equal (DECL_ASSEMBLER_NAME (variable), "stdout");
}

bool
is_stderr (tree stream)
{
  gimple *load
      = TREE_CODE (stream) == SSA_NAME ? SSA_NAME_DEF_STMT (stream) : nullptr;
  if (!load || !gimple_assign_load_p (load))
    return false;
  tree variable = gimple_assign_rhs1 (load);
  return VAR_P (variable) && DECL_EXTERNAL (variable)
         && DECL_FILE_SCOPE_P (variable)
         && id_equal (DECL_NAME (variable), "stderr");
}

gimple *
load_of_stream (const printf_call &call)
{
  tree stream = call.destination ();
  if (!stream || TREE_CODE (stream) != SSA_NAME)
    return nullptr;
  gimple *load = SSA_NAME_DEF_STMT (stream);
  return gimple_assign_load_p (load) && !gimple_has_volatile_ops (load)
             ? load
             : nullptr;
}

bool
is_loaded_from_stdout (const printf_call &call)
{
  if (!call.destination ())
    return true;
  gimple *load = load_of_stream (call);
  tree from = load ? gimple_assign_rhs1 (load) : NULL_TREE;
  return from && is_stdout (from) && DECL_EXTERNAL (from);
}

/* GCC gives each state of memory an SSA name (the vuse of a statement).  The
   walk starts at the state before the call and goes back to the state that the
   load reads.  A call of a function that is declared const has no vuse and is
   refused.  */
bool
prints_to_stdout (const printf_call &call)
{
  if (call.function->to != sink::stream || !is_loaded_from_stdout (call))
    return false;
  gimple *load = load_of_stream (call);
  if (!load)
    return true;
  tree variable = gimple_assign_rhs1 (load);
  tree state = gimple_vuse (call.stmt);
  for (int i = 0; state && i < most_stores && state != gimple_vuse (load); i++)
    {
      if (SSA_NAME_IS_DEFAULT_DEF (state)
          || gimple_code (SSA_NAME_DEF_STMT (state)) == GIMPLE_PHI
          || stmt_may_clobber_ref_p (SSA_NAME_DEF_STMT (state), variable))
        return false;
      state = gimple_vuse (SSA_NAME_DEF_STMT (state));
    }
  return state == gimple_vuse (load);
}

} // namespace qrintf
