/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pieces of all directives in order.  See pieces.h.

   Refused, with a reason: formats with an error, too few arguments, directives
   that pieces.cc refuses, and texts whose maximum length is known to exceed
   INT_MAX.  */

#include "plan/pieces/pieces.h"

#include "plan/pieces/piece-maker.h"

#include <algorithm>
#include <climits>

namespace qrintf
{
namespace
{

/* The largest run-time width or precision that lowered code handles.  It is
   part of the maximum length of the piece, so it depends on the room.  */
int
star_limit (const call_facts &facts)
{
  if (facts.to != sink::buffer)
    return 255;
  if (!facts.bound)
    return 1023;
  if (!facts.bound->single ())
    return 63;
  return static_cast<int> (std::clamp<wide> (facts.bound->low, 63, 255));
}

// text "a", text "b"  ->  text "ab"
void
merge_texts (std::vector<piece> &pieces)
{
  std::vector<piece> merged;
  for (piece &p : pieces)
    if (p.kind == piece_kind::text && !merged.empty ()
        && merged.back ().kind == piece_kind::text)
      {
        merged.back ().text += p.text;
        merged.back ().length.low += p.length.low;
        merged.back ().length.high += p.length.high;
      }
    else
      merged.push_back (std::move (p));
  pieces = std::move (merged);
}

length_range
total_length (const std::vector<piece> &pieces)
{
  length_range total{ 0, 0 };
  bool unbounded = false;
  for (const piece &p : pieces)
    {
      total.low += p.length.low;
      total.high += p.length.high;
      unbounded |= p.length.high == length_range::unbounded;
    }
  if (unbounded)
    total.high = length_range::unbounded;
  return total;
}

} // namespace

plan
with_pieces (const parsed_format &format, const call_facts &facts,
             bool may_assume)
{
  plan result;
  result.refusal = format.error;
  if (result.refusal.empty ()
      && facts.arguments.size () < size_t (format.arguments))
    result.refusal = "too few arguments";
  if (!result.refusal.empty ())
    return result;
  for (const directive &d : format.directives)
    piece_maker (result, d, facts, star_limit (facts), may_assume).run ();
  merge_texts (result.pieces);
  result.length = total_length (result.pieces);
  if (result.refusal.empty () && result.length.high != length_range::unbounded
      && result.length.high > INT_MAX)
    result.refusal = "the text may be longer than INT_MAX";
  return result;
}

} // namespace qrintf
