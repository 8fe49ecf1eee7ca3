/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs of calls: the room that each call tests.  */

#include "made-facts.h"
#include "plan/streams/run-of-calls.h"

#include <gtest/gtest.h>

namespace qrintf
{
namespace
{

/* A call of fprintf with FORMAT and ARGUMENTS.  */
plan
to_stream (const char *format, std::vector<argument_facts> arguments)
{
  return planned (format, sent (sink::stream, std::move (arguments)));
}

/* A text of N bytes.  */
plan
of_size (int n)
{
  std::string format = "%" + std::to_string (n) + "d";
  return to_stream (format.c_str (), { between (0, 9) });
}

/* Members for PLANS in sequence.  */
std::vector<run_member>
in_line (std::vector<plan> &plans)
{
  std::vector<run_member> members;
  for (plan &p : plans)
    members.push_back ({ &p, { members.size () + 1 } });
  members.back ().next.clear ();
  return members;
}

void
join_all (std::vector<plan> &plans)
{
  std::vector<run_member> members = in_line (plans);
  EXPECT_TRUE (fits_in_stream (members));
  join (members);
}

TEST (RunOfCalls, OneTestOfTheRoom)
{
  std::vector<plan> plans{ of_size (10), of_size (20), of_size (30) };
  join_all (plans);
  ASSERT_EQ (plans[0].tests.size (), 1u);
  EXPECT_EQ (plans[0].tests[0].kind, test_kind::stream_has_room);
  EXPECT_EQ (plans[0].tests[0].range.low, 60);
  for (int i : { 1, 2 })
    {
      ASSERT_EQ (plans[i].tests.size (), 1u);
      EXPECT_EQ (plans[i].tests[0].kind, test_kind::stream_is_open);
      EXPECT_TRUE (plans[i].continues);
      EXPECT_TRUE (plans[i - 1].stays_open);
    }
  EXPECT_FALSE (plans[0].continues);
  EXPECT_FALSE (plans[2].stays_open);
}

TEST (RunOfCalls, AStringHasRoomBehindItForTheNextCalls)
{
  std::vector<plan> plans{ to_stream ("%d%s;", { between (0, 9), string () }),
                           of_size (20), to_stream ("ab%s", { string () }),
                           of_size (5) };
  join_all (plans);
  EXPECT_EQ (plans[0].tests[0].range.low, 1);
  EXPECT_EQ (plans[0].pieces[1].reserve, 1u + 20 + 2);
  EXPECT_EQ (plans[2].pieces[1].reserve, 5u);
}

TEST (RunOfCalls, ARunIsNotLongerThanABuffer)
{
  int half = int (largest_in_stream / 2);
  std::vector<plan> plans{ of_size (half), of_size (half) };
  EXPECT_TRUE (fits_in_stream (in_line (plans)));
  plans.push_back (of_size (1));
  EXPECT_FALSE (fits_in_stream (in_line (plans)));
  plans[1] = to_stream ("%s", { string () });
  plans.push_back (of_size (half));
  EXPECT_TRUE (fits_in_stream (in_line (plans)));
  plans.push_back (of_size (half));
  EXPECT_FALSE (fits_in_stream (in_line (plans)));
}

/* if (x) A else B; C  */
TEST (RunOfCalls, TheLongerPathAsksForRoom)
{
  std::vector<plan> plans{ of_size (10), of_size (20), of_size (30) };
  std::vector<run_member> members{ { nullptr, { 1, 2 } },
                                   { &plans[0], { 3 } },
                                   { &plans[1], { 3 } },
                                   { &plans[2], {} } };
  EXPECT_EQ (join (members), 50u);
  for (int i : { 0, 1, 2 })
    {
      EXPECT_EQ (plans[i].tests[0].kind, test_kind::stream_is_open);
      EXPECT_TRUE (plans[i].continues);
      EXPECT_EQ (plans[i].stays_open, i < 2);
    }
}

/* A; if (x) B; C, and the run ends behind a branch after C.  */
TEST (RunOfCalls, ABranchMayBeSkipped)
{
  std::vector<plan> plans{ to_stream ("%s", { string () }),
                           to_stream ("abc%s:", { string () }), of_size (30) };
  std::vector<run_member> members{ { &plans[0], { 1, 2 } },
                                   { &plans[1], { 2 } },
                                   { &plans[2], {}, true } };
  EXPECT_EQ (join (members), 1u);
  EXPECT_EQ (plans[0].pieces[0].reserve, 30u);
  EXPECT_EQ (plans[1].pieces[1].reserve, 31u);
  EXPECT_TRUE (plans[2].stays_open);
  plans[0] = of_size (int (largest_in_stream) - 29);
  EXPECT_FALSE (fits_in_stream (members));
}

/* A; if (x) { B; C } else D; E, where B and C, and E, are long.  */
TEST (RunOfCalls, LongTextsBehindABranchAskForTheirRoom)
{
  std::vector<plan> plans{ of_size (10), of_size (90), of_size (20),
                           of_size (30), of_size (100) };
  std::vector<run_member> members{ { &plans[0], { 1, 3 }, true },
                                   { &plans[1], { 2 } },
                                   { &plans[2], { 4 }, true },
                                   { &plans[3], { 4 }, true },
                                   { &plans[4], {} } };
  EXPECT_EQ (join (members), 40u);
  for (int i : { 1, 4 })
    {
      ASSERT_EQ (plans[i].tests.size (), 2u);
      EXPECT_EQ (plans[i].tests[0].kind, test_kind::stream_is_open);
      EXPECT_EQ (plans[i].tests[1].kind, test_kind::stream_has_room);
      EXPECT_EQ (plans[i].tests[1].range.low, i == 1 ? 110 : 100);
    }
  for (int i : { 2, 3 })
    EXPECT_EQ (plans[i].tests.size (), 1u);
}

/* If a run enters the stream before a branch, the calls behind the branch do
   not test the room, because that would avoid no call.  */
TEST (RunOfCalls, ABranchAtTheStartAsksForAllRoom)
{
  std::vector<plan> plans{ of_size (100), of_size (120), of_size (10) };
  std::vector<run_member> members{ { nullptr, { 1, 2 } },
                                   { &plans[0], { 3 }, true },
                                   { &plans[1], { 3 }, true },
                                   { &plans[2], {} } };
  EXPECT_EQ (join (members), 130u);
  EXPECT_EQ (plans[0].tests.size (), 1u);
  EXPECT_EQ (plans[1].tests.size (), 1u);
}

/* Strings need no room in advance, so their only tests are their limits.  */
TEST (RunOfCalls, StringsStopAtTheirLimits)
{
  std::vector<plan> plans{ to_stream ("%s", { string () }),
                           to_stream ("%s", { string () }) };
  join_all (plans);
  ASSERT_EQ (plans[0].tests.size (), 1u);
  EXPECT_EQ (plans[0].tests[0].kind, test_kind::piece_fits);
  EXPECT_EQ (plans[0].pieces[0].reserve, 0u);
  ASSERT_EQ (plans[1].tests.size (), 2u);
  EXPECT_EQ (plans[1].tests[0].kind, test_kind::stream_is_open);
}

TEST (RunOfCalls, WhoMayBeInOne)
{
  const library_facts &glibc = facts_of (c_library::glibc);
  EXPECT_TRUE (may_be_in_run (of_size (3), glibc));
  EXPECT_FALSE (may_be_in_run (of_size (3), facts_of (c_library::musl)));
  call_facts digit = facts ({ between (0, 9) });
  EXPECT_FALSE (may_be_in_run (planned ("%d", digit), glibc));
  plan counts = to_stream ("%d%n", { between (0, 9), string () });
  EXPECT_FALSE (may_be_in_run (counts, glibc));
  plan kept = of_size (3);
  kept.refusal = "a reason";
  EXPECT_FALSE (may_be_in_run (kept, glibc));
}

} // namespace
} // namespace qrintf
