/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that print to standard output.  See standard-output.h.

   Refused are loads with a call between them and the printing one, which might
   change the variable, and those with so many stores between that it would take
   long to look at them.  */

#include "analysis/standard-output.h"

namespace qrintf
{
namespace
{

/* How many stores are looked at.  */
constexpr int most_stores = 16;

/* Whether STMT, which changes memory, is a store that leaves stdout as it is.
 */
bool
keeps_stdout (gimple *stmt)
{
  return is_gimple_assign (stmt) && !gimple_has_volatile_ops (stmt)
         && !may_be_stdout (gimple_assign_lhs (stmt));
}

} // namespace

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
  return from && VAR_P (from) && DECL_EXTERNAL (from) && TREE_PUBLIC (from)
         && id_equal (DECL_ASSEMBLER_NAME (from), "stdout");
}

/* Of memory that the unit has no name for, a pointer may be it.  */
bool
may_be_stdout (tree target)
{
  tree base = get_base_address (target);
  if (base && DECL_P (base))
    return DECL_EXTERNAL (base);
  tree size = TYPE_SIZE (TREE_TYPE (target));
  return POINTER_TYPE_P (TREE_TYPE (target))
         || (get_alias_set (target) == 0
             && !(size && tree_int_cst_lt (size, TYPE_SIZE (ptr_type_node))));
}

/* Memory has a name in each of its states; that of the load has to be found by
   going back from that of the call.  */
bool
prints_to_stdout (const printf_call &call)
{
  if (call.function->to != sink::stream || !is_loaded_from_stdout (call))
    return false;
  gimple *load = load_of_stream (call);
  if (!load || !gimple_vuse (load))
    return true;
  tree state = gimple_vuse (call.stmt);
  for (int i = 0; i < most_stores && state != gimple_vuse (load); i++)
    {
      if (SSA_NAME_IS_DEFAULT_DEF (state)
          || !keeps_stdout (SSA_NAME_DEF_STMT (state)))
        return false;
      state = gimple_vuse (SSA_NAME_DEF_STMT (state));
    }
  return state == gimple_vuse (load);
}

} // namespace qrintf
