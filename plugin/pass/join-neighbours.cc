/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The calls of a function that the passes look at, and the runs of their plans.
   See lower.h.

   Refused are runs of single pieces only, and single pieces outside runs that
   do not repeat.  */

#include "pass/lower.h"

#include "analysis/knowledge.h"
#include "options/options.h"
#include "plan/streams/run-of-calls.h"
#include "recognise/call.h"
#include "recognise/printf-call.h"

namespace qrintf
{
namespace
{

/* The numbers of RUN's calls, in its order.  */
std::vector<size_t>
members_of (const call_run &run)
{
  std::vector<size_t> members;
  for (const run_part &part : run.parts)
    members.insert (members.end (), part.calls.begin (), part.calls.end ());
  return members;
}

/* Whether one of MEMBERS is not a single piece.  */
template <typename call_of>
bool
pays (const std::vector<size_t> &members, call_of call)
{
  return std::any_of (members.begin (), members.end (), [&] (size_t i) {
    return !is_single_piece (call (i));
  });
}

/* Remove from CALLS, which are the calls of FUN, the single pieces that do not
   repeat and can be in no run with another call, except with inline=all.  */
void
keep_pieces_of_runs (function *fun, std::vector<printf_call> &calls)
{
  heat_map code;
  std::vector<const printf_call *> all;
  std::vector<bool> stays;
  for (const printf_call &call : calls)
    {
      bool may_join = call.function->to == sink::stream && !call.list ()
                      && !call.by_pointer () && !call.outside_runs;
      all.push_back (may_join ? &call : nullptr);
      stays.push_back (!is_single_piece (call)
                       || options.inlining == inlining::all
                       || code.of (gimple_bb (call.stmt)).repeats);
    }
  std::vector<call_run> runs;
  if (!std::all_of (calls.begin (), calls.end (), is_single_piece))
    runs = find_runs (fun, all, [] (const call_run &) { return true; });
  for (const call_run &run : runs)
    {
      std::vector<size_t> members = members_of (run);
      bool all_stay = pays (
          members, [&] (size_t i) -> const printf_call & { return calls[i]; });
      for (size_t i : members)
        stays[i] = stays[i] || all_stay;
    }
  std::vector<printf_call> kept;
  for (size_t i = 0; i < calls.size (); i++)
    if (stays[i])
      kept.push_back (calls[i]);
  calls = std::move (kept);
}

/* The first member of RUN that may directly precede member K, which is not the
   first one.  If the run starts with a branch and no member precedes K, it is
   the member before K in the run's order.  */
size_t
one_before (const call_run &run, size_t k)
{
  for (size_t i = 1; i <= k; i++)
    for (size_t next : run.next[i])
      if (next == k + 1)
        return i - 1;
  return k - 1;
}

/* The members of RUN with the plans of PLANNED.  */
std::vector<run_member>
with_plans (const call_run &run, std::vector<planned_call> &planned)
{
  std::vector<run_member> with;
  if (run.entry)
    with.emplace_back ();
  for (const run_part &part : run.parts)
    for (size_t i : part.calls)
      with.push_back (
          { &planned[i].plan, {}, i == part.calls.back () && part.stays_open });
  size_t before = run.entry ? 0 : 1;
  for (size_t i = before; i < run.next.size (); i++)
    for (size_t next : run.next[i])
      with[i - before].next.push_back (next - before);
  return with;
}

/* Whether P's call certainly belongs to the family, has one format, and writes
   its text to a stream's buffer.  */
bool
is_made_in_stream (const planned_call &p)
{
  return !p.is_choice && !p.call.by_pointer ()
         && may_be_in_run (p.plan, facts_of (library_of_call (p.call)));
}

/* Choose the plan of P, which is in no run.  */
void
plan_outside_runs (planned_call &p)
{
  if (!p.lowered () || p.plan.strategy != strategy::stream)
    return;
  if (p.one_value)
    p.plan = *p.one_value;
  else if (is_single_piece (p.call))
    p.plan = p.by_printf;
}

} // namespace

std::vector<joined_run>
join_neighbours (function *fun, std::vector<planned_call> &planned)
{
  std::vector<const printf_call *> calls;
  for (const planned_call &p : planned)
    calls.push_back (is_made_in_stream (p) && !p.call.outside_runs ? &p.call
                                                            : nullptr);
  std::vector<joined_run> joined;
  for (call_run &run : find_runs (fun, calls, [&] (const call_run &candidate) {
         return fits_in_stream (with_plans (candidate, planned));
       }))
    {
      std::vector<size_t> members = members_of (run);
      if (!pays (members, [&] (size_t i) -> const printf_call & {
            return planned[i].call;
          }))
        continue;
      uint64_t room = join (with_plans (run, planned));
      for (size_t k = 1; k < members.size (); k++)
        planned[members[k]].before
            = place_of (planned[members[one_before (run, k)]].call.stmt);
      joined.push_back ({ std::move (run), std::move (members), room });
    }
  for (planned_call &p : planned)
    if (!p.plan.continues && !p.plan.stays_open)
      plan_outside_runs (p);
  return joined;
}

candidates
find_candidates (function *fun)
{
  candidates found;
  basic_block bb;
  FOR_EACH_BB_FN (bb, fun)
  for (auto gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    if (auto call = recognise (gsi_stmt (gsi)))
      found.calls.push_back (*call);
    else if (auto piece = recognise_single_piece (gsi_stmt (gsi)))
      found.calls.push_back (*piece);
    else if (gcall *other = dyn_cast<gcall *> (gsi_stmt (gsi)))
      found.others.push_back (other);
  for (printf_call &call : found.calls)
    call.to_stdout = prints_to_stdout (call);
  keep_pieces_of_runs (fun, found.calls);
  return found;
}

} // namespace qrintf
