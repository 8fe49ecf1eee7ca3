/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Walks the scopes of a statement.  See call.h.  */

#include "recognise/call.h"

namespace qrintf
{

std::vector<inlined_function>
functions_inlined_around (const gimple *stmt)
{
  std::vector<inlined_function> found;
  for (tree block = gimple_block (stmt); block && TREE_CODE (block) == BLOCK;
       block = BLOCK_SUPERCONTEXT (block))
    {
      if (!inlined_function_outer_scope_p (block))
        continue;
      tree function = block_ultimate_origin (block);
      if (function && TREE_CODE (function) == FUNCTION_DECL)
        found.push_back (
            { function, LOCATION_LOCUS (BLOCK_SOURCE_LOCATION (block)) });
    }
  return found;
}

location_t
place_of (const gimple *stmt)
{
  location_t where = gimple_nonartificial_location (stmt);
  for (const inlined_function &around : functions_inlined_around (stmt))
    if (in_system_header_at (where))
      where = around.at;
  return where;
}

bool
stands_for_a_call (tree function)
{
  return DECL_DECLARED_INLINE_P (function)
         && lookup_attribute ("artificial", DECL_ATTRIBUTES (function));
}

} // namespace qrintf
