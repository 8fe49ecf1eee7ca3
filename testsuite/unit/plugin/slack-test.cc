/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How decimals are stored, depending on the pieces that follow them.  */

#include "made-facts.h"

#include <gtest/gtest.h>

using namespace qrintf;

namespace
{

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

/* How the numbers of a call are stored: from a table of whole numbers ('t'), by
   code for their digits ('c'), or by an emitter ('e').  */
std::string
stored (const char *format, std::vector<argument_facts> arguments)
{
  std::string all;
  for (const piece &p : planned (format, facts (std::move (arguments))).pieces)
    if (p.kind != piece_kind::text)
      all += p.kind == piece_kind::call ? 'e' : p.looked_up ? 't' : 'c';
  return all;
}

TEST (slack, one_octet_is_not_looked_up)
{
  argument_facts octet = between (0, 255), digit = between (0, 9);
  EXPECT_EQ (stored ("%u ", { octet }), "c");
  EXPECT_EQ (stored ("%u,%u ", { octet, octet }), "tt");
  EXPECT_EQ (stored ("%u,%u ", { octet, digit }), "cc");
  EXPECT_EQ (stored ("%u,%5u ", { octet, octet }), "cc");
  EXPECT_EQ (stored ("%u,%u,%u ", { octet, between (0, 999), octet }), "tct");
  EXPECT_EQ (stored ("%02x%02X%02x", { octet, octet, octet }), "ccc");
  EXPECT_EQ (stored ("%02x%02x:%02X%02x", { octet, octet, octet, octet }),
             "tttt");
  EXPECT_EQ (stored ("%u, %u ", { octet, octet }), "cc")
      << "two that are not in line";
  EXPECT_EQ (stored ("%u, %u, %u ", { octet, octet, octet }), "ttt")
      << "a color";
}

} // namespace
