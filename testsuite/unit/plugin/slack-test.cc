/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How decimals are stored, by what follows them.  */

#include "made-facts.h"

#include <gtest/gtest.h>

using namespace qrintf;

namespace
{

argument_facts
between (wide low, wide high)
{
  argument_facts a = integer (32);
  a.range = { low, high };
  return a;
}

TEST (slack, octets_are_overwritten_by_what_follows)
{
  argument_facts octet = between (0, 255);
  plan p = planned ("%u.%u.%u.%u", facts ({ octet, octet, octet, octet }));
  ASSERT_EQ (p.refusal, "");
  EXPECT_EQ (p.strategy, strategy::direct);
  EXPECT_EQ (p.length.low, 7u);
  EXPECT_EQ (p.length.high, 15u);
  ASSERT_EQ (p.pieces.size (), 7u);
  for (size_t i = 0; i < 7; i += 2)
    EXPECT_EQ (p.pieces[i].kind, piece_kind::decimal);
  EXPECT_FALSE (p.pieces[4].exact) << "three bytes follow the third octet";
  EXPECT_TRUE (p.pieces[6].exact) << "only the NUL follows the last";
  EXPECT_FALSE (p.has_fallback ());
}

TEST (slack, never_reaches_past_the_nul)
{
  /* u32 may overwrite 15 bytes behind its text.  */
  EXPECT_EQ (
      planned ("%u12345678901234", facts ({ integer (32) })).pieces[0].callee,
      emitter::u32);
  EXPECT_EQ (
      planned ("%u1234567890123", facts ({ integer (32) })).pieces[0].callee,
      emitter::u32_exact);
}

/* How the numbers of a call that runs as often as RUNS are stored: by a table
   of their own, by code for their digits, or by an emitter.  */
std::string
stored (const char *format, std::vector<argument_facts> arguments, heat runs)
{
  call_facts f = facts (std::move (arguments));
  f.runs = runs;
  std::string all;
  for (const piece &p : planned (format, f).pieces)
    if (p.kind != piece_kind::text)
      all += p.kind == piece_kind::call ? 'e' : p.looked_up ? 't' : 'c';
  return all;
}

TEST (slack, one_octet_is_not_looked_up)
{
  argument_facts octet = between (0, 255), digit = between (0, 9);
  heat often = heat::hot;
  EXPECT_EQ (stored ("%u ", { octet }, often), "c");
  EXPECT_EQ (stored ("%u,%u ", { octet, octet }, often), "tt");
  EXPECT_EQ (stored ("%u,%u ", { octet, digit }, often), "cc");
  EXPECT_EQ (stored ("%u,%5u ", { octet, octet }, often), "cc");
  EXPECT_EQ (stored ("%u,%u,%u ", { octet, between (0, 999), octet }, often),
             "tct");
  EXPECT_EQ (stored ("%02x%02X%02x", { octet, octet, octet }, often), "ccc");
  EXPECT_EQ (
      stored ("%02x%02x:%02X%02x", { octet, octet, octet, octet }, often),
      "tttt");
  EXPECT_EQ (stored ("%u, %u ", { octet, octet }, often), "cc")
      << "two that are not in line";
  EXPECT_EQ (stored ("%u, %u, %u ", { octet, octet, octet }, often), "ttt")
      << "a color";
}

TEST (slack, digits_in_one_loop_are_written_by_emitters)
{
  argument_facts octet = between (0, 255), digit = between (0, 9);
  heat often = heat::looped;
  EXPECT_EQ (stored ("%u ", { octet }, often), "e");
  EXPECT_EQ (stored ("%u,%u ", { octet, octet }, often), "tt");
  EXPECT_EQ (stored ("r=%u g=%u b=%u", { octet, octet, octet }, often), "eee")
      << "the table takes a kilobyte";
  EXPECT_EQ (stored ("%u,%u ", { between (0, 999), digit }, often), "ec");
  EXPECT_EQ (stored ("%02x %02x", { octet, octet }, often), "cc");
  EXPECT_EQ (
      stored ("%02x%02x:%02x%02x", { octet, octet, octet, octet }, often),
      "tttt");
}

TEST (slack, seldom_calls_bring_no_large_table)
{
  argument_facts octet = between (0, 255), digit = between (0, 9);
  heat seldom = heat::unknown;
  EXPECT_EQ (stored ("%u,%u,%u ", { octet, octet, octet }, seldom), "eee");
  EXPECT_EQ (stored ("%u.%u.%u.%u", { octet, octet, octet, octet }, seldom),
             "tttt")
      << "an address";
  EXPECT_EQ (
      stored ("a=%u b=%u c=%u d=%u", { octet, octet, octet, octet }, seldom),
      "eeee")
      << "four octets, but no address";
  EXPECT_EQ (stored ("%u,%5u,%u ", { octet, octet, digit }, seldom), "ecc");
  EXPECT_EQ (stored ("%02u", { between (0, 99) }, seldom), "c")
      << "the table of pairs is small";
  EXPECT_EQ (
      stored ("%02x%02x:%02x%02x", { octet, octet, octet, octet }, seldom),
      "cccc");
}

} // namespace
