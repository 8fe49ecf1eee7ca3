/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs of calls: the room that each call tests.  */

#include "made-facts.h"
#include "plan/streams/run-of-calls.h"
#include "qrintf/emitters.h"

#include <gtest/gtest.h>

namespace qrintf
{
namespace
{

/* A call of fprintf with FORMAT and ARGUMENTS.  */
plan
to_stream (const char *format, std::vector<argument_facts> arguments = {})
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

/* The tests of each of PLANS, with "-" before those that continue a run, and
   behind those that leave the stream open.  */
std::vector<std::string>
all_shown (const std::vector<plan> &plans)
{
  std::vector<std::string> all;
  for (const plan &p : plans)
    all.push_back ((p.continues ? "-" : "") + shown (p)
                   + (p.stays_open ? "-" : ""));
  return all;
}

using texts = std::vector<std::string>;

TEST (RunOfCalls, OneTestOfTheRoom)
{
  std::vector<plan> plans{ of_size (10), of_size (20), of_size (30) };
  join_all (plans);
  EXPECT_EQ (all_shown (plans),
             texts ({ "stream: stream has room [60, 0]-",
                      "-stream: stream is open-", "-stream: stream is open" }));
}

TEST (RunOfCalls, AStringHasRoomBehindItForTheNextCalls)
{
  std::vector<plan> plans{ to_stream ("%d%s;", { between (0, 9), string () }),
                           of_size (20), to_stream ("ab%s"), of_size (5) };
  join_all (plans);
  EXPECT_EQ (plans[0].tests[0].range.low, 1);
  EXPECT_EQ (plans[0].pieces[1].reserve, 1u + 20 + 2);
  EXPECT_EQ (plans[2].pieces[1].reserve, 5u);
}

/* Every limit leaves room for the overrun of any number of the run.  */
TEST (RunOfCalls, TheRoomHoldsAnOverrun)
{
  std::vector<plan> plans{ of_size (10),
                           to_stream ("%s%d", { string (), integer (32) }),
                           of_size (100) };
  join_all (plans);
  EXPECT_EQ (plans[0].tests[0].range.low, 10 + QRINTF_STREAM_OVERRUN);
  EXPECT_EQ (plans[1].pieces[0].reserve, 11u + 100);
  for (const plan &p : plans)
    EXPECT_EQ (p.overrun, unsigned (QRINTF_STREAM_OVERRUN));
  EXPECT_EQ (to_stream ("%d", { between (0, 9999) }).overrun, 0u);
  EXPECT_EQ (to_stream ("%d, and so on and on", { integer (32) }).overrun, 0u);
}

TEST (RunOfCalls, ARunIsNotLongerThanABuffer)
{
  int half = int (largest_in_stream / 2);
  std::vector<plan> plans{ of_size (half), of_size (half) };
  EXPECT_TRUE (fits_in_stream (in_line (plans)));
  plans.push_back (of_size (1));
  EXPECT_FALSE (fits_in_stream (in_line (plans)));
  plans[1] = to_stream ("%s");
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
  EXPECT_EQ (all_shown (plans),
             texts ({ "-stream: stream is open-", "-stream: stream is open-",
                      "-stream: stream is open" }));
}

/* A; if (x) B; C, and the run ends behind a branch after C.  */
TEST (RunOfCalls, ABranchMayBeSkipped)
{
  std::vector<plan> plans{ to_stream ("%s"), to_stream ("abc%s:"),
                           of_size (30) };
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
  EXPECT_EQ (all_shown (plans),
             texts ({ "stream: stream has room [40, 0]-",
                      "-stream: stream is open; stream has room [110, 0]-",
                      "-stream: stream is open-", "-stream: stream is open-",
                      "-stream: stream is open; stream has room [100, 0]" }));
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

TEST (RunOfCalls, WhoMayBeInOne)
{
  const library_facts &glibc = facts_of (c_library::glibc);
  EXPECT_TRUE (may_be_in_run (of_size (3), glibc));
  EXPECT_FALSE (may_be_in_run (of_size (3), facts_of (c_library::musl)));
  call_facts digit = facts ({ between (0, 9) });
  EXPECT_FALSE (may_be_in_run (planned ("%d", digit), glibc));
  plan counts = to_stream ("%d%n");
  EXPECT_FALSE (may_be_in_run (counts, glibc));
  plan kept = of_size (3);
  kept.refusal = "a reason";
  EXPECT_FALSE (may_be_in_run (kept, glibc));
}

} // namespace
} // namespace qrintf
