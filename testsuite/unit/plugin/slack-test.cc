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

TEST (slack, one_octet_is_not_looked_up)
{
  argument_facts octet = between (0, 255), digit = between (0, 9);
  auto looked_up = [] (const char *format, const call_facts &f) {
    std::string all;
    for (const piece &p : planned (format, f).pieces)
      if (p.kind == piece_kind::decimal)
        all += p.looked_up ? 'y' : 'n';
    return all;
  };
  EXPECT_EQ (looked_up ("%u ", facts ({ octet })), "n");
  EXPECT_EQ (looked_up ("%u,%u ", facts ({ octet, octet })), "yy");
  EXPECT_EQ (looked_up ("%u,%u ", facts ({ octet, digit })), "nn");
  EXPECT_EQ (looked_up ("%u,%5u ", facts ({ octet, octet })), "nn");
  EXPECT_EQ (
      looked_up ("%u,%u,%u ", facts ({ octet, between (0, 999), octet })),
      "yny");
}

} // namespace
