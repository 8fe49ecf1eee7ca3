/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How much lowered code one function may get.

   A lowered call is several times as many instructions and blocks as the call
   was, and several of GCC's passes are quadratic in them: PRE and hoisting in
   blocks and loads, the registers' allocation in what lives at once.  So the
   calls of a function are lowered as long as they are of bounded weight
   together.  Those in the deepest loops come first; those of one depth are
   lowered all or none, so that a function of a thousand calls, which would gain
   in a few of them only, costs hardly more than it did.  */

#ifndef QRINTF_PLAN_BUDGET_H
#define QRINTF_PLAN_BUDGET_H

#include "plan/types.h"

namespace qrintf
{

class lowering_budget
{
public:
  /* About a quarter of a millisecond each.  */
  static constexpr uint64_t most = 3000;

  /* What a call's lowered form weighs, and one whose plan is not known.  */
  static uint64_t weight (const plan &made);
  static constexpr uint64_t usual_weight = 12;

  /* There is a call of this WEIGHT, DEPTH loops deep.  One that is too heavy
     by itself takes no other's place.  */
  void add (unsigned depth, uint64_t weight);

  /* All calls are known: may this one be lowered?  */
  bool has_room (unsigned depth, uint64_t weight) const;

private:
  std::vector<uint64_t> weights; /* by depth */
};

} // namespace qrintf

#endif
