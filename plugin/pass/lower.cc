/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pass: it runs the stages on every printf-family call of a function, and
   reports the outcome of each call in remarks and in the report of the build.

     recognise  recognise/printf-call  is it a call of the family?
     parse      format/format          the format as directives
     analyse    analysis/knowledge     what is proved about the arguments
     form       plan/form              direct code, qrintf's printf, or kept
     plan       plan/plan              how to write the text, or why not
     report     report/outcome         what became of the call
     emit       emit/emit              the plan as GIMPLE

   A call whose format may be one of a few literals (possible-formats)
   gets a plan for each.  Literals whose plan is direct code get calls of their
   own (split-formats).  For the other formats the runtime's printf is called,
   or the original call stays.

   All calls of a function are planned before the first one is changed, because
   the ranger's answers hold for the unchanged function.  The pass known-lengths
   has run before, because it adds uses of results.

   Calls stay with libc, with a remark, if their place forbids a lowering
   (refusals) or is cold.  Calls beyond the budget of a function become calls of
   the runtime's printf.  */

#include "pass/lower.h"

#include "analysis/formats/possible-formats.h"
#include "analysis/knowledge.h"
#include "embedding/runtime-calls.h"
#include "emit/emit.h"
#include "options/options.h"
#include "plan/budget.h"
#include "plan/form.h"
#include "plan/pieces/pieces.h"
#include "plan/plan.h"
#include "plan/streams/one-value.h"
#include "recognise/c-library/c-library.h"
#include "recognise/printf-call.h"
#include "report/report.h"

namespace qrintf
{
namespace
{

/* Makes the plans of a call, one for each format that it may have.  */
class call_planner
{
public:
  call_planner (const printf_call &call, const call_facts &facts,
                std::vector<planned_call> &planned)
      : call (call), facts (facts), planned (planned),
        by_printf (make_printf_plan (facts))
  {
    if (is_single_piece (call) && !facts.heat.repeats
        && facts.wanted != inlining::all)
      by_printf.refusal = "it is in no run of calls";
  }

  /* Make the plans for FORMATS, which are empty if the call has a va_list.  */
  void
  run (const possible_formats &formats)
  {
    std::vector<planned_call> direct, others;
    bool is_known = formats.all.size () == 1 && !formats.open;
    for (tree format : formats.all)
      {
        parsed_format parsed = parse_format (c_getstr (format));
        plan made = make_plan (parsed, facts);
        std::optional<plan> one_value;
        if (!formats.needs_test () && !is_single_piece (call))
          one_value = as_one_value (made, facts);
        bool printf_refuses = is_known && by_printf.refusal.empty ()
                              && is_left_to_libc (parsed);
        chosen_form form = form_of (facts, made, printf_refuses);
        if (form.form == call_form::kept)
          return keep (format, form.why);
        if (form.form == call_form::printf && one_value)
          {
            form = form_of (facts, *one_value);
            made = *one_value;
          }
        (form.form == call_form::direct ? direct : others)
            .push_back ({ call, format, formats.needs_test (), formats.open,
                          std::move (made), by_printf, std::move (one_value) });
      }
    /* Whether an unknown format is worth a comparison with the literals that
       are known.  */
    bool compares = facts.heat.repeats || facts.wanted == inlining::all;
    if (direct.empty () || (formats.open && !compares))
      return add_any (formats, std::move (others));
    add_all (std::move (direct), std::move (others), formats.open);
  }

private:
  const printf_call &call;
  const call_facts &facts;
  std::vector<planned_call> &planned;
  plan by_printf;

  void
  keep (tree format, const char *why)
  {
    planned.push_back ({ call, format, false, false, {}, {}, {} });
    planned.back ().plan.refusal = why;
    planned.back ().plan.by_choice = true;
  }

