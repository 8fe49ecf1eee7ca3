/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs of calls: who tests what room.  */

#include "made-facts.h"
#include "plan/run-of-calls.h"

#include <gtest/gtest.h>

namespace qrintf
{
namespace
{

/* A call of fprintf with FORMAT and ARGUMENTS.  */
plan
to_stream (const char *format, std::vector<argument_facts> arguments)
{
  call_facts f = facts (std::move (arguments));
  f.to = sink::stream;
  return planned (format, f);
}

argument_facts
digit ()
{
  argument_facts a;
  a.kind = argument_facts::integer;
  a.bits = 32;
  a.range = { 0, 9 };
  return a;
}

/* A text of N bytes.  */
plan
of_size (int n)
{
  return to_stream (("%" + std::to_string (n) + "d").c_str (), { digit () });
}

void
join_all (std::vector<plan> &plans)
{
  std::vector<plan *> calls;
  for (plan &p : plans)
    calls.push_back (&p);
  join (calls);
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
  std::vector<plan> plans{ to_stream ("%d%s;", { digit (), string () }),
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
  std::vector<plan> plans{ of_size (half), of_size (half), of_size (1),
                           of_size (half) };
  join_all (plans);
  EXPECT_TRUE (plans[1].continues);
  EXPECT_FALSE (plans[1].stays_open);
  EXPECT_FALSE (plans[2].continues);
  EXPECT_EQ (plans[2].tests[0].range.low, half + 1);
  EXPECT_TRUE (plans[3].continues);
}

TEST (RunOfCalls, EmptyTextsNeedRoomForOneByte)
{
  std::vector<plan> plans{ to_stream ("%s", { string () }),
                           to_stream ("%s", { string () }) };
  join_all (plans);
  EXPECT_EQ (plans[0].tests[0].range.low, 1);
  EXPECT_EQ (plans[0].pieces[0].reserve, 0u);
}

TEST (RunOfCalls, WhoMayBeInOne)
{
  const library_facts &glibc = facts_of (c_library::glibc);
  EXPECT_TRUE (may_be_in_run (of_size (3), glibc));
  EXPECT_FALSE (may_be_in_run (of_size (3), facts_of (c_library::musl)));
  EXPECT_FALSE (may_be_in_run (planned ("%d", facts ({ digit () })), glibc));
  argument_facts place;
  place.kind = argument_facts::pointer;
  EXPECT_FALSE (may_be_in_run (to_stream ("%d%n", { digit (), place }), glibc));
  plan kept = of_size (3);
  kept.refusal = "a reason";
  EXPECT_FALSE (may_be_in_run (kept, glibc));
}

} // namespace
} // namespace qrintf
