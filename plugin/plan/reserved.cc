/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plans for text in room that a user sink gives.  See plan.h.

   The strings are counted first, and no more bytes than counted are written: if
   the allocator changes a string in between, the text may be wrong but stays
   within the room.  Numbers get room for their maximum length, unless the room
   has to be exact or that would be too much.

   Refused, so that a scratch buffer is used: floats, whose length is known only
   after they have been written; and small texts that must be allocated
   exactly.  */

#include "plan/plan.h"

#include <algorithm>

namespace qrintf
{
namespace
{

/* A text of at most this length is made on the stack and copied, if writing it
   in place would require counting every digit.  */
constexpr uint64_t small_text = 512;

/* If numbers take at most this many bytes in total, they are not counted.  */
constexpr uint64_t small_numbers = 128;

bool
is_string (const piece &p)
{
  return p.is_call_for (conversion_class::string);
}

/* The longest length of all pieces but strings.  */
uint64_t
most_numbers (const plan &result)
{
  uint64_t most = 0;
  for (const piece &p : result.pieces)
    if (!is_string (p))
      most += p.length.high;
  return most;
}

} // namespace

plan
in_user_room (const plan &base, const call_facts &facts)
{
  plan result = base;
  result.strategy = strategy::reserved;
  auto begin = result.pieces.begin (), end = result.pieces.end ();
  bool strings = std::any_of (begin, end, is_string);
  bool exactly
      = facts.to == sink::fresh || most_numbers (result) > small_numbers;
  bool small = result.length.high <= small_text;
  if (std::any_of (begin, end, [] (const piece &p) { return p.limited; }))
    result.refusal = "a length is known when it has been written";
  else if (small && exactly && (facts.to == sink::fresh || !strings))
    result.refusal = "a copy costs less than to count every digit";
  for (piece &p : result.pieces)
    p.counted = is_string (p) || exactly;
  return result;
}

} // namespace qrintf
