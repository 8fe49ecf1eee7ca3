/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs of calls.  See run-of-calls.h.

   The first call of a run enters the stream, with room for all that is written
   up to the first checked piece of the run.  As within one call, each checked
   piece has room after it for all that comes before the next one, so the calls
   that follow need no test of the room.

   A test that fails is the end of a run: what the calls before it wrote stays
   in the buffer, the stream is left, and this call and those after it are the
   C library's.

   Refused are calls whose text ends before the call does, because they store a
   count.  */

#include "plan/run-of-calls.h"

#include <algorithm>
#include <cassert>

namespace qrintf
{
namespace
{

/* Where the room of the text that is written next is tested: after a checked
   piece, or at the entry of the run.  */
struct room_test
{
  piece *after = nullptr;
  test *entry = nullptr;
  uint64_t room = 0; /* what it asks for */

  void
  ask_for (uint64_t more)
  {
    room += more;
    if (after)
      after->reserve = room;
    else
      entry->range.low = std::max<wide> (room, 1);
  }
};

test &
entry_of (plan &first)
{
  auto entry = std::find_if (
      first.tests.begin (), first.tests.end (),
      [] (const test &t) { return t.kind == test_kind::stream_has_room; });
  assert (entry != first.tests.end ());
  return *entry;
}

/* The test of the room for what follows MADE in its run, if MADE has it,
   otherwise BEFORE.  */
room_test
last_test (plan &made, const room_test &before)
{
  for (size_t i = made.pieces.size (); i-- > 0;)
    if (made.pieces[i].checked)
      return { &made.pieces[i], nullptr, made.pieces[i].reserve };
  return before;
}

/* BEFORE leaves the stream open for NEXT, which tests that in place of the
   room.  */
void
join (plan &before, plan &next)
{
  before.stays_open = true;
  next.continues = true;
  next.tests.erase (next.tests.begin ()
                    + (&entry_of (next) - next.tests.data ()));
  next.tests.insert (next.tests.begin (),
                     { test_kind::stream_is_open, -1, {} });
}

} // namespace

bool
may_be_in_run (const plan &made, const library_facts &library)
{
  return made.refusal.empty () && made.strategy == strategy::stream
         && library.joins_calls
         && std::none_of (
             made.pieces.begin (), made.pieces.end (),
             [] (const piece &p) { return p.kind == piece_kind::count; });
}

void
join (const std::vector<plan *> &calls)
{
  room_test current;
  for (size_t i = 0; i < calls.size (); i++)
    {
      plan &made = *calls[i];
      if (i > 0 && current.room + made.lead () <= largest_in_stream)
        {
          current.ask_for (made.lead ());
          join (*calls[i - 1], made);
        }
      else
        current = { nullptr, &entry_of (made), made.lead () };
      current = last_test (made, current);
    }
}

} // namespace qrintf
