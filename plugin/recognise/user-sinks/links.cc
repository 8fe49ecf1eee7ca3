/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps the targets of user sinks in the program.  See user-sinks.h.

   GCC drops functions that nothing refers to, and with -flto the linker knows
   only the symbols that objects refer to.  So every function that calls a user
   sink gets a reference to its targets, as if it took their addresses.  GCC
   streams these references with the unit, uses them when it partitions the
   program, and does not change the parameters of such a target.  References are
   rebuilt by early passes, so until then force_output keeps the targets.

   Refused are targets that are defined for inlining only, as lowered calls are
   made too late to be inlined.  */

#include "gcc/front-end.h"

#include "recognise/user-sinks/user-sinks.h"

#include "options/options.h"

namespace qrintf
{
namespace
{

const pass_data linking_pass_data = {
  SIMPLE_IPA_PASS, "qrintf_own", OPTGROUP_OTHER, TV_NONE, 0, 0, 0, 0, 0,
};

/* Undo the effect of keep () on TARGET, unless an option or attribute keeps
   it.  */
void
release (tree target)
{
  cgraph_node *node = cgraph_node::get (target);
  if (!node || !node->definition || !opt_for_fn (target, optimize)
      || flag_keep_inline_functions || flag_keep_static_functions
      || !flag_toplevel_reorder
      || lookup_attribute ("used", DECL_ATTRIBUTES (target)))
    return;
  DECL_PRESERVE_P (target) = 0;
  node->force_output = 0;
}

/* Add references to TARGET to all callers of CALLEE.  */
void
refer (cgraph_node *callee, tree target)
{
  cgraph_node *node = cgraph_node::get_create (target);
  hash_set<cgraph_node *> done;
  for (cgraph_edge *e = callee->callers; e; e = e->next_caller)
    if (opt_for_fn (e->caller->decl, optimize) && !done.add (e->caller))
      {
        e->caller->create_reference (node, IPA_REF_ADDR);
        node->mark_address_taken ();
      }
}

/* Refuse the user sink CALLEE if its target TARGET may have no code in the
   program: the unit has TARGET's body but generates no code for it, and no
   other unit has to either, as with gnu_inline and C's inline without
   extern.  */
void
refuse_for_inlining_only (cgraph_node *callee, tree target)
{
  if (!DECL_EXTERNAL (target) || !DECL_DECLARED_INLINE_P (target)
      || (lang_GNU_CXX ()
          && !lookup_attribute ("gnu_inline", DECL_ATTRIBUTES (target))))
    return;
  for (const user_sink_attribute &row : user_sink_attributes)
    if (lookup_attribute (row.name, DECL_ATTRIBUTES (callee->decl)))
      refuse_user_sink (callee->decl, row.name,
                        "what takes its text is defined for inlining only");
}

/* Calls VISIT for every user sink and each of its targets.  */
template <typename Visit>
void
for_each_target (Visit visit)
{
  cgraph_node *callee;
  FOR_EACH_FUNCTION (callee)
  for (tree target : user_sink_targets (callee->decl))
    visit (callee, target);
}

/* At -O0 the lowering pass does not run and makes no remarks about calls, so
   one note for the whole unit says that.  */
void
say_if_nothing_is_lowered ()
{
  if (!optimize && !options.disable && dump_enabled_p ())
    dump_printf (MSG_NOTE, "qrintf: nothing is lowered at -O0 in %s\n",
                 main_input_filename);
}

void
stamp_calls ()
{
  cgraph_node *callee;
  FOR_EACH_FUNCTION (callee)
  if (!user_sink_targets (callee->decl).empty ())
    for (cgraph_edge *e = callee->callers; e; e = e->next_caller)
      if (gimple_call_fndecl (e->call_stmt) == callee->decl)
        stamp_user_sink_call (e->call_stmt);
}

class linking_pass : public simple_ipa_opt_pass
{
public:
  explicit linking_pass (gcc::context *ctxt)
      : simple_ipa_opt_pass (linking_pass_data, ctxt)
  {
  }

  opt_pass *
  clone () final override
  {
    return new linking_pass (m_ctxt);
  }

  unsigned
  execute (function *) final override
  {
    for_each_target ([] (cgraph_node *, tree target) { release (target); });
    for_each_target (refuse_for_inlining_only);
    for_each_target (refer);
    say_if_nothing_is_lowered ();
    if (flag_generate_lto)
      stamp_calls ();
    return 0;
  }
};

} // namespace

void
keep (tree target)
{
  TREE_USED (target) = 1;
  if (lang_GNU_CXX ())
    mark_used (target); /* instantiates templates, emits inline members */
  if (TREE_PUBLIC (target) && !DECL_DECLARED_INLINE_P (target))
    return;
  DECL_PRESERVE_P (target) = 1;
  if (cgraph_node *node = cgraph_node::get (target))
    node->mark_force_output ();
}

void
keep_visible (void *, void *)
{
  if (!in_lto_p)
    keep_called (nullptr, nullptr);
}

void
keep_called (void *, void *)
{
  for_each_target ([] (cgraph_node *, tree target) {
    cgraph_node *node = cgraph_node::get (target);
    if (node && node->definition && !node->in_other_partition
        && !DECL_EXTERNAL (target))
      node->mark_force_output ();
  });
}

tree
linked_target (tree target)
{
  if (!in_lto_p)
    return target;
  cgraph_node *node = cgraph_node::get (target);
  if (!node && TREE_PUBLIC (target))
    node = cgraph_node::get_for_asmname (DECL_ASSEMBLER_NAME (target));
  return node ? node->decl : NULL_TREE;
}

simple_ipa_opt_pass *
make_linking_pass (gcc::context *ctxt)
{
  return new linking_pass (ctxt);
}

} // namespace qrintf
