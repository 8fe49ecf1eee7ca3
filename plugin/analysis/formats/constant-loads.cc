/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loads from constant objects.  See possible-formats.h.

   At this point of compilation `rows[i].format` may have become a load through
   a pointer that advances over the array.  The walk follows the address back to
   the objects that it points into, and adds up its offset.  If the walk meets
   the same pointer again with another offset (in a loop), or if a variable is
   added, the offset is known only modulo a stride.  With a stride of the size
   of a row, that still names one member of each row.

   An object is used only if GCC itself would fold a load from it: it is
   constant, not volatile, and no other definition can replace it.  */

#include "analysis/formats/possible-formats.h"

namespace qrintf
{
namespace
{

constexpr size_t most_names = 50;
constexpr size_t most_leaves = 2000;

/* Offsets wrap around, as unsigned numbers do.  */
using offset_t = unsigned HOST_WIDE_INT;

/* A number that divides OFFSET, an SSA name, certainly or probably.  */
offset_t
factor_of (tree offset)
{
  gimple *stmt
      = TREE_CODE (offset) == SSA_NAME ? SSA_NAME_DEF_STMT (offset) : nullptr;
  if (!stmt || !is_gimple_assign (stmt))
    return 1;
  tree_code code = gimple_assign_rhs_code (stmt);
  if (CONVERT_EXPR_CODE_P (code))
    return factor_of (gimple_assign_rhs1 (stmt));
  tree by = gimple_num_ops (stmt) > 2 ? gimple_assign_rhs2 (stmt) : NULL_TREE;
  if (!by || !tree_fits_uhwi_p (by) || integer_zerop (by))
    return 1;
  if (code == MULT_EXPR)
    return tree_to_uhwi (by);
  return code == LSHIFT_EXPR && tree_to_uhwi (by) < 32
             ? offset_t (1) << tree_to_uhwi (by)
             : 1;
}

class load_walk
{
public:
  explicit load_walk (vec<tree> &values) : values (values) {}

  void
  run (tree reference)
  {
    visit_reference (reference, 0);
    while (!pending.empty () && seen.size () < most_names)
      {
        auto [name, offset] = pending.back ();
        pending.pop_back ();
        expand (SSA_NAME_DEF_STMT (name), offset);
      }
    for (auto [object, offset] : objects)
      push_initialisers (object, offset);
  }

private:
  using place = std::pair<tree, offset_t>;

  vec<tree> &values;
  std::vector<place> pending; /* SSA names */
  std::unordered_map<tree, offset_t> seen;
  std::vector<place> objects; /* declarations */
  offset_t stride = 0;
  size_t leaves = 0;

  /* Record that the offset may also differ by any multiple of STEP.  */
  void
  add_step (offset_t step)
  {
    stride = std::gcd (stride, std::min (step, -step));
  }

  void
  visit_address (tree address, offset_t offset)
  {
    if (TREE_CODE (address) == ADDR_EXPR)
      return visit_reference (TREE_OPERAND (address, 0), offset);
    if (TREE_CODE (address) != SSA_NAME)
      return;
    auto [known, is_new] = seen.try_emplace (address, offset);
    if (is_new)
      pending.push_back ({ address, offset });
    else
      add_step (offset - known->second);
  }

  void
  visit_reference (tree reference, offset_t offset)
  {
    for (; handled_component_p (reference);
         reference = TREE_OPERAND (reference, 0))
      if (!enter (reference, offset))
        return;
    if (VAR_P (reference))
      objects.push_back ({ reference, offset });
    else if (TREE_CODE (reference) == MEM_REF)
      visit_address (TREE_OPERAND (reference, 0),
                     offset + TREE_INT_CST_LOW (TREE_OPERAND (reference, 1)));
    else if (TREE_CODE (reference) == TARGET_MEM_REF)
      visit_target_reference (reference, offset);
  }

  /* Add to OFFSET the offset of COMPONENT within the object that contains it.
     Returns false if that is not known.  */
  bool
  enter (tree component, offset_t &offset)
  {
    if (TREE_CODE (component) == ARRAY_REF)
      {
        tree index = TREE_OPERAND (component, 1);
        tree low = array_ref_low_bound (component);
        tree size = array_ref_element_size (component);
        if (!tree_fits_uhwi_p (size))
          return false;
        if (TREE_CODE (index) == INTEGER_CST && TREE_CODE (low) == INTEGER_CST)
          offset += (TREE_INT_CST_LOW (index) - TREE_INT_CST_LOW (low))
                    * tree_to_uhwi (size);
        else
          add_step (tree_to_uhwi (size));
        return true;
      }
    if (TREE_CODE (component) != COMPONENT_REF
        || !tree_fits_uhwi_p (component_ref_field_offset (component)))
      return false;
    offset += int_byte_position (TREE_OPERAND (component, 1));
    return true;
  }

