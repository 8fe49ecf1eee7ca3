/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pass: it walks a function, runs the stages on every printf-family call
   and says in remarks and in the report of the build what became of it.

     recognise   printf-call   which call is it
     parse       format        the format as directives
     know        knowledge     what is proved about the arguments
     plan        plan, pieces  how to write it, or why not
     tell        outcome, report  what became of it
     emit        emit          the plan as GIMPLE

   Calls that choose among literals are split first (split-formats).  All calls
   of a function are planned before the first is changed: the ranger answers for
   the function as it was.

   Calls stay with libc, with a remark, in functions that a sanitizer checks,
   with -fnon-call-exceptions, where a call ends its block, and where a function
   has more of them than its budget allows.  */

#include "pass/lower.h"

#include "recognise/c-library.h"
#include "plan/budget.h"
#include "emitters/embed.h"
#include "emit/emit.h"
#include "analysis/knowledge.h"
#include "recognise/opting-out.h"
#include "options/options.h"
#include "report/outcome.h"
#include "recognise/user-sinks.h"
#include "recognise/user-sink-links.h"
#include "recognise/user-sink-reach.h"
#include "plan/plan.h"
#include "recognise/printf-call.h"
#include "report/report.h"
#include "emitters/runtime-calls.h"
#include "pass/split-formats.h"

namespace qrintf
{
namespace
{

const pass_data lowering_pass_data = {
  GIMPLE_PASS, "qrintf", OPTGROUP_OTHER, TV_NONE, PROP_cfg | PROP_ssa, 0, 0,
  0,           0,
};

constexpr const char too_much_in_function[]
    = "the function would become too large";

struct planned_call
{
  printf_call call;
  plan how;
};

/* Why nothing can be lowered in FUN, or null.  */
const char *
refusal_for_function (function *fun)
{
  if (fun->can_throw_non_call_exceptions)
    return "-fnon-call-exceptions";
  unsigned checks_calls = ~unsigned (SANITIZE_LEAK);
  if (sanitize_flags_p (checks_calls, fun->decl) && !options.lower_sanitized)
    return "the call is sanitized";
  return refusal_for_target ();
}

/* Why CALL cannot be replaced where it stands, or null.  */
const char *
refusal_for_statement (const printf_call &call)
{
  if (const char *why = opted_out (call))
    return why;
  const library_facts &library = facts_of (library_of_call (call));
  if (options.runtime == runtime_kind::library && !library.has_library)
    return "libqrintf_rt is not made for this C library";
  if (call.function->to == sink::stream && !call.function->locked
      && !library.has_unlocked)
    return "the C library has no such function";
  if (call.function->refusal)
    return call.function->refusal;
  if (const char *why = refusal_for_library (call))
    return why;
  tree lhs = call.result ();
  for (tree target : own_targets (call.stmt))
    {
      tree linked = linked_target (target);
      if (!linked)
        return "the link has dropped what takes its text: it wants "
               "__attribute__ ((used))";
      if (DECL_ORIGIN (linked) == DECL_ORIGIN (cfun->decl))
        return "the call is in what takes its text";
      if (is_reached (cfun->decl, target))
        return "what takes its text may come to this call";
    }
  for (edge out : gimple_bb (call.stmt)->succs)
    if (stmt_ends_bb_p (call.stmt) && (out->flags & EDGE_ABNORMAL))
      return "the call may return twice";
  if (stmt_ends_bb_p (call.stmt)
      && !find_fallthru_edge (gimple_bb (call.stmt)->succs))
    return "the call does not return";
  if (gimple_call_va_arg_pack_p (call.stmt))
    return "its arguments are not known";
  if (lhs
      && (TREE_CODE (lhs) != SSA_NAME || SSA_NAME_OCCURS_IN_ABNORMAL_PHI (lhs)))
    return "its result is used across an abnormal edge";
  return nullptr;
}

plan
plan_call (const printf_call &call, const char *refusal,
           function_knowledge &knowledge)
{
  plan result;
  if (!refusal)
    refusal = refusal_for_statement (call);
  std::optional<std::string> format;
  if (!refusal && !(format = literal_format (call)))
    refusal = "format is not a literal";
  if (!refusal)
    return make_plan (parse_format (*format), knowledge.about (call));
  result.refusal = refusal;
  return result;
}

/* Say what becomes of P's call, wherever somebody listens.  */
void
tell (const planned_call &p)
{
  if (!dump_enabled_p () && options.report.empty ())
    return;
  const call_outcome outcome = outcome_of (p.call, p.how);
  if (dump_enabled_p ())
    remark (outcome);
  if (!options.report.empty ())
    report_call (outcome);
}

/* Keep what would make FUN's code too large.  */
void
fit_into_budget (std::vector<planned_call> &planned)
{
  lowering_budget budget;
  for (const planned_call &p : planned)
    if (p.how.refusal.empty ())
      budget.add (depth_of_loops (p.call.stmt), budget.weight (p.how));
  for (planned_call &p : planned)
    if (p.how.refusal.empty ()
        && !budget.has_room (depth_of_loops (p.call.stmt),
                             budget.weight (p.how)))
      p.how.refusal = too_much_in_function;
}

std::vector<planned_call>
plan_function (function *fun, hash_set<gimple *> &unsplit)
{
  std::vector<planned_call> planned;
  const char *refusal = refusal_for_function (fun);
  function_knowledge knowledge;
  bool ranging = false;
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
  for (auto gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    if (auto call = recognise (gsi_stmt (gsi)))
      {
        if (!ranging)
          enable_ranger (fun);
        ranging = true;
        planned.push_back ({ *call, plan_call (*call, refusal, knowledge) });
        if (unsplit.contains (call->stmt))
          planned.back ().how.refusal = too_much_in_function;
      }
  if (ranging)
    disable_ranger (fun);
  fit_into_budget (planned);
  return planned;
}

class lowering_pass : public gimple_opt_pass
{
public:
  explicit lowering_pass (gcc::context *ctxt)
      : gimple_opt_pass (lowering_pass_data, ctxt)
  {
  }

  opt_pass *
  clone () final override
  {
    return new lowering_pass (m_ctxt);
  }

  bool
  gate (function *) final override
  {
    return optimize > 0 && !options.disable;
  }

  unsigned
  execute (function *fun) final override
  {
    bool changed = false;
    hash_set<gimple *> unsplit;
    if (!refusal_for_function (fun))
      split_formats (fun, unsplit);
    for (const planned_call &p : plan_function (fun, unsplit))
      {
        tell (p);
        if (!p.how.refusal.empty ())
          continue;
        if (!changed)
          {
            free_dominance_info (fun, CDI_DOMINATORS);
            free_dominance_info (fun, CDI_POST_DOMINATORS);
            mark_virtual_operands_for_renaming (fun);
          }
        changed = true;
        use_emitters_for (facts_of (library_of_call (p.call)));
        emit (p.call, p.how);
      }
    return changed ? TODO_update_ssa | TODO_cleanup_cfg : 0;
  }
};

} // namespace

gimple_opt_pass *
make_lowering_pass (gcc::context *ctxt)
{
  return new lowering_pass (ctxt);
}

} // namespace qrintf
