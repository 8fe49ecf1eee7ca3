/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The calls that the budget of a function allows.  */

#include "plan/budget.h"

#include <gtest/gtest.h>

namespace qrintf
{
namespace
{

constexpr uint64_t most = lowering_budget::most;

TEST (Budget, OneDepthIsLoweredAllOrNone)
{
  lowering_budget budget;
  for (unsigned i = 0; i < most / 10; i++)
    budget.add (0, 10);
  EXPECT_TRUE (budget.has_room (0, 10));
  budget.add (0, 10);
  EXPECT_FALSE (budget.has_room (0, 10));
}

TEST (Budget, DeeperLoopsComeFirst)
{
  lowering_budget budget;
  budget.add (0, most);
  budget.add (2, most - 10);
  budget.add (1, 11);
  EXPECT_TRUE (budget.has_room (2, most - 10));
  EXPECT_FALSE (budget.has_room (1, 11));
  EXPECT_FALSE (budget.has_room (0, most));
}

TEST (Budget, OneThatIsTooHeavyTakesNoPlace)
{
  lowering_budget budget;
  budget.add (0, most + 1);
  budget.add (0, most);
  EXPECT_FALSE (budget.has_room (0, most + 1));
  EXPECT_TRUE (budget.has_room (0, most));
}

TEST (Budget, DepthCountsTwiceBeyondTheUsual)
{
  lowering_budget budget;
  EXPECT_TRUE (budget.has_room (3, most));
  EXPECT_FALSE (budget.has_room (4, most / 4 + 1));
  EXPECT_TRUE (budget.has_room (4, most / 4));
  budget.add (100, 10);
  EXPECT_FALSE (budget.has_room (100, 10));
  EXPECT_TRUE (budget.has_room (3, most));
}

} // namespace
} // namespace qrintf
