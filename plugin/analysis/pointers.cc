/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a pointer may point to.  See knowledge.h.

   The search for literals follows PHIs and conditional expressions and visits
   each SSA name once, so that its cost is linear in the number of PHI
   arguments.  It gives up at a value that is computed in any other way, after
   MOST_NAMES names, and when the budget of the function is spent.  The set is
   then unknown.

   The search for objects visits every operand that a pointer was computed from,
   each SSA name once.  A pointer with more than MOST_NAMES names or MOST_VALUES
   operands is assumed to overlap every other.  */

#include "analysis/knowledge.h"

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

constexpr size_t most_values = 20000;

/* The field or array whose address POINTER, an ADDR_EXPR, takes, as a range of
   its base object.  */
origin
address_origin (tree pointer)
{
  tree object = TREE_OPERAND (pointer, 0);
  poly_int64 offset, size, most;
  bool reverse;
  tree base = get_ref_base_and_extent (object, &offset, &size, &most, &reverse);
  origin o{ base };
  if (offset.is_constant (&o.low) && most.is_constant (&o.high) && o.high > 0
      && TREE_CODE (object) == COMPONENT_REF)
    o.high += o.low;
  else
    o.high = -1;
  return o;
}

class origin_walk
{
public:
  explicit origin_walk (tree pointer)
  {
    visit (pointer);
    while (!pending.empty () && !found.too_many)
      {
        tree name = pending.back ();
        pending.pop_back ();
        expand (name);
      }
  }

  origin_set found;

private:
  std::vector<tree> pending;
  hash_set<tree> seen;
  size_t visited = 0;

  void
  visit (tree value)
  {
    found.too_many |= ++visited > most_values;
    if (TREE_CODE (value) == ADDR_EXPR)
      return visit_address (value);
    if (TREE_CODE (value) != SSA_NAME || seen.add (value))
      return;
    found.too_many |= seen.elements () > most_names;
    pending.push_back (value);
  }

  void
  visit_address (tree pointer)
  {
    origin o = address_origin (pointer);
    if (o.base && TREE_CODE (o.base) == MEM_REF)
      {
        if (!integer_zerop (TREE_OPERAND (o.base, 1)))
          o.high = -1;
        o.base = TREE_OPERAND (o.base, 0);
        if (o.high == -1)
          return visit (o.base);
      }
    add (o);
  }

  void
  add (const origin &o)
  {
    if (o.base)
      found.all.emplace (iterative_hash_expr (o.base, 0), o);
  }

  /* The walk continues through arithmetic, copies, PHIs, and calls of builtins,
     which may return a pointer into their first argument.  */
  void
  expand (tree name)
  {
    if (POINTER_TYPE_P (TREE_TYPE (name)))
      add ({ name });
    gimple *stmt = SSA_NAME_DEF_STMT (name);
    if (gphi *phi = dyn_cast<gphi *> (stmt))
      for (unsigned i = 0; i < gimple_phi_num_args (phi) && !found.too_many;
           i++)
        visit (gimple_phi_arg_def (phi, i));
    else if (is_gimple_assign (stmt) && !gimple_assign_load_p (stmt))
      {
        /* The offset that is added to a pointer is not followed.  In integer
           arithmetic the pointer and the offset look alike, so both operands
           are.  */
        bool offset = gimple_assign_rhs_code (stmt) == POINTER_PLUS_EXPR;
        for (unsigned i = 1; i < (offset ? 2 : gimple_num_ops (stmt)); i++)
          visit (gimple_op (stmt, i));
      }
    else if (gimple_call_builtin_p (stmt, BUILT_IN_NORMAL)
             && gimple_call_num_args (stmt) > 0
             && POINTER_TYPE_P (TREE_TYPE (gimple_call_arg (stmt, 0))))
      visit (gimple_call_arg (stmt, 0));
  }
};

bool
may_overlap (const origin &a, const origin &b)
{
  if (!operand_equal_p (a.base, b.base, 0))
    return false;
  return a.high == -1 || b.high == -1 || (a.low < b.high && b.low < a.high);
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

const origin_set &
origins::of (tree pointer)
{
  auto [found, is_new] = remembered.try_emplace (pointer);
  if (is_new)
    found->second = std::move (origin_walk (pointer).found);
  return found->second;
}

bool
origins::overlap (tree a, tree b)
{
  const origin_set &one = of (a), &other = of (b);
  if (one.too_many || other.too_many)
    return true;
  for (const auto &[hash, x] : one.all)
    {
      auto [at, end] = other.all.equal_range (hash);
      for (; at != end; ++at)
        if (may_overlap (x, at->second))
          return true;
    }
  return false;
}

} // namespace qrintf
