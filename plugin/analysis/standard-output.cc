/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that print to standard output.  See standard-output.h.

   Refused are loads between which and the call something may change the
   variable, paths join, or stand so many stores that it would take long to look
   at them.  */

#include "analysis/standard-output.h"

namespace qrintf
{
namespace
{

/* How many stores are looked at.  */
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

/* Memory has a name in each of its states; that of the load has to be found by
   going back from that of the call.  A function that is declared to be const
   has none.  */
bool
prints_to_stdout (const printf_call &call)
{
  if (call.function->to != sink::stream || !is_loaded_from_stdout (call))
    return false;
  gimple *load = load_of_stream (call);
  if (!load || !gimple_vuse (load))
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
