/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The literals that a pointer may point to.  See literals.h.

   The search follows PHIs and conditional expressions and visits each SSA name
   once, so that its cost is linear in the number of PHI arguments.  It gives up
   at a value that is computed in any other way, after MOST_NAMES names, and
   when the budget of the function is spent.  The set is then unknown.  */

#include "analysis/literals.h"

namespace qrintf
{
namespace
{

constexpr size_t most_names = 200;

/* Add TEXT, which POINTER points to.  */
void
add (literal_set &set, hash_set<tree_operand_hash> &known, tree pointer,
     const char *text)
{
  if (known.add (pointer))
    return;
  size_t n = strlen (text);
  bool first = set.all.empty ();
  set.all.push_back (pointer);
  set.length = { first ? n : std::min<uint64_t> (set.length.low, n),
                 first ? n : std::max<uint64_t> (set.length.high, n) };
}

} // namespace

bool
push_choices (tree name, vec<tree> &values)
{
  gimple *stmt = SSA_NAME_DEF_STMT (name);
  if (gphi *phi = dyn_cast<gphi *> (stmt))
    for (unsigned i = gimple_phi_num_args (phi); i-- > 0;)
      values.safe_push (gimple_phi_arg_def (phi, i));
  else if (is_gimple_assign (stmt)
           && gimple_assign_rhs_code (stmt) == COND_EXPR)
    {
      values.safe_push (gimple_assign_rhs3 (stmt));
      values.safe_push (gimple_assign_rhs2 (stmt));
    }
  else
    return false;
  return true;
}

const literal_set &
literals::of (tree pointer)
{
  auto [found, is_new] = remembered.try_emplace (pointer);
  if (is_new)
    found->second = collect (pointer);
  return found->second;
}

literal_set
literals::collect (tree pointer)
{
  literal_set set;
  hash_set<tree> names;
  hash_set<tree_operand_hash> known;
  auto_vec<tree> pending;
  pending.safe_push (pointer);
  while (!pending.is_empty ())
    {
      tree value = pending.pop ();
      if (value != pointer)
        budget -= std::min<size_t> (budget, 1);
      if (TREE_CODE (value) == SSA_NAME && names.add (value))
        continue;
      if (const char *text = c_getstr (value))
        add (set, known, value, text);
      else if (TREE_CODE (value) != SSA_NAME || names.elements () > most_names
               || !push_choices (value, pending) || pending.length () > budget)
        return {};
    }
  return set;
}

} // namespace qrintf