  void
  visit_target_reference (tree reference, offset_t offset)
  {
    if (tree index = TMR_INDEX (reference))
      add_step (TMR_STEP (reference) ? TREE_INT_CST_LOW (TMR_STEP (reference))
                                     : factor_of (index));
    if (tree index = TMR_INDEX2 (reference))
      add_step (factor_of (index));
    visit_address (TMR_BASE (reference),
                   offset + TREE_INT_CST_LOW (TMR_OFFSET (reference)));
  }

  /* Visit the operands of STMT, which computes an address to which OFFSET is
     added.  The address may be computed as an integer, as GCC does for
     addresses that advance over an array.  */
  void
  expand (gimple *stmt, offset_t offset)
  {
    if (gphi *phi = dyn_cast<gphi *> (stmt))
      {
        for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
          visit_address (gimple_phi_arg_def (phi, i), offset);
        return;
      }
    if (!is_gimple_assign (stmt))
      return;
    tree_code code = gimple_assign_rhs_code (stmt);
    if (code == COND_EXPR)
      {
        visit_address (gimple_assign_rhs2 (stmt), offset);
        visit_address (gimple_assign_rhs3 (stmt), offset);
      }
    else if (code == POINTER_PLUS_EXPR || code == PLUS_EXPR)
      {
        tree more = gimple_assign_rhs2 (stmt);
        if (TREE_CODE (more) == INTEGER_CST)
          offset += TREE_INT_CST_LOW (more);
        else
          add_step (factor_of (more));
        visit_address (gimple_assign_rhs1 (stmt), offset);
      }
    else if (gimple_assign_single_p (stmt) || CONVERT_EXPR_CODE_P (code))
      visit_address (gimple_assign_rhs1 (stmt), offset);
  }

  /* Whether the load may read a pointer that stands POSITION bytes behind the
     loaded place.  */
  bool
  is_meant (offset_t position) const
  {
    auto distance = static_cast<HOST_WIDE_INT> (position);
    return stride ? distance % static_cast<HOST_WIDE_INT> (stride) == 0
                  : distance == 0;
  }

  /* Push the pointers in OBJECT's initialiser that a load at OFFSET may
     read.  */
  void
  push_initialisers (tree object, offset_t offset)
  {
    tree initialiser = ctor_for_folding (object);
    if (initialiser && initialiser != error_mark_node)
      push_part (object, initialiser, 0 - offset);
  }

  /* Push the pointers in PART, which stands POSITION bytes behind the loaded
     place.  */
  void
  push_part (tree object, tree part, offset_t position)
  {
    if (TREE_CODE (part) == CONSTRUCTOR)
      return push_parts (object, part, position);
    if (++leaves > most_leaves || !POINTER_TYPE_P (TREE_TYPE (part))
        || !is_meant (position))
      return;
    if (tree value = canonicalize_constructor_val (unshare_expr (part), object))
      values.safe_push (value);
  }

  void
  push_parts (tree object, tree aggregate, offset_t position)
  {
    tree type = TREE_TYPE (aggregate);
    bool is_array = TREE_CODE (type) == ARRAY_TYPE;
    if (is_array && !tree_fits_uhwi_p (TYPE_SIZE_UNIT (TREE_TYPE (type))))
      return;
    offset_t next = 0;
    unsigned i;
    tree index, part;
    FOR_EACH_CONSTRUCTOR_ELT (CONSTRUCTOR_ELTS (aggregate), i, index, part)
    {
      offset_t at = 0;
      if (is_array)
        {
          bool is_range = index && TREE_CODE (index) == RANGE_EXPR;
          tree first = is_range ? TREE_OPERAND (index, 0) : index;
          tree last = is_range ? TREE_OPERAND (index, 1) : index;
          at = first ? TREE_INT_CST_LOW (first) : next;
          next = (last ? TREE_INT_CST_LOW (last) : at) + 1;
          at *= tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (type)));
        }
      else if (!index || TREE_CODE (index) != FIELD_DECL)
        return;
      else
        at = int_byte_position (index);
      push_part (object, part, position + at);
    }
  }
};

} // namespace

void
push_loaded (tree reference, vec<tree> &values)
{
  load_walk (values).run (reference);
}

} // namespace qrintf