  /* Add one call that serves every format.  If there is none, add a reason for
     each of the OTHERS.  */
  void
  add_any (const possible_formats &formats, std::vector<planned_call> others)
  {
    if (formats.all.empty ())
      if (chosen_form form = form_of (facts, by_printf);
          form.form == call_form::kept)
        return keep (call.format (), form.why);
    if (!by_printf.refusal.empty () && !others.empty ())
      return add_all ({}, std::move (others), formats.open);
    bool is_known = formats.all.size () == 1 && !formats.open;
    planned.push_back ({ call, is_known ? formats.all[0] : call.format (),
                         false, false, by_printf, by_printf, {} });
  }

  /* Add the plans of DIRECT code for some formats, and one call for the OTHERS,
     or the original call.  */
  void
  add_all (std::vector<planned_call> direct, std::vector<planned_call> others,
           bool is_open)
  {
    bool prints_others
        = (is_open || !others.empty ()) && by_printf.refusal.empty ();
    for (planned_call &p : direct)
      {
        p.is_open = is_open && !prints_others;
        p.others_printed = prints_others;
        planned.push_back (std::move (p));
      }
    if (prints_others)
      planned.push_back (
          { call, call.format (), true, false, by_printf, by_printf, {} });
    else
      for (planned_call &p : others)
        {
          if (p.plan.refusal.empty ())
            p.plan = by_printf;
          planned.push_back (std::move (p));
        }
  }
};

/* Add the plans of CALL to PLANNED.  If there is a REFUSAL, the call stays as
   it is.  */
void
plan_call (const printf_call &call, const char *refusal,
           function_knowledge &knowledge, std::vector<planned_call> &planned)
{
  if (!refusal)
    refusal = refusal_for_statement (call);
  if (refusal)
    {
      planned.push_back ({ call, call.format (), false, false, {}, {}, {} });
      planned.back ().plan.refusal = refusal;
      return;
    }
  const call_facts facts = knowledge.about (call);
  call_planner (call, facts, planned)
      .run (call.list () ? possible_formats () : formats_of (call.format ()));
}

/* Report the outcome of P's call in a remark and in the report, if requested.
   A kept call is not reported if it may be of another function or prints a
   single piece.  */
void
report (const planned_call &p)
{
  if (p.lowered ())
    mark_unit ();
  if (!dump_enabled_p () && options.report.empty ())
    return;
  if ((p.call.by_pointer () || is_single_piece (p.call)) && !p.lowered ())
    return;
  tree format = p.call.unknown_text ? NULL_TREE : p.format;
  call_outcome outcome = outcome_of (p.call, format, p.is_open, p.plan);
  outcome.merged_with = p.before;
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

/* Let the runtime's printf make the calls whose direct code would make the
   function too large.  */
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
      {
        p.plan = p.by_printf;
        p.one_value = {};
        if (!p.lowered ())
          p.plan.refusal = "the function would become too large";
      }
}

/* Link the parts of the printf for the reals in formats that the CALLS of a
   function hand to functions of the program.  */
void
link_handed_parts (const std::vector<gcall *> &calls)
{
  printf_parts handed = parts_in_tables ();
  for (gcall *call : calls)
    handed = handed | parts_handed_by (call);
  if (handed != no_parts && !refusal_for_target ()
      && facts_of (library_of_builtins ()).has_printf)
    link_parts (handed);
}

/* The plans of FUN's calls, and the RUNS of these.  */
std::vector<planned_call>
plan_function (function *fun, std::vector<joined_run> &runs)
{
  auto [calls, others] = find_candidates (fun);
  link_handed_parts (others);
  if (calls.empty ())
    return {};
  const char *refusal = refusal_for_function (fun);
  std::vector<planned_call> planned;
  function_knowledge knowledge;
  enable_ranger (fun);
  for (const printf_call &call : calls)
    plan_call (call, refusal, knowledge, planned);
  disable_ranger (fun);
  fit_into_budget (planned);
  runs = join_neighbours (fun, planned);
  return planned;
}

/* The index after the plans of one call, which begin at index I.  There are
   several if the call chooses its format.  */
size_t
end_of_choice (const std::vector<planned_call> &planned, size_t i)
{
  size_t end = i + 1;
  while (planned[i].is_choice && end < planned.size ()
         && planned[end].call.stmt == planned[i].call.stmt)
    end++;
  return end;
}

/* How to split the call with the plans of PLANNED from FIRST to END, and the
   indices of the plans that get calls of their own, which are those lowered for
   one literal.  If these are all, the last one needs no test.  */
std::pair<format_choice, std::vector<size_t>>
choice_among (const std::vector<planned_call> &planned, size_t first,
              size_t end)
{
  std::vector<size_t> tested, rest;
  for (size_t i = first; i < end; i++)
    (planned[i].lowered () && planned[i].plan.strategy != strategy::printf
         ? tested
         : rest)
        .push_back (i);
  bool is_open = planned[first].is_open;
  if (rest.empty () && !is_open)
    {
      rest.push_back (tested.back ());
      tested.pop_back ();
    }
  format_choice choice{ planned[first].call, {} };
  for (size_t i : tested)
    choice.tested.push_back (planned[i].format);
  if (rest.size () == 1 && !is_open)
    choice.otherwise = planned[rest[0]].format;
  return { std::move (choice), std::move (tested) };
}

/* Split each call that chooses its format if at least one of its plans is
   lowered.  Each plan that is lowered for a literal then has a call of its
   own.  */
void
split_choices (function *fun, std::vector<planned_call> &planned)
{
  std::vector<format_choice> choices;
  std::vector<std::vector<size_t>> owners;
  for (size_t i = 0, end; i < planned.size (); i = end)
    {
      end = end_of_choice (planned, i);
      if (!planned[i].is_choice)
        continue;
      auto [choice, tested] = choice_among (planned, i, end);
      if (tested.empty ())
        continue;
      choices.push_back (std::move (choice));
      owners.push_back (std::move (tested));
    }
  split_formats (fun, choices);
  for (size_t c = 0; c < choices.size (); c++)
    for (size_t k = 0; k < choices[c].calls.size (); k++)
      {
        planned_call &p = planned[owners[c][k]];
        p.call.stmt = choices[c].calls[k];
        if (p.is_open || p.others_printed)
          p.otherwise = choices[c].call.stmt;
      }
}

/* Emit the plans of FUN's lowered calls.  Returns whether there are any.  */
bool
emit_all (function *fun, const std::vector<planned_call> &planned,
          const std::vector<joined_run> &runs)
{
  if (std::none_of (planned.begin (), planned.end (),
                    [] (const planned_call &p) { return p.lowered (); }))
    return false;
  free_dominance_info (fun, CDI_DOMINATORS);
  free_dominance_info (fun, CDI_POST_DOMINATORS);
  mark_virtual_operands_for_renaming (fun);
  std::vector<const joined_run *> run_of (planned.size ());
  for (const joined_run &run : runs)
    for (size_t i : run.members)
      run_of[i] = &run;
  for (size_t i = 0; i < planned.size (); i++)
    {
      const planned_call &p = planned[i];
      if (!p.lowered ())
        continue;
      if (p.plan.strategy == strategy::printf)
        link_parts (parts_of (p.call));
      stream_run no_run;
      if (!run_of[i])
        emit (p.call, p.plan, no_run, p.otherwise);
      else if (i == run_of[i]->members.front ())
        {
          std::vector<planned_member> with;
          for (size_t k : run_of[i]->members)
            with.push_back ({ planned[k].call, planned[k].plan });
          emit_run (run_of[i]->run, with, run_of[i]->room);
        }
    }
  return true;
}

} // namespace

unsigned
lower (function *fun)
{
  std::vector<joined_run> runs;
  std::vector<planned_call> planned = plan_function (fun, runs);
  split_choices (fun, planned);
  for (const planned_call &p : planned)
    report (p);
  return emit_all (fun, planned, runs) ? TODO_update_ssa | TODO_cleanup_cfg : 0;
}

} // namespace qrintf
