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

/* Indexed by strategy.  */
constexpr text_writer writers[] = {
  write_to_buffer,    /* direct */
  write_to_buffer,    /* guarded */
  write_to_buffer,    /* bounded */
  write_to_scratch,   /* scratch */
  write_cut,          /* cut */
  count_text,         /* length_only */
  write_to_stream,    /* stream */
  write_to_user_room, /* reserved */
  hand_over_in_place, /* in_place */
  print_value,        /* value */
  call_printf,        /* printf */
};

/* Indexed by sink.  */
constexpr text_receiver receivers[] = {
  copy_to_buffer,      /* buffer */
  nullptr,             /* stream: the text is made in its buffer */
  write_to_descriptor, /* descriptor */
  copy_to_allocation,  /* allocation */
  append_to_user_sink, /* append */
  copy_to_user_room,   /* reserve */
  copy_to_user_string, /* fresh */
};

static_assert (std::size (writers) == size_t (strategy::printf) + 1
               && std::size (receivers) == size_t (sink::fresh) + 1);

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
         || plan.strategy == strategy::bounded;
}

} // namespace

void
use_emitters_of (const printf_call &call)
{
  use_emitters_for (facts_of (library_of_call (call)));
}

void
emit (const printf_call &call, const plan &plan, stream_run &run)
{
  gcc_assert (plan.refusal.empty ());
  use_emitters_of (call);
  if (plan.strategy == strategy::printf && !plan.has_fallback ())
    return rename_call (call, plan);
  emission e (call, plan, receivers[size_t (call.function->to)], run);
  if (plan.continues)
    go_on_in_stream (e);
  test_values_and_sizes (e);
  tree result = writers[size_t (plan.strategy)](e);
  e.b.check_all_tests_made ();
  bool in_run = plan.continues || plan.stays_open;
  gcall *otherwise = in_run ? nullptr : call.otherwise;
  bool falls_back = plan.has_fallback () && !otherwise;
  tree lhs = falls_back || !plan.has_fallback () ? call.result () : NULL_TREE;
  std::vector<tree> left
      = splice (call.stmt, e.b, result, plan.has_fallback (), otherwise);
  if (lhs && makes_whole_text (plan))
    use_length_of_direct_code (call.stmt, lhs);
  if (falls_back && plan.strategy == strategy::stream && call.to_stdout
      && call.destination ())
    load_stdout_again (call);
  if (plan.stays_open)
    stay_in_stream (e, left);
}

} // namespace qrintf
