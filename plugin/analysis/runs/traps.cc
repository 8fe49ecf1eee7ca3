/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Traps.  See runs.h.

   A signal handler sees what the program has done so far, and may continue
   elsewhere.  A division by a value that may be 0 counts as a trap, and so does
   an access through a pointer, which may be invalid or point to a read-only
   page.  These do not count:

     accesses    through a pointer that an earlier statement accessed (for a
                 store: stored through), at the same memory or in another part
                 of the same small object: memory is assumed to stay accessible
     arithmetic  of reals, which traps only if the program asks glibc for that,
                 and which GCC itself moves across calls
     variables   unless they are constant or weak; arrays with any index
     calls       such as strlen, where invalid strings are the caller's error */

#include "analysis/runs/runs.h"

namespace qrintf
{
namespace
{

/* The limit of a pointer's uses that are examined, so that a function with
   thousands of them takes no longer.  */
constexpr unsigned most_uses = 100;

/* The size in bits up to which an object counts as accessible as a whole if a
   part of it is.  Parts of a larger object may be on pages that are not
   mapped.  */
constexpr unsigned largest_object = 1024 * 8;

bool
is_access_by_pointer (tree base)
{
  return TREE_CODE (base) == MEM_REF || TREE_CODE (base) == TARGET_MEM_REF;
}

/* The pointer that REFERENCE goes through, which may be the address of a
   variable; null if REFERENCE names the variable itself.  */
tree
address_followed (tree reference)
{
  tree base = get_base_address (reference);
  return base && is_access_by_pointer (base) ? TREE_OPERAND (base, 0)
                                             : NULL_TREE;
}

/* Whether REFERENCE is to a known part of a small object that its pointer
   points to.  */
bool
is_in_object (tree reference)
{
  poly_int64 offset, size, max_size;
  bool reverse;
  tree base
      = get_ref_base_and_extent (reference, &offset, &size, &max_size, &reverse);
  if (!base || TREE_CODE (base) != MEM_REF || !known_size_p (max_size))
    return false;
  tree object = TREE_TYPE (TREE_TYPE (TREE_OPERAND (base, 0)));
  poly_offset_int start = mem_ref_offset (base) * BITS_PER_UNIT + offset;
  return TYPE_SIZE (object) && poly_int_tree_p (TYPE_SIZE (object))
         && known_le (wi::to_poly_offset (TYPE_SIZE (object)), largest_object)
         && known_ge (start, 0)
         && known_le (start + max_size,
                      wi::to_poly_offset (TYPE_SIZE (object)));
}

/* The memory that the assignment STMT loads, or stores to; null if it does
   neither.  */
tree
loaded_by (gimple *stmt)
{
  return gimple_assign_load_p (stmt) ? gimple_assign_rhs1 (stmt) : NULL_TREE;
}

tree
stored_by (gimple *stmt)
{
  return is_gimple_assign (stmt) && gimple_store_p (stmt)
                 && !gimple_clobber_p (stmt)
             ? gimple_assign_lhs (stmt)
             : NULL_TREE;
}

/* Whether REFERENCE is accessible if EARLIER is, which goes through the same
   pointer.  */
bool
is_as_safe (tree reference, tree earlier)
{
  return earlier
         && address_followed (earlier) == address_followed (reference)
         && (operand_equal_p (earlier, reference)
             || (is_in_object (earlier) && is_in_object (reference)));
}

/* Whether EARLIER has always been executed before STMT is.  */
bool
comes_before (gimple *earlier, gimple *stmt)
{
  return gimple_bb (earlier) == gimple_bb (stmt)
             ? gimple_uid (earlier) < gimple_uid (stmt)
             : dominated_by_p (CDI_DOMINATORS, gimple_bb (stmt),
                               gimple_bb (earlier));
}

/* Whether an earlier access shows that STMT can load or store REFERENCE.  */
bool
was_accessed_before (tree reference, bool stored, gimple *stmt)
{
  tree pointer = address_followed (reference);
  if (!pointer || TREE_CODE (pointer) != SSA_NAME)
    return false;
  use_operand_p use;
  imm_use_iterator at;
  unsigned uses = 0;
  FOR_EACH_IMM_USE_FAST (use, at, pointer)
    {
      gimple *other = USE_STMT (use);
      if (is_gimple_debug (other))
        continue;
      if (++uses > most_uses)
        return false;
      if (other != stmt
          && (is_as_safe (reference, stored_by (other))
              || (!stored && is_as_safe (reference, loaded_by (other))))
          && comes_before (other, stmt))
        return true;
    }
  return false;
}

/* Whether REFERENCE is to a variable that exists, and that may be written if
   STORED.  */
bool
is_in_variable (tree reference, bool stored)
{
  tree base = get_base_address (reference);
  if (base && is_access_by_pointer (base)
      && TREE_CODE (TREE_OPERAND (base, 0)) == ADDR_EXPR)
    base = TREE_OPERAND (TREE_OPERAND (base, 0), 0);
  return base && DECL_P (base) && !(VAR_P (base) && DECL_WEAK (base))
         && !(stored && TREE_READONLY (base));
}

/* Whether STMT may trap by its access to REFERENCE, which may be null.  */
bool
may_access_trap (tree reference, bool stored, gimple *stmt)
{
  return reference && !is_in_variable (reference, stored)
         && (stored || tree_could_trap_p (reference))
         && !was_accessed_before (reference, stored, stmt);
}

} // namespace

bool
may_trap (gimple *stmt)
{
  if (gimple_clobber_p (stmt))
    return false;
  tree loaded = loaded_by (stmt), stored = stored_by (stmt);
  if (loaded || stored)
    return may_access_trap (loaded, false, stmt)
           || may_access_trap (stored, true, stmt);
  return is_gimple_assign (stmt) && gimple_could_trap_p (stmt)
         && !FLOAT_TYPE_P (TREE_TYPE (gimple_assign_rhs1 (stmt)));
}

} // namespace qrintf
