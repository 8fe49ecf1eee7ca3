/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls of one value.  See one-value.h.

   Refused are more text than one character behind the value, any before it, and
   streams that are not locked or of other C libraries.  */

#include "plan/one-value.h"

#include "plan/emitter-table.h"

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

/* Whether MADE is a value that an emitter may print alone, and no more than one
   character behind it.  */
bool
is_one_value (const plan &made)
{
  const std::vector<piece> &all = made.pieces;
  return !all.empty () && all.size () <= 2
         && all.front ().kind == piece_kind::call
         && (all.size () == 1
             || (all.back ().kind == piece_kind::text
                 && all.back ().text.size () == 1));
}

} // namespace

// piece, "\n"  ->  piece, alone, with the text "\n"
std::optional<plan>
as_one_value (const plan &made, const call_facts &facts)
{
  if (made.strategy != strategy::stream || !is_one_value (made)
      || facts.target.pointer_bits < 64 || !facts.library->has_printf
      || facts.unlocked || facts.by_pointer)
    return {};
  plan alone = made;
  alone.strategy = strategy::value;
  alone.tests.clear ();
  alone.pieces.resize (1);
  piece &p = alone.pieces[0];
  p.text = made.pieces.size () == 2 ? made.pieces[1].text : "";
  p.alone = true;
  p.limited = p.checked = false;
  if (choose_emitters (alone))
    return {};
  /* The emitter makes these tests itself.  */
  assert (std::all_of (made.tests.begin (), made.tests.end (), is_of_room));
  return alone;
}

} // namespace qrintf
