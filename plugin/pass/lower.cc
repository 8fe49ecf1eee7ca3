/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pass: it runs the stages on every printf-family call of a function, and
   tells in remarks and in the report of the build what became of the call.

     recognise  recognise/printf-call  is it a call of the family?
     parse      format/format          the format as directives
     analyse    analysis/knowledge     what is proved about the arguments
     plan       plan/plan              how to write the text, or why not
     report     report/outcome         what became of the call
     emit       emit/emit              the plan as GIMPLE

   A call whose format is one of a few literals gets a plan for each literal. If
   at least one of them is lowered, the call is split into one call for each
   (split-formats).  All calls of a function are planned before the first one is
   changed, as the ranger's answers hold for the unchanged function.

   Calls stay with libc, with a remark, in functions that a sanitizer checks,
   with -fnon-call-exceptions, where a call may return twice or never, and where
   the calls of a function are more than its budget allows.  */

#include "pass/lower.h"

#include "analysis/knowledge.h"
#include "emit/emit.h"
#include "emitters/embed.h"
#include "emitters/runtime-calls.h"
#include "options/options.h"
#include "pass/split-formats.h"
#include "plan/budget.h"
#include "plan/interpreted.h"
#include "plan/plan.h"
#include "recognise/c-library.h"
#include "recognise/handed-format.h"
#include "recognise/opting-out.h"
#include "recognise/printf-call.h"
#include "recognise/user-sink-links.h"
#include "recognise/user-sink-reach.h"
#include "recognise/user-sinks.h"
#include "report/outcome.h"
#include "report/report.h"

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

/* A call with more possible formats than this is not split.  */
constexpr unsigned most_formats = 4;

/* A call with one of the formats that it may have.  */
struct planned_call
{
  printf_call call;
  tree format;    /* the literal; null where it is not known or not needed */
  bool is_choice; /* the call has other formats, with plans next to this */
  qrintf::plan plan;

  bool
  lowered () const
  {
    return plan.refusal.empty ();
  }
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
  for (tree target : user_sink_targets (call.stmt))
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

/* The literals that CALL's format may be.  None if it may be anything else, or
   if it may be several literals and the code has to be small.  */
std::vector<tree>
formats_of (const printf_call &call, function_knowledge &knowledge)
{
  tree format = call.format ();
  if (!format || c_getstr (format))
    return { format };
  std::vector<tree> all = knowledge.literals_of (format);
  bool too_many = all.size () > most_formats
                  || optimize_bb_for_size_p (gimple_bb (call.stmt));
  return all.size () > 1 && too_many ? std::vector<tree> () : all;
}

/* FORMAT, a literal or null, may be read at run time by what STMT calls.  */
void
expect_at_run_time (const char *format, gimple *stmt)
{
  if (!format || optimize_bb_for_size_p (gimple_bb (stmt)))
    return;
  for (const directive &d : parse_format (format).directives)
    if (d.conversion && d.conversion->family == conversion_class::real
        && d.conversion->base == 10 && d.length != length_modifier::L)
      use_interpreted_reals (d.conversion->style);
}

/* Add the plans of CALL, one for each format that it may have.  */
void
plan_call (const printf_call &call, const char *refusal,
           function_knowledge &knowledge, std::vector<planned_call> &planned)
{
  auto keep = [&] (tree format, const char *why) {
    planned.push_back ({ call, format, false, {} });
    planned.back ().plan.refusal = why;
  };
  if (!refusal)
    refusal = refusal_for_statement (call);
  if (refusal)
    return keep (call.format (), refusal);
  std::vector<tree> formats = formats_of (call, knowledge);
  if (call.list ())
    expect_at_run_time (c_getstr (call.format ()), call.stmt);
  else if (formats.empty () && !call.values ())
    return keep (NULL_TREE, "format is not a literal");
  if (call.list () || formats.empty ())
    {
      planned.push_back ({ call, call.format (), false,
                           make_interpreted_plan (knowledge.about (call)) });
      return;
    }
  const call_facts facts = knowledge.about (call);
  for (tree format : formats)
    planned.push_back ({ call, format, formats.size () > 1,
                         make_plan (parse_format (c_getstr (format)), facts) });
}

/* Tell what becomes of P's call in a remark and in the report, if asked for. */
void
tell (const planned_call &p)
{
  if (!dump_enabled_p () && options.report.empty ())
    return;
  const call_outcome outcome = outcome_of (p.call, p.format, p.plan);
  if (dump_enabled_p ())
    remark (outcome);
  if (!options.report.empty ())
    report_call (outcome);
}

/* The number of loops around STMT.  */
unsigned
depth_of_loops (gimple *stmt)
{
  basic_block block = gimple_bb (stmt);
  return (block->loop_father ? bb_loop_depth (block) : 0)
         + !!(block->flags & BB_IRREDUCIBLE_LOOP);
}

/* Refuse the plans that would make the function's code too large.  */
void
fit_into_budget (std::vector<planned_call> &planned)
{
  lowering_budget budget;
  for (const planned_call &p : planned)
    if (p.lowered ())
      budget.add (depth_of_loops (p.call.stmt), budget.weight (p.plan));
  for (planned_call &p : planned)
    if (p.lowered ()
        && !budget.has_room (depth_of_loops (p.call.stmt),
                             budget.weight (p.plan)))
      p.plan.refusal = too_much_in_function;
}

std::vector<planned_call>
plan_function (function *fun)
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
        plan_call (*call, refusal, knowledge, planned);
      }
    else if (gcall *other = dyn_cast<gcall *> (gsi_stmt (gsi)))
      expect_at_run_time (handed_format (other), other);
  if (ranging)
    disable_ranger (fun);
  fit_into_budget (planned);
  return planned;
}

/* The end of the plans of one call, which begin at I: several if the call
   chooses its format.  */
size_t
end_of_choice (const std::vector<planned_call> &planned, size_t i)
{
  size_t end = i + 1;
  while (planned[i].is_choice && end < planned.size ()
         && planned[end].call.stmt == planned[i].call.stmt)
    end++;
  return end;
}

/* Split each call that chooses its format, if it is lowered with any of them.
   Each plan then has a call of its own.  */
void
split_choices (function *fun, std::vector<planned_call> &planned)
{
  std::vector<format_choice> choices;
  std::vector<size_t> starts;
  for (size_t i = 0, end; i < planned.size (); i = end)
    {
      end = end_of_choice (planned, i);
      format_choice choice{ planned[i].call, {}, {} };
      bool any = false;
      for (size_t k = i; k < end; k++)
        {
          choice.formats.push_back (planned[k].format);
          any |= planned[k].lowered ();
        }
      if (!any || !planned[i].is_choice)
        continue;
      choices.push_back (std::move (choice));
      starts.push_back (i);
    }
  split_formats (fun, choices);
  for (size_t c = 0; c < choices.size (); c++)
    for (size_t k = 0; k < choices[c].calls.size (); k++)
      planned[starts[c] + k].call.stmt = choices[c].calls[k];
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
    std::vector<planned_call> planned = plan_function (fun);
    split_choices (fun, planned);
    bool changed = false;
    for (const planned_call &p : planned)
      {
        tell (p);
        if (!p.lowered ())
          continue;
        if (!changed)
          {
            free_dominance_info (fun, CDI_DOMINATORS);
            free_dominance_info (fun, CDI_POST_DOMINATORS);
            mark_virtual_operands_for_renaming (fun);
          }
        changed = true;
        use_emitters_for (facts_of (library_of_call (p.call)));
        emit (p.call, p.plan);
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
