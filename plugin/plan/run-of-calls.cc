/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs of calls.  See run-of-calls.h.

   A run enters the stream with room for all that is written up to its first
   checked piece, on whichever path.  As within one call, each checked piece has
   room after it for all that may come before the next one, so the calls that
   follow need no test of the room.

   If much is written behind a branch, the room for that is tested there, not at
   the entry: else the call before the branch would often be the C library's,
   which takes as long as ten lowered ones, for a text that other paths do not
   write.

   A test that fails is the end of a run: what the calls before it wrote stays
   in the buffer, the stream is left, and this call and those after it are the
   C library's.

   Refused are calls whose text ends before the call does, because they store a
   count.  */

#include "plan/run-of-calls.h"

#include <algorithm>
#include <cassert>
#include <optional>

namespace qrintf
{
namespace
{

/* For so many bytes behind a branch the room is tested there.  Each 4096th byte
   is the end of a buffer, where a call of the C library's takes some 1000
   instructions; the test takes four, and 50 bytes with what leaves the stream
   if it fails.  */
constexpr uint64_t worth_a_test = 96;

/* How much room each member of a run needs.  */
class run_room
{
public:
  /* With tests of the room between calls, or without.  */
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

  /* The longest text from member I up to the next test.  */
  uint64_t
  from (size_t i) const
  {
    return leads[i];
  }

  /* The longest text between member I and the next test.  */
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

/* The test of the room, or the end: a plan whose first piece has a limit needs
   none.  */
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

/* MADE finds the stream open, which it tests in place of the room, or before it
   if it asks for room for more than SIZE bytes.  */
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
  uint64_t at_entry = std::max<uint64_t> (room.from (0), 1);
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
                          ? std::optional<uint64_t> (room.from (i))
                          : std::nullopt);
      made->stays_open = members[i].stays_open || !members[i].next.empty ();
    }
  return at_entry;
}

} // namespace qrintf
