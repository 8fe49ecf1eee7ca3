/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of a whole call: first the tests of values and sizes, then the text
   by the strategy of the plan.  See emit.h.  */

#include "emit/emit.h"

#include "embedding/runtime-calls.h"
#include "emit/direct-lengths.h"
#include "emit/gimple/splice.h"
#include "emit/sinks/sinks.h"
#include "emit/tests.h"
#include "recognise/c-library/c-library.h"
#include "recognise/printf-call.h"

namespace qrintf
{
namespace
{

text_writer
writer_for (strategy s)
{
  switch (s)
    {
    case strategy::direct:
    case strategy::guarded:
    case strategy::measured:
      return write_to_buffer;
    case strategy::scratch:
      return write_to_scratch;
    case strategy::cut:
      return write_cut;
    case strategy::length_only:
      return count_text;
    case strategy::stream:
      return write_to_stream;
    case strategy::reserved:
      return write_to_user_room;
    case strategy::in_place:
      return hand_over_in_place;
    case strategy::value:
      return print_value;
    case strategy::printf:
      return call_printf;
    }
  gcc_unreachable ();
}

/* Null for a stream: the text is made in its buffer.  */
text_receiver
receiver_for (sink s)
{
  switch (s)
    {
    case sink::buffer:
      return copy_to_buffer;
    case sink::stream:
      return nullptr;
    case sink::descriptor:
      return write_to_descriptor;
    case sink::allocation:
      return copy_to_allocation;
    case sink::append:
      return append_to_user_sink;
    case sink::reserve:
      return copy_to_user_room;
    case sink::fresh:
      return copy_to_user_string;
    }
  gcc_unreachable ();
}

/* Let CALL, which is a fallback, load stdout itself, so that the fast path
   keeps no register for it.  */
// f = stdout; …; fprintf (f, "%d", i)  ->  …; fprintf (stdout, "%d", i)
void
load_stdout_again (const printf_call &call)
{
  tree before = call.destination ();
  tree again = make_ssa_name (TREE_TYPE (before));
  gimple *load = SSA_NAME_DEF_STMT (before);
  gassign *assign = gimple_build_assign (again, gimple_assign_rhs1 (load));
  place_at (assign, gimple_location (call.stmt));
  gimple_stmt_iterator gsi = gsi_for_stmt (call.stmt);
  gsi_insert_before (&gsi, assign, GSI_SAME_STMT);
  gimple_call_set_arg (call.stmt, call.function->destination, again);
  update_stmt (call.stmt);
}

/* Whether the direct code of PLAN writes its whole text to the destination.  */
bool
makes_whole_text (const plan &plan)
{
  return plan.strategy == strategy::direct || plan.strategy == strategy::guarded
         || plan.strategy == strategy::measured;
}

} // namespace

void
use_emitters_of (const printf_call &call)
{
  use_emitters_for (facts_of (library_of_call (call)));
}

void
emit (const printf_call &call, const plan &plan, stream_run &run,
      gcall *otherwise)
{
  gcc_assert (plan.refusal.empty ());
  use_emitters_of (call);
  if (plan.strategy == strategy::printf && !plan.has_fallback ())
    return rename_call (call, plan);
  emission e (call, plan, receiver_for (call.function->to), run);
  if (plan.continues)
    go_on_in_stream (e);
  test_values_and_sizes (e);
  tree result = writer_for (plan.strategy) (e);
  e.b.check_all_tests_made ();
  bool falls_back = plan.has_fallback () && !otherwise;
  tree lhs = falls_back || !plan.has_fallback () ? call.result () : NULL_TREE;
  std::vector<tree> left
      = splice (call.stmt, e.b, result, plan.has_fallback (), otherwise);
  if (lhs && makes_whole_text (plan))
    use_length_of_direct_code (call.stmt, lhs);
  if (falls_back && plan.strategy == strategy::stream && call.to_stdout
      && call.destination ())
    load_stdout_again (call);
  if (falls_back && plan.fallback)
    call_linked_printf (call.stmt, *plan.fallback);
  if (plan.stays_open)
    stay_in_stream (e, left);
}

} // namespace qrintf
