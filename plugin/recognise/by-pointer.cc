/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls through a pointer.  See by-pointer.h.

   Emitted code tests at run time which function the pointer holds, so the
   expectation need not be right.  Only functions with a va_list are expected,
   because a pointer of such a type seldom holds another function.  At this
   point GCC has replaced all pointer types among the parameters by one
   type.  */

#include "recognise/by-pointer.h"

#include "recognise/c-library/c-library.h"
#include "recognise/functions.h"

namespace qrintf
{
namespace
{

/* The unit's declaration of BUILTIN, if its address is taken and it belongs to
   the C library.  */
tree
address_taken (tree builtin)
{
  symtab_node *node
      = symtab_node::get_for_asmname (DECL_ASSEMBLER_NAME (builtin));
  for (; node; node = node->next_sharing_asm_name)
    if (cgraph_node *function = dyn_cast<cgraph_node *> (node))
      if (function->address_taken
          && fndecl_built_in_p (function->decl, BUILT_IN_NORMAL)
          && library_of (function->decl) != c_library::none)
        return function->decl;
  return NULL_TREE;
}

} // namespace

tree
expected_callee (const gcall *call)
{
  tree type = gimple_call_fntype (call);
  if (gimple_call_fndecl (call) || !type)
    return NULL_TREE;
  for (built_in_function code : family_builtins ())
    if (tree builtin = builtin_decl_explicit (code))
      if (row_of (builtin)->list >= 0
          && types_compatible_p (TREE_TYPE (builtin), type))
        if (tree callee = address_taken (builtin))
          return callee;
  return NULL_TREE;
}

} // namespace qrintf
