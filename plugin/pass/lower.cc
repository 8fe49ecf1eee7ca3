/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pass: it runs the stages on every printf-family call of a function, and
   tells in remarks and in the report of the build what became of the call.

     recognise  recognise/printf-call  is it a call of the family?
     parse      format/format          the format as directives
     analyse    analysis/knowledge     what is proved about the arguments
     plan       plan/plan              how to write the text, or why not
     report     report/outcome         what became of the call
     emit       emit/emit              the plan as GIMPLE

   A call whose format may be one of a few literals (analysis/possible-formats)
   gets a plan for each.  Those that are lowered get calls of their own
   (split-formats), and the rest remains with the original call.  All calls of a
   function are planned before the first one is changed, as the ranger's answers
   hold for the unchanged function.  Who looks for the end of a text gets its
   length before (hand-out-lengths), as that makes results used.

   Calls stay with libc, with a remark, for where they stand (refusals), for
   what they print (plan), and where the calls of a function are more than its
   budget allows.  */

#include "pass/lower.h"

#include "analysis/agreement.h"
#include "analysis/heat.h"
#include "analysis/knowledge.h"
#include "analysis/own-lines.h"
#include "analysis/own-messages.h"
#include "analysis/possible-formats.h"
#include "analysis/standard-output.h"
#include "emit/emit.h"
#include "emitters/runtime-calls.h"
#include "options/options.h"
#include "pass/hand-out-lengths.h"
#include "pass/join-neighbours.h"
#include "pass/outside-runs.h"
#include "pass/refusals.h"
#include "pass/split-formats.h"
#include "plan/budget.h"
#include "plan/interpreted.h"
#include "plan/plan.h"
#include "plan/readable.h"
#include "plan/worth.h"
#include "recognise/c-library.h"
#include "recognise/handed-format.h"
#include "recognise/printf-call.h"
#include "recognise/unit-calls.h"
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

bool
reads_formats ()
{
  return facts_of (library_of_builtins ()).has_interpreter;
}

/* FORMAT, which BLOCK has, may be read at run time.  */
void
expect_at_run_time (const parsed_format &format, basic_block block)
{
  use_interpreter (interpreter_use::fed);
  bool often = heat_of (block) >= heat::looped;
  for (const directive &d : format.directives)
    if (d.conversion && d.conversion->family == conversion_class::real
        && d.conversion->base == 10 && d.length != length_modifier::L)
      use_interpreted_reals (d.conversion->style, often);
}

/* Tell in a remark and in the report, if asked for, what can become of FORMAT,
   which CALL hands to a function that prints it.  */
void
tell_of_handed (const gcall *call, const char *text,
                const parsed_format &format)
{
  if (!dump_enabled_p () && options.report.empty ())
    return;
  handed_outcome outcome
      = outcome_of_handed (call, text, why_not_read (format));
  if (dump_enabled_p ())
    remark (outcome);
  if (!options.report.empty ())
    report_handed (outcome);
}

/* The program may need what reads the format that CALL, a call of no known
   function, hands on.  */
void
expect_handed_format (const gcall *call)
{
  handed_format handed = format_handed_by (call);
  if (!handed.text || !reads_formats () || gimple_call_noreturn_p (call)
      || has_to_be_small (gimple_bb (call)))
    return;
  parsed_format format = parse_format (handed.text);
  if (!handed.declared && !values_agree (format, call, handed.first_value))
    return;
  if (handed.declared)
    tell_of_handed (call, handed.text, format);
  expect_at_run_time (format, gimple_bb (call));
}

/* The program needs what reads the format of CALL at run time, or may need it.
   What goes to a stream, from a function that is not a library's, is likely to
   be a message, and so is what a function prints that is given translations.
   What stands beside main is seldom called by other units.  A value that is a
   real may be printed in each style.  */
