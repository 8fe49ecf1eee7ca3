/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The weights of plans and their sum.  See budget.h.  */

#include "plan/budget.h"

namespace qrintf
{
namespace
{

/* A test ends a block.  A fallback adds two more blocks.  */
constexpr uint64_t block_weight = 3;

/* Arguments are moved to registers, and the cursor is live across calls.  */
constexpr uint64_t call_weight = 2;

/* Few functions have deeper nested loops.  */
constexpr unsigned usual_depth = 4;

uint64_t
weight_of (const piece &p)
{
  return 1 + (p.kind == piece_kind::call) * call_weight
         + p.checked * block_weight;
}

} // namespace

uint64_t
lowering_budget::weight (const plan &made)
{
  uint64_t sum = made.has_fallback () * block_weight;
  for (const test &t : made.tests)
    sum += (t.kind == test_kind::value_in_range) * block_weight;
  for (const piece &p : made.pieces)
    sum += weight_of (p);
  return sum + (made.for_all_values ? weight (*made.for_all_values) : 0);
}

/* GCC's register allocator treats each loop as a region of its own, so its time
   for a call grows with the square of the number of loops around the call.  */
uint64_t
lowering_budget::cost (unsigned depth, uint64_t weight)
{
  const uint64_t factor = depth / usual_depth + 1;
  return weight * factor * factor;
}

void
lowering_budget::add (unsigned depth, uint64_t weight)
{
  const uint64_t its = cost (depth, weight);
  if (its > most)
    return;
  if (weights.size () <= depth)
    weights.resize (depth + 1);
  weights[depth] += its;
}

bool
lowering_budget::has_room (unsigned depth, uint64_t weight) const
{
  if (cost (depth, weight) > most)
    return false;
  uint64_t sum = 0;
  for (size_t d = depth; d < weights.size (); d++)
    sum += weights[d];
  return sum <= most;
}

} // namespace qrintf
