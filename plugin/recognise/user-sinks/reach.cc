/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The functions that the targets of user sinks may reach.  See
   user-sinks.h.

   The call graph is that of the source, before anything is inlined.  From a
   target the search follows calls and references.  A call through a pointer may
   reach any function with suitable parameters that is public or whose address
   is taken.  A call of a user sink may become a call of its targets, so these
   are followed as well.  Hence no lowered call adds a cycle to the call graph
   of the unit.

   Functions of other units, including the C library, are assumed to call back
   only functions that they are given.  The author of a user sink is responsible
   for that.  */

#include "recognise/user-sinks/user-sinks.h"

namespace qrintf
{
namespace
{

/* The attribute of a function that targets reach; its values are the targets.
   The space keeps the name out of sources.  */
constexpr const char reached[] = "qrintf reached";

using node_set = hash_set<symtab_node *>;

/* Whether a call that passes ARGUMENT may work although the function has a
   PARAMETER of another type.  */
bool
passes_for (tree argument, tree parameter)
{
  auto is_word = [] (tree type) {
    return INTEGRAL_TYPE_P (type) || POINTER_TYPE_P (type);
  };
  return (is_word (argument) && is_word (parameter))
         || TYPE_MODE (argument) == TYPE_MODE (parameter);
}

/* Whether a function of TYPE may be called through a pointer to CALLED.
   Programs cast such pointers, so only types that cannot work are excluded.  */
bool
may_be_called_as (tree type, tree called)
{
  tree arguments = TYPE_ARG_TYPES (called);
  if (!arguments)
    return true;
  for (tree p = TYPE_ARG_TYPES (type); p && !VOID_TYPE_P (TREE_VALUE (p));
       p = TREE_CHAIN (p), arguments = TREE_CHAIN (arguments))
    {
      if (!arguments)
        return true;
      if (VOID_TYPE_P (TREE_VALUE (arguments))
          || !passes_for (TREE_VALUE (arguments), TREE_VALUE (p)))
        return false;
    }
  return true;
}

/* The functions and variables that TARGET may reach.  */
class closure
{
public:
  explicit closure (tree target)
  {
    visit (cgraph_node::get (target));
    while (!waiting.is_empty ())
      follow (waiting.pop ());
  }

  bool
  has (symtab_node *node)
  {
    return seen.contains (node);
  }

private:
  node_set seen;
  auto_vec<symtab_node *> waiting;
  hash_set<tree> types; /* of functions called through pointers */

  void
  visit (symtab_node *node)
  {
    if (node && !seen.add (node))
      waiting.safe_push (node);
  }

  void
  follow (symtab_node *node)
  {
    ipa_ref *ref = nullptr;
    for (unsigned i = 0; node->iterate_reference (i, ref); i++)
      visit (ref->referred);
    if (cgraph_node *function = dyn_cast<cgraph_node *> (node))
      follow_calls (function);
  }

  void
  follow_calls (cgraph_node *function)
  {
    for (tree target : user_sink_targets (function->decl))
      visit (cgraph_node::get (target));
    for (cgraph_edge *e = function->callees; e; e = e->next_callee)
      visit (e->callee);
    for (cgraph_edge *e = function->indirect_calls; e; e = e->next_callee)
      follow_pointer (gimple_call_fntype (e->call_stmt));
  }

  void
  follow_pointer (tree type)
  {
    gcc_assert (type);
    if (types.add (TYPE_MAIN_VARIANT (type)))
      return;
    cgraph_node *function;
    FOR_EACH_FUNCTION (function)
    /* Only such functions may be called through a pointer, and main is not.  */
    if ((TREE_PUBLIC (function->decl) || function->address_taken)
        && function->definition && !MAIN_NAME_P (DECL_NAME (function->decl))
        && may_be_called_as (TREE_TYPE (function->decl), type))
      visit (function);
  }
};

} // namespace

void
mark_reached (void *, void *)
{
  if (in_lto_p)
    return;
  auto_vec<cgraph_node *> sinks; /* SINKS[i] has TARGETS[i] */
  std::vector<tree> targets;
  cgraph_node *function;
  FOR_EACH_FUNCTION (function)
  for (tree target : user_sink_targets (function->decl))
    {
      sinks.safe_push (function);
      targets.push_back (target);
    }
  for (size_t i = 0; i < targets.size (); i++)
    {
      if (std::find (targets.begin (), targets.begin () + i, targets[i])
          != targets.begin () + i)
        continue;
      closure from (targets[i]);
      bool comes_back = false;
      for (size_t k = i; k < targets.size (); k++)
        comes_back |= targets[k] == targets[i] && from.has (sinks[k]);
      if (comes_back)
        FOR_EACH_FUNCTION (function)
      if (from.has (function) && function->definition)
        add_attribute (function->decl, reached,
                       build_tree_list (NULL_TREE, targets[i]));
    }
}

bool
is_reached (tree function, tree target)
{
  for (tree a = lookup_attribute (reached, DECL_ATTRIBUTES (function)); a;
       a = lookup_attribute (reached, TREE_CHAIN (a)))
    if (tree other = TREE_VALUE (TREE_VALUE (a));
        other == target
        || (TREE_PUBLIC (other) && TREE_PUBLIC (target)
            && DECL_ASSEMBLER_NAME (other) == DECL_ASSEMBLER_NAME (target)))
      return true;
  return false;
}

} // namespace qrintf