void
reach_interpreter (const printf_call &call)
{
  bool is_sure = !call.list ()
                 || (call.function->to == sink::buffer
                     && !hands_on_messages (call) && !unit_has_main ())
                 || flag_shlib || options.density == density::all
                 || heat_of (gimple_bb (call.stmt)) >= heat::looped;
  use_interpreter (is_sure ? interpreter_use::sure : interpreter_use::reached);
  for (unsigned i = 0; i < call.values (); i++)
    if (SCALAR_FLOAT_TYPE_P (TREE_TYPE (call.value (i))))
      for (real_style style :
           { real_style::fixed, real_style::exponent, real_style::general })
        use_interpreted_reals (style, true);
}

/* Whether a part of CALL's text may be a translation: the format, or a value.
 */
bool
is_translated (const printf_call &call)
{
  for (unsigned i = 0; i < call.values (); i++)
    if (POINTER_TYPE_P (TREE_TYPE (call.value (i)))
        && formats_of (call.value (i)).translated)
      return true;
  return formats_of (call.format ()).translated;
}

/* Whether one of CALLS, which are FUN's, prints a message.  */
bool
print_messages (function *fun, const std::vector<printf_call> &calls)
{
  std::vector<const printf_call *> translated;
  for (const printf_call &call : calls)
    if (!call.list () && !refusal_for_statement (call) && is_translated (call))
      translated.push_back (&call);
  if (translated.empty ())
    return false;
  function_knowledge knowledge;
  enable_ranger (fun);
  bool found = std::any_of (translated.begin (), translated.end (),
                            [&] (const printf_call *call) {
                              call_facts facts = knowledge.about (*call);
                              facts.translated = true;
                              return is_message (facts);
                            });
  disable_ranger (fun);
  return found;
}

/* The plan of a small call that is, or stands beside, a message; nothing if it
   cannot be a small one or is not better so: what prints reals, or directives
   that are not plain, would weigh more than messages are worth.  FORMATS are
   its formats: one, or one and whatever it is translated to.  The values have
   to be those of the one.  */
std::optional<plan>
plan_of_small_message (const possible_formats &formats, call_facts facts)
{
  if (formats.all.size () != 1 || formats.open != formats.translated
      || !is_better_small_message (facts))
    return {};
  facts.translated = facts.beside_messages = false;
  facts.small = small_calls::all;
  plan result = make_plan (parse_format (c_getstr (formats.all[0])), facts);
  if (!result.refusal.empty () || result.strategy != strategy::small
      || result.small.has_reals || result.small.has_others)
    return {};
  if (formats.translated)
    result.length = { 0, length_range::unbounded };
  return result;
}

/* Add the plans of CALL, one for each format that it may have, to PLANNED.  */
void
plan_call (const printf_call &call, const char *refusal, bool beside_messages,
           function_knowledge &knowledge, std::vector<planned_call> &planned)
{
  auto keep = [&] (tree format, const char *why) {
    planned.push_back ({ call, format, false, false, {} });
    planned.back ().plan.refusal = why;
  };
  if (!refusal)
    refusal = refusal_for_statement (call);
  if (refusal)
    return keep (call.format (), refusal);
  possible_formats formats; /* with a va_list, none serves */
  if (!call.list ())
    formats = formats_of (call.format ());
  else if (const char *text = c_getstr (call.format ());
           text && reads_formats () && !has_to_be_small (gimple_bb (call.stmt)))
    expect_at_run_time (parse_format (text), gimple_bb (call.stmt));
  if (formats.all.empty () && !call.values () && !call.list ())
    return keep (NULL_TREE, "format is not a literal");
  call_facts facts = knowledge.about (call);
  facts.translated = formats.translated;
  facts.from_table = formats.from_table;
  facts.beside_messages = beside_messages;
  if (std::optional<plan> small = plan_of_small_message (formats, facts))
    {
      planned.push_back ({ call, formats.all[0], false, false, *small });
      if (formats.translated)
        planned.back ().call.translates = formats.all[0];
      return;
    }
  plan any_other = make_interpreted_plan (facts);
  if (formats.all.empty ())
    {
      planned.push_back (
          { call, call.format (), false, false, std::move (any_other) });
      return;
    }
  bool reads_others
      = formats.open && call.values () && any_other.refusal.empty ();
  facts.compares_format = formats.needs_test ();
  for (tree format : formats.all)
    planned.push_back ({ call, format, formats.needs_test (),
                         formats.open && !reads_others,
                         make_plan (parse_format (c_getstr (format)), facts) });
  if (reads_others)
    planned.push_back (
        { call, call.format (), true, false, std::move (any_other) });
}

