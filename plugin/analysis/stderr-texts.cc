/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts for stderr that are made in an array.  See stderr-texts.h.

     vsnprintf (line, …, format, values);  fputs (line, stderr);

   Refused is an array of which anything else is read, or whose address is
   taken otherwise than for a call that prints to it or measures it.  A wrong
   answer costs time or bytes.  */

#include "analysis/stderr-texts.h"

#include <unistd.h>

#include "recognise/functions.h"

namespace qrintf
{
namespace
{

/* Whether CALLEE writes messages: to the log, or to stderr without being given
   the stream.  */
bool
writes_messages (tree callee, tree first_argument)
{
  if (!DECL_EXTERNAL (callee) || !DECL_FILE_SCOPE_P (callee))
    return false;
  tree name = DECL_NAME (callee);
  if (id_equal (name, "write"))
    return tree_fits_shwi_p (first_argument)
           && tree_to_shwi (first_argument) == STDERR_FILENO;
  return id_equal (name, "perror") || id_equal (name, "syslog")
         || id_equal (name, "__syslog_chk");
}

/* Whether CALL is given stderr, or writes to where messages go.  */
bool
writes_messages (const gcall *call)
{
  unsigned n = gimple_call_num_args (call);
  for (unsigned i = 0; i < n; i++)
    if (is_stderr (gimple_call_arg (call, i)))
      return true;
  tree callee = gimple_call_fndecl (call);
  return callee && n > 0 && writes_messages (callee, gimple_call_arg (call, 0));
}

/* Whether CALL makes the text at its first argument, or measures it.  */
bool
makes_or_measures (const gcall *call)
{
  if (gimple_call_builtin_p (call, BUILT_IN_STRLEN))
    return true;
  tree callee = gimple_call_fndecl (call);
  const printf_function *row = callee ? row_of (callee) : nullptr;
  return row && row->to == sink::buffer;
}

/* Whether STMT, which uses the pointer PLACE into an array, prints there.  */
bool
prints_at (gimple *stmt, tree place)
{
  gcall *call = dyn_cast<gcall *> (stmt);
  if (!call || !makes_or_measures (call) || gimple_call_arg (call, 0) != place)
    return false;
  for (unsigned i = 1; i < gimple_call_num_args (call); i++)
    if (gimple_call_arg (call, i) == place)
      return false;
  return true;
}

/* Whether STMT computes a place in an array, and all that use it print
   there.  */
bool
is_place_to_print (gimple *stmt)
{
  if (!is_gimple_assign (stmt)
      || gimple_assign_rhs_code (stmt) != POINTER_PLUS_EXPR)
    return false;
  tree place = gimple_assign_lhs (stmt);
  imm_use_iterator i;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, i, place)
  if (gimple *user = USE_STMT (use);
      !is_gimple_debug (user) && !prints_at (user, place))
    return false;
  return true;
}

/* The local variable that OBJECT, a base of what is accessed, is or points to;
   null if it is none.  */
tree
local_variable (tree object)
{
  if (TREE_CODE (object) == MEM_REF
      && TREE_CODE (TREE_OPERAND (object, 0)) == ADDR_EXPR)
    object = get_base_address (TREE_OPERAND (TREE_OPERAND (object, 0), 0));
  return object && VAR_P (object)
                 && auto_var_in_fn_p (object, current_function_decl)
             ? object
             : NULL_TREE;
}

/* Adds what OBJECT names to the set FOUND.  Returns false, to go on.  */
bool
add (gimple *, tree object, tree, void *found)
{
  if (tree variable = local_variable (object))
    static_cast<hash_set<tree> *> (found)->add (variable);
  return false;
}

} // namespace

bool
is_stderr (tree stream)
{
  if (TREE_CODE (stream) != SSA_NAME)
    return false;
  gimple *load = SSA_NAME_DEF_STMT (stream);
  if (!gimple_assign_load_p (load))
    return false;
  tree variable = gimple_assign_rhs1 (load);
  return VAR_P (variable) && DECL_EXTERNAL (variable)
         && DECL_FILE_SCOPE_P (variable)
         && id_equal (DECL_NAME (variable), "stderr");
}

void
stderr_texts::add_call (gcall *call)
{
  bool tells = writes_messages (call), makes = makes_or_measures (call);
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    {
      tree argument = gimple_call_arg (call, i);
      bool is_address = TREE_CODE (argument) == ADDR_EXPR;
      if (is_address && makes && i == 0)
        continue;
      tree object = get_base_address (is_address ? TREE_OPERAND (argument, 0)
                                                 : argument);
      if (object)
        add (call, object, NULL_TREE, tells && is_address ? &told : &used);
    }
}

/* Where a variable is stored to does not matter.  */
void
stderr_texts::look ()
{
  basic_block block;
  FOR_EACH_BB_FN (block, cfun)
  {
    for (auto i = gsi_start_phis (block); !gsi_end_p (i); gsi_next (&i))
      walk_stmt_load_store_addr_ops (gsi_stmt (i), &used, add, NULL, add);
    for (auto i = gsi_start_nondebug_bb (block); !gsi_end_p (i);
         gsi_next_nondebug (&i))
      if (gcall *call = dyn_cast<gcall *> (gsi_stmt (i)))
        add_call (call);
      else if (!is_place_to_print (gsi_stmt (i)))
        walk_stmt_load_store_addr_ops (gsi_stmt (i), &used, add, NULL, add);
  }
}

bool
stderr_texts::hold (tree destination)
{
  if (TREE_CODE (destination) == SSA_NAME)
    if (gimple *place = SSA_NAME_DEF_STMT (destination);
        is_place_to_print (place))
      destination = gimple_assign_rhs1 (place);
  if (TREE_CODE (destination) != ADDR_EXPR)
    return false;
  tree array = get_base_address (TREE_OPERAND (destination, 0));
  if (!array || !(array = local_variable (array)))
    return false;
  if (!looked)
    look ();
  looked = true;
  return told.contains (array) && !used.contains (array);
}

} // namespace qrintf
