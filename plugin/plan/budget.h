/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The limit of lowered code in one function.

   A lowered call has several times as many instructions and blocks as the
   original call.  Several of GCC's passes take quadratic time in these: PRE and
   hoisting in blocks and loads, register allocation in values that are live at
   once.  So the sum of the weights of a function's lowered calls is limited.
   Calls in the deepest loops come first.  Calls at the same loop depth are
   lowered all or none: a function with a thousand calls would gain little from
   lowering a few of them.  */

#ifndef QRINTF_PLAN_BUDGET_H
#define QRINTF_PLAN_BUDGET_H

#include "plan/types.h"

namespace qrintf
{

class lowering_budget
{
public:
  /* The limit of the sum.  A unit of weight costs about a quarter of a
     millisecond of compile time.  */
  static constexpr uint64_t most = 3000;

  /* The weight of a plan.  */
  static uint64_t weight (const plan &made);

  /* Count a call of this WEIGHT in DEPTH loops.  A call that exceeds the limit
     by itself is never lowered and is not counted.  */
  void add (unsigned depth, uint64_t weight);

  /* Whether a call may be lowered, once all calls have been counted.  */
  bool has_room (unsigned depth, uint64_t weight) const;

private:
  std::vector<uint64_t> weights; /* by depth */

  static uint64_t cost (unsigned depth, uint64_t weight);
};

} // namespace qrintf

#endif