/* Tell what becomes of P's call in a remark and in the report, if asked for.
   Nothing is told of a call that is kept and may be of another function, or
   prints a single piece.  */
void
tell (const planned_call &p)
{
  if (!dump_enabled_p () && options.report.empty ())
    return;
  if ((p.call.by_pointer () || is_single_piece (p.call)) && !p.lowered ())
    return;
  tree format = is_unknown_block (p.call) ? NULL_TREE : p.format;
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

/* The calls of FUN that the pass may lower.  */
std::vector<printf_call>
calls_of (function *fun)
{
  std::vector<printf_call> calls;
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
  for (auto gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    if (auto call = recognise (gsi_stmt (gsi)))
      calls.push_back (*call);
    else if (auto piece = recognise_single_piece (gsi_stmt (gsi)))
      calls.push_back (*piece);
    else if (gcall *other = dyn_cast<gcall *> (gsi_stmt (gsi)))
      expect_handed_format (other);
  if (std::all_of (calls.begin (), calls.end (), gains_beside_others))
    calls.clear ();
  for (printf_call &call : calls)
    {
      call.alone = is_single_piece (call) && !call.apart
                   && prints_own_line (call, calls);
      call.to_stdout = prints_to_stdout (call);
    }
  return calls;
}

/* The plans of FUN's calls, and RUNS of these; CHANGED says whether FUN has
   been changed for them.  */
std::vector<planned_call>
plan_function (function *fun, std::vector<joined_run> &runs, bool &changed)
{
  std::vector<printf_call> calls = calls_of (fun);
  if (calls.empty ())
    return {};
  const char *refusal = refusal_for_function (fun);
  bool beside_messages = !refusal && print_messages (fun, calls);
  keep_pieces_of_runs (fun, calls);
  changed = hand_out_lengths (fun, calls);
  calculate_dominance_info (CDI_DOMINATORS); /* for option-loops.h */
  std::vector<planned_call> planned;
  function_knowledge knowledge;
  enable_ranger (fun);
  for (const printf_call &call : calls)
    plan_call (call, refusal, beside_messages, knowledge, planned);
  disable_ranger (fun);
  fit_into_budget (planned);
  runs = join_neighbours (fun, planned);
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

/* How to split the call that has the plans of PLANNED from FIRST to END, and
   the numbers of the plans that get calls of their own: those that are lowered
   for one literal.  One that is the only one left needs no test.  */
std::pair<format_choice, std::vector<size_t>>
choice_among (const std::vector<planned_call> &planned, size_t first,
              size_t end)
{
  std::vector<size_t> tested, rest;
  for (size_t i = first; i < end; i++)
    (planned[i].lowered () && planned[i].plan.strategy != strategy::interpreted
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

/* Split each call that chooses its format, if it is lowered with any of them.
   Each plan that is lowered for a literal then has a call of its own.  */
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
        if (p.is_open)
          p.call.otherwise = choices[c].call.stmt;
      }
}

/* Emit the plans of FUN's calls that are lowered; returns whether there are
   any.  */
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
      if (p.plan.strategy == strategy::interpreted)
        reach_interpreter (p.call);
      stream_run alone;
      if (!run_of[i])
        emit (p.call, p.plan, alone);
      else if (i == run_of[i]->members.front ())
        run_of[i]->emit (planned);
    }
  return true;
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
    bool prepared = false;
    std::vector<joined_run> runs;
    std::vector<planned_call> planned = plan_function (fun, runs, prepared);
    split_choices (fun, planned);
    for (const planned_call &p : planned)
      tell (p);
    bool changed = emit_all (fun, planned, runs);
    return changed || prepared ? TODO_update_ssa | TODO_cleanup_cfg : 0;
  }
};

} // namespace

gimple_opt_pass *
make_lowering_pass (gcc::context *ctxt)
{
  return new lowering_pass (ctxt);
}

} // namespace qrintf
