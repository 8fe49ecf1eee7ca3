/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tests of a plan.  See types.h.

   They are listed in the order in which lowered code makes them: values and
   sizes, then the tests of the strategy while the text is made, then those of
   the sink.  The emit stage makes exactly these tests; a difference is an
   internal compiler error.  */

#include "plan/types.h"

#include <algorithm>
#include <climits>
#include <string_view>

namespace qrintf
{
namespace
{

/* Whether the emitter of P compares with its limit first.  "%g", "%e" and the C
   library make their text first: if a stream has no room, that would add 15 %
   to the time of the original call.  */
bool
looks_at_limit (const piece &p)
{
  return p.checked && p.limited && p.kind == piece_kind::call
         && (p.is (conversion_class::string)
             || p.conversion->style == real_style::fixed);
}

class test_list
{
public:
  test_list (plan &result, const call_facts &facts)
      : result (result), facts (facts)
  {
  }

  void
  run ()
  {
    if (result.strategy == strategy::printf)
      return of_function ();
    of_bound ();
    switch (result.strategy)
      {
      case strategy::direct:
      case strategy::guarded:
      case strategy::measured:
        return of_pieces ();
      case strategy::scratch:
        of_pieces ();
        return of_sink ();
      case strategy::cut:
        return;
      case strategy::length_only:
        return of_size_query ();
      case strategy::stream:
        of_stream ();
        return of_pieces ();
      case strategy::reserved:
        of_length (INT_MAX);
        return of_sink ();
      case strategy::in_place:
        of_length (result.room.size - 1);
        return of_sink ();
      case strategy::value:
      case strategy::printf:
        return;
      }
  }

private:
  plan &result;
  const call_facts &facts;

  void
  add (test_kind kind, int subject = -1, interval range = {})
  {
    result.tests.push_back ({ kind, subject, range });
  }

  /* The runtime passes a call that it refuses to libc itself.  For asprintf and
     dprintf it cannot, as that function may be defined by the program.  */
  void
  of_function ()
  {
    if (facts.by_pointer)
      add (test_kind::callee_is_expected);
    std::string_view name = facts.function;
    if (name == "asprintf" || name == "dprintf")
      add (test_kind::function_is_libcs);
  }

  /* A size that is known only at run time must hold the text before the next
     test, and must not be so large that the C library has to judge it.  */
  void
  of_bound ()
  {
    if (result.room.kind == text_room::bound
        || result.room.kind == text_room::object)
      add (test_kind::bound_in_range, -1,
           { wide (result.lead ()) + 1, wide (result.room.largest ()) });
    if (result.strategy != strategy::length_only && facts.bound
        && facts.object_size && facts.bound->high > facts.object_size->low)
      add (test_kind::bound_within_object);
  }

  /* If the emitter of the first piece compares with its limit first, that
     replaces the test of the room.  */
  void
  of_stream ()
  {
    bool looks = !result.pieces.empty () && looks_at_limit (result.pieces[0]);
    if (!looks || !facts.library->enters_without_room)
      add (test_kind::stream_has_room, -1,
           { std::max<wide> (result.lead (), 1) + wide (result.overrun), 0 });
  }

  /* A limited piece returns null if it stops at its limit.  If the text has no
     limit, the total must be at most INT_MAX, including the maximum length up
     to the next test.  Every total is compared with INT_MAX minus the largest
     reserve of any piece, because one constant for all tests takes less
     code.  */
  void
  of_pieces ()
  {
    bool unlimited = result.length.high == length_range::unbounded
                     && result.strategy != strategy::stream
                     && result.room.kind == text_room::enough;
    wide most = INT_MAX - wide (result.longest_reserve ());
    for (size_t i = 0; i < result.pieces.size (); i++)
      {
        const piece &p = result.pieces[i];
        if (p.checked && p.limited)
          add (test_kind::piece_fits, i);
        if (p.checked && unlimited)
          add (test_kind::total_at_most, i, { 0, most });
      }
  }

  void
  of_length (uint64_t most)
  {
    if (result.length.high > most)
      add (test_kind::length_at_most, -1, { 0, wide (most) });
  }

  void
  of_size_query ()
  {
    for (size_t i = 0; i < result.pieces.size (); i++)
      if (result.pieces[i].limited)
        add (test_kind::piece_fits, i);
    of_length (INT_MAX);
  }

  /* The fallback of dprintf handles an empty text, for which dprintf writes
     nothing but checks the descriptor.  */
  void
  of_sink ()
  {
    switch (facts.to)
      {
      case sink::buffer:
        if (!facts.bound)
          add (test_kind::object_holds_text);
        return;
      case sink::descriptor:
        if (result.length.low == 0)
          add (test_kind::not_empty);
        return add (test_kind::dprintf_is_libcs);
      case sink::allocation:
        return add (test_kind::memory_was_there);
      case sink::reserve:
      case sink::fresh:
        return add (test_kind::room_was_given);
      case sink::stream:
      case sink::append:
        return;
      }
  }
};

} // namespace

const char *
test_name (test_kind kind)
{
  static const char *const names[] = {
#define QRINTF_TEST_NAME(KIND, NAME) NAME,
    QRINTF_TEST_KINDS (QRINTF_TEST_NAME)
#undef QRINTF_TEST_NAME
  };
  return names[size_t (kind)];
}

void
add_tests (plan &result, const call_facts &facts)
{
  test_list (result, facts).run ();
}

} // namespace qrintf
