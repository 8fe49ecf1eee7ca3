/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plans of calls that are in no run of calls.  See outside-runs.h.

   Characters become calls that take no lock where the process has one thread,
   strings and blocks that run often calls that copy what is short into the
   stream's buffer, where the program may grow by that.  Refused are functions
   without a lock, which take as long as entering the stream, and other strings
   and blocks.  */

#include "pass/outside-runs.h"

#include "analysis/heat.h"
#include "gcc/target.h"
#include "options/options.h"
#include "plan/one-value.h"
#include "plan/run-of-calls.h"
#include "plan/worth.h"
#include "recognise/c-library.h"
#include "recognise/printf-call.h"
#include "recognise/unit-calls.h"

namespace qrintf
{
namespace
{

bool
prints_character (const printf_call &call)
{
  return is_single_piece (call) && call.function->locked
         && literal_format (call) == "%c";
}

/* Whether a string or a block that RUNS so often is worth an emitter that
   prints it.  */
bool
is_worth_emitter (heat runs)
{
  if (runs >= heat::hot || options.density == density::all)
    return true;
  return runs == heat::looped
         && (options.runtime == runtime_kind::library || !unit_has_main ()
             || pieces_pay_alone (text_of_unit (), seldom_stream_calls ()));
}

/* Whether CALL is fputs or puts and may run often.  */
bool
prints_string (const printf_call &call)
{
  if (!is_single_piece (call) || !call.function->locked)
    return false;
  std::optional<std::string> format = literal_format (call);
  return (format == "%s" || format == "%s\n")
         && is_worth_emitter (heat_of (gimple_bb (call.stmt)));
}

/* Whether CALL is fwrite and may run often.  */
bool
writes_block (const printf_call &call)
{
  return call.block_size && call.function->locked
         && is_worth_emitter (heat_of_data (gimple_bb (call.stmt)));
}

/* The plan of P, whose call is fputs or puts, as if nothing were known of the
   string.  */
plan
with_any_string (const planned_call &p)
{
  piece string, end;
  string.kind = piece_kind::call;
  string.conversion = find_conversion ('s');
  string.argument = 0;
  string.length = p.plan.length;
  end.text = "\n";
  plan result = p.plan;
  result.pieces = { string };
  if (literal_format (p.call) != "%s")
    result.pieces.push_back (end);
  return result;
}

/* The length of what CALL, of fwrite, writes.  */
length_range
length_of_block (const printf_call &call)
{
  if (!tree_fits_uhwi_p (call.block_size))
    return {};
  uint64_t size = tree_to_uhwi (call.block_size);
  return { size, size };
}

/* The plan of P by STRATEGY, one call of the runtime.  */
plan
planned_as (const planned_call &p, strategy strategy)
{
  plan result = p.plan;
  result.strategy = strategy;
  result.pieces.clear ();
  result.tests.clear ();
  return result;
}

plan
planned_as_block (const planned_call &p)
{
  plan result = planned_as (p, strategy::block);
  result.length = length_of_block (p.call);
  return result;
}

/* Whether the target has the emitters of print.c, and they may make P's call.
 */
bool
may_be_printed (const planned_call &p)
{
  return pointer_bits () == 64 && is_made_in_stream (p)
         && p.call.function->locked;
}

/* The plan of P, a single piece, by itself; nothing if it gains nothing so.  */
std::optional<plan>
planned_as_piece (const planned_call &p)
{
  if (prints_character (p.call)
      && facts_of (library_of_call (p.call)).joins_calls)
    return planned_as (p, strategy::character);
  if (!may_be_printed (p))
    return {};
  if (writes_block (p.call))
    return planned_as_block (p);
  if (!prints_string (p.call))
    return {};
  if (std::optional<plan> alone = as_one_value (p.plan))
    return alone;
  return as_one_value (with_any_string (p));
}

} // namespace

bool
is_made_in_stream (const planned_call &p)
{
  return !p.is_choice && !p.call.by_pointer ()
         && may_be_in_run (p.plan, facts_of (library_of_call (p.call)));
}

bool
may_stand_alone (const printf_call &call)
{
  return prints_character (call) || prints_string (call) || writes_block (call);
}

bool
gains_beside_others (const printf_call &call)
{
  return is_single_piece (call) && !prints_string (call)
         && !writes_block (call);
}

void
plan_outside_runs (planned_call &p)
{
  if (!p.lowered () || p.call.alone)
    return;
  std::optional<plan> alone;
  if (is_single_piece (p.call))
    alone = planned_as_piece (p);
  else if (may_be_printed (p))
    alone = as_one_value (p.plan);
  if (alone)
    p.plan = *alone;
  else if (is_single_piece (p.call))
    p.plan.refusal = "it is in no run of calls";
}

} // namespace qrintf
