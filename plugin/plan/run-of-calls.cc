/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs of calls.  See run-of-calls.h.

   A run enters the stream with room for all that is written up to its first
   checked piece, on whichever path.  As within one call, each checked piece has
   room after it for all that may come before the next one, so the calls that
   follow need no test of the room.

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

/* How much room each member of a run needs.  */
class run_room
{
public:
  explicit run_room (const std::vector<run_member> &members)
      : members (members), leads (members.size ())
  {
    for (size_t i = members.size (); i-- > 0;)
      {
        const plan *made = members[i].made;
        leads[i] = (made ? made->lead () : 0)
                   + (made && made->any_checked () ? 0 : after (i));
      }
  }

  /* The longest text from member I up to the next checked piece.  */
  uint64_t
  from (size_t i) const
  {
    return leads[i];
  }

  /* The longest text between member I and the next checked piece.  */
  uint64_t
  after (size_t i) const
  {
    uint64_t most = 0;
    for (size_t next : members[i].next)
      {
        assert (next > i);
        most = std::max (most, leads[next]);
      }
    return most;
  }

private:
  const std::vector<run_member> &members;
  std::vector<uint64_t> leads;
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

/* MADE finds the stream open, which it tests in place of the room.  */
void
go_on (plan &made)
{
  made.continues = true;
  auto entry = test_of_room (made);
  if (entry != made.tests.end ())
    made.tests.erase (entry);
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
  run_room room (members);
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
  run_room room (members);
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
        go_on (*made);
      made->stays_open = members[i].stays_open || !members[i].next.empty ();
    }
  return at_entry;
}

} // namespace qrintf
