/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls of one value.  See one-value.h.

   Refused are more text than one character on either side of the value, further
   arguments, streams that are not locked, and streams of other C libraries than
   glibc.  Constant arguments are text for the plan, but where the stream has no
   room, libc gets the format as it stands and the value alone.  */

#include "plan/streams/one-value.h"

#include "plan/pieces/pieces.h"

#include <algorithm>
#include <cassert>

namespace qrintf
{
namespace
{

[[maybe_unused]] bool
is_of_room (const test &t)
{
  return t.kind == test_kind::stream_has_room
         || t.kind == test_kind::piece_fits;
}

/* The character that P is, or 0.  */
char
character_of (const piece &p)
{
  return p.kind == piece_kind::text && p.text.size () == 1 ? p.text[0] : 0;
}

/* The index of the value of MADE, if MADE is a value with at most one character
   on either side of it; otherwise the number of pieces.  */
size_t
index_of_value (const plan &made)
{
  const std::vector<piece> &all = made.pieces;
  size_t i = !all.empty () && character_of (all[0]) ? 1 : 0;
  bool is_one = i < all.size () && all[i].kind == piece_kind::call
                && (all.size () == i + 1
                    || (all.size () == i + 2 && character_of (all[i + 1])));
  return is_one ? i : all.size ();
}

} // namespace

// "<", piece, ">"  ->  piece, which prints '<' and '>' too
std::optional<plan>
as_one_value (const plan &made, const call_facts &facts)
{
  size_t i = index_of_value (made);
  if (made.strategy != strategy::stream || i == made.pieces.size ()
      || facts.target.pointer_bits < 64 || !facts.library->has_printf
      || facts.unlocked || facts.by_pointer || facts.arguments.size () != 1)
    return {};
  plan one_value = made;
  one_value.strategy = strategy::value;
  one_value.tests.clear ();
  one_value.pieces = { made.pieces[i] };
  piece &p = one_value.pieces[0];
  p.before = i ? character_of (made.pieces[0]) : 0;
  p.text = i + 1 < made.pieces.size () ? made.pieces[i + 1].text : "";
  p.prints = true;
  p.limited = p.checked = false;
  if (choose_emitters (one_value))
    return {};
  /* The emitter makes these tests itself.  */
  assert (std::all_of (made.tests.begin (), made.tests.end (), is_of_room));
  return one_value;
}

} // namespace qrintf
