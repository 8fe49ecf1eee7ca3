/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs of calls.  See run-of-calls.h.

   A run enters the stream with room for the text up to the first checked piece,
   on any path.  As within one call, each checked piece leaves room for all text
   up to the next checked one.  So the calls that follow need no test of the
   room.

   If much text is written behind a branch, its room is tested there and not at
   the entry.  Otherwise the call before the branch would often be left to the C
   library for the sake of a text that other paths do not write, and a call of
   the C library takes as long as ten lowered ones.

   A failed test ends the run: the text of the calls before it stays in the
   buffer, the stream is left, and this call and those after it are made by the
   C library.

   Refused are calls that store a count ("%n") and so have work left after their
   text.  */

#include "plan/streams/run-of-calls.h"

#include <algorithm>
#include <cassert>
#include <optional>

namespace qrintf
{
namespace
{

/* The length of text behind a branch from which on the room is tested there.
   One byte in 4096 is the end of a buffer, where a call of the C library takes
   some 1000 instructions.  The test takes four instructions, and 50 bytes with
   the code that leaves the stream if it fails.  */
constexpr uint64_t worth_a_test = 96;

/* The room that each member of a run needs.  */
class run_room
{
public:
  /* BETWEEN says whether calls within the run test the room.  */
  run_room (const std::vector<run_member> &members, bool between)
      : members (members), leads (members.size ()), tested (members.size ())
  {
    if (between)
      for (const run_member &member : members)
        if (member.made && member.stays_open)
          for (size_t next : member.next)
            tested[next] = true;
    for (size_t i = members.size (); i-- > 0;)
      {
        const plan *made = members[i].made;
        leads[i] = (made ? made->lead () : 0)
                   + (made && made->any_checked () ? 0 : after (i));
        tested[i] = tested[i] && leads[i] >= worth_a_test;
      }
  }

  /* The maximum length of the text from member I up to the next test.  */
  uint64_t
  from (size_t i) const
  {
    return leads[i];
  }

  /* The maximum length of the text between member I and the next test.  */
  uint64_t
  after (size_t i) const
  {
    uint64_t most = 0;
    for (size_t next : members[i].next)
      {
        assert (next > i);
        if (!tested[next])
          most = std::max (most, leads[next]);
      }
    return most;
  }

  /* Whether member I, which is not the first one, tests the room.  */
  bool
  is_tested (size_t i) const
  {
    return tested[i];
  }

private:
  const std::vector<run_member> &members;
  std::vector<uint64_t> leads;
  std::vector<bool> tested;
};

piece *
last_checked_piece (plan *made)
{
  if (made)
    for (size_t i = made->pieces.size (); i-- > 0;)
      if (made->pieces[i].checked)
        return &made->pieces[i];
  return nullptr;
}

/* The test of the room, or the end: a plan whose first piece has a limit has no
   such test.  */
std::vector<test>::iterator
test_of_room (plan &made)
{
  return std::find_if (
      made.tests.begin (), made.tests.end (),
      [] (const test &t) { return t.kind == test_kind::stream_has_room; });
}

/* MADE enters the stream with room for more than SIZE bytes.  */
void
enter_with (plan &made, uint64_t size)
{
  auto entry = test_of_room (made);
  if (entry != made.tests.end ())
    entry->range.low = size;
}

/* Let MADE continue in the entered stream.  The test that the stream is still
   entered replaces the test of the room, or precedes one for more than SIZE
   bytes.  */
void
go_on (plan &made, std::optional<uint64_t> size)
{
  made.continues = true;
  auto entry = test_of_room (made);
  if (entry != made.tests.end ())
    made.tests.erase (entry);
  if (size)
    made.tests.insert (made.tests.begin (),
                       { test_kind::stream_has_room, -1, { wide (*size), 0 } });
  made.tests.insert (made.tests.begin (),
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

bool
fits_in_stream (const std::vector<run_member> &members)
{
  run_room room (members, false);
  for (size_t i = 0; i < members.size (); i++)
    {
      const piece *checked = last_checked_piece (members[i].made);
      if (checked && checked->reserve + room.after (i) > largest_in_stream)
        return false;
    }
  return room.from (0) <= largest_in_stream;
}

uint64_t
join (const std::vector<run_member> &members)
{
  run_room room (members, true);
  uint64_t overrun = 0;
  for (const run_member &member : members)
    if (member.made)
      overrun = std::max (overrun, member.made->overrun);
  uint64_t at_entry = std::max<uint64_t> (room.from (0), 1) + overrun;
  for (size_t i = 0; i < members.size (); i++)
    {
      plan *made = members[i].made;
      if (!made)
        continue;
      if (piece *checked = last_checked_piece (made))
        checked->reserve += room.after (i);
      if (i == 0)
        enter_with (*made, at_entry);
      else
        go_on (*made, room.is_tested (i)
                          ? std::optional<uint64_t> (room.from (i) + overrun)
                          : std::nullopt);
      made->overrun = overrun;
      made->stays_open = members[i].stays_open || !members[i].next.empty ();
    }
  return at_entry;
}

} // namespace qrintf
