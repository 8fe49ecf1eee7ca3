/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stores of constant texts.  See known-strings.h.

   Refused are volatile stores, stores of less than a byte, constants without a
   NUL, and copies to a place that is neither the start nor the end of the
   string.  */

#include "lengths/known-strings.h"

namespace qrintf
{
namespace
{

/* Whether OBJECT has at least one whole byte.  Bit-fields and empty
   structures may be smaller.  */
bool
has_whole_byte (tree object)
{
  poly_int64 offset, size, most;
  bool reverse;
  get_ref_base_and_extent (object, &offset, &size, &most, &reverse);
  return known_ge (size, BITS_PER_UNIT);
}

/* Whether ADDRESS is that of OBJECT's first byte.  */
bool
is_at (tree object, tree address)
{
  poly_int64 offset, other_offset;
  tree base = get_addr_base_and_unit_offset (object, &offset);
  if (!base)
    return false;
  if (TREE_CODE (base) == MEM_REF)
    return known_eq (offset, 0) && integer_zerop (TREE_OPERAND (base, 1))
           && operand_equal_p (TREE_OPERAND (base, 0), address);
  return TREE_CODE (address) == ADDR_EXPR
         && get_addr_base_and_unit_offset (TREE_OPERAND (address, 0),
                                           &other_offset)
                == base
         && known_eq (offset, other_offset);
}

gimple *
definition (tree value)
{
  return TREE_CODE (value) == SSA_NAME ? SSA_NAME_DEF_STMT (value) : nullptr;
}

/* Whether LENGTH is the length of the string at START in the state of memory
   STATE, or less.  GCC replaces strlen (start) by a constant if it knows the
   text, and by a sum if it knows the appended text.  */
bool
is_length (tree length, tree start, tree state)
{
  gimple *store = SSA_NAME_DEF_STMT (state);
  gimple *computes = definition (length);
  if (computes && gimple_assign_single_p (computes))
    length = gimple_assign_rhs1 (computes);
  if (TREE_CODE (length) == INTEGER_CST)
    {
      auto text = copied_text (store, start);
      return text && !text->before
             && compare_tree_int (length, text->added) <= 0;
    }
  if (!computes)
    return false;
  if (gimple_call_builtin_p (computes, BUILT_IN_STRLEN))
    return gimple_vuse (computes) == state
           && operand_equal_p (gimple_call_arg (computes, 0), start);
  if (!is_gimple_assign (computes)
      || gimple_assign_rhs_code (computes) != PLUS_EXPR)
    return false;
  auto text = copied_text (store, start);
  return text && text->before
         && operand_equal_p (gimple_assign_rhs1 (computes), text->before)
         && compare_tree_int (gimple_assign_rhs2 (computes), text->added)
                == 0;
}

} // namespace

bool
is_at_end (tree to, known_string &string)
{
  if (operand_equal_p (to, string.start))
    return true;
  gimple *sum = definition (to);
  if (!sum || !is_gimple_assign (sum)
      || gimple_assign_rhs_code (sum) != POINTER_PLUS_EXPR
      || !operand_equal_p (gimple_assign_rhs1 (sum), string.start))
    return false;
  string.before = gimple_assign_rhs2 (sum);
  return is_length (string.before, string.start, gimple_vuse (string.store));
}

// memcpy (start, "text", 5), or memcpy (start + strlen (start), "text", 5)
std::optional<known_string>
copied_text (gimple *store, tree start)
{
  if (!gimple_call_builtin_p (store, BUILT_IN_MEMCPY))
    return {};
  const char *text = c_getstr (gimple_call_arg (store, 1));
  tree size = gimple_call_arg (store, 2);
  known_string copied (start, store);
  if (!text || !tree_fits_uhwi_p (size)
      || tree_to_uhwi (size) != strlen (text) + 1
      || !is_at_end (gimple_call_arg (store, 0), copied))
    return {};
  copied.added = strlen (text);
  return copied;
}

// *start = 0, array = {} or array = "text", where start is &array
std::optional<known_string>
stored_text (gimple *store, tree start)
{
  if (!gimple_assign_single_p (store) || gimple_clobber_p (store)
      || gimple_has_volatile_ops (store)
      || !has_whole_byte (gimple_assign_lhs (store))
      || !is_at (gimple_assign_lhs (store), start))
    return {};
  tree value = gimple_assign_rhs1 (store);
  known_string stored (start, store);
  if (integer_zerop (value)
      || (TREE_CODE (value) == CONSTRUCTOR && CONSTRUCTOR_NELTS (value) == 0))
    return stored;
  if (TREE_CODE (value) != STRING_CST)
    return {};
  stored.added
      = strnlen (TREE_STRING_POINTER (value), TREE_STRING_LENGTH (value));
  return compare_tree_int (TYPE_SIZE_UNIT (TREE_TYPE (value)), stored.added)
                 > 0
             ? std::optional (stored)
             : std::nullopt;
}

} // namespace qrintf
