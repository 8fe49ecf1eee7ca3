/* SPDX-License-Identifier: GPL-3.0-or-later */
/* qrintf::strbuf: moves, copies, views, and its use as a target of algorithms.
 */

#include "allocator.h"
#include "checks.h"

#include "qrintf/strbuf.hpp"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <limits>
#include <numeric>
#include <vector>

using qrintf::strbuf;

static_assert (std::is_nothrow_default_constructible_v<strbuf>);
static_assert (std::is_nothrow_move_constructible_v<strbuf>);
static_assert (std::is_nothrow_move_assignable_v<strbuf>);
static_assert (!std::is_copy_constructible_v<strbuf>);
static_assert (!std::is_copy_assignable_v<strbuf>);
static_assert (std::is_convertible_v<strbuf, std::string_view>);
static_assert (!std::is_convertible_v<std::string_view, strbuf>);

namespace
{

std::string
text_of (size_t length)
{
  std::string text (length, 0);
  std::iota (text.begin (), text.end (), '\0');
  return text;
}

const size_t lengths[] = { 0, 1, inside - 1, inside, inside + 1, 1000 };

TEST (strbuf_class, moves)
{
  for (size_t length : lengths)
    for (size_t other_length : lengths)
      {
        std::string text = text_of (length), other = text_of (other_length);
        strbuf a (text);
        strbuf b (std::move (a));
        EXPECT_EQ (a.view (), "");
        EXPECT_EQ (b.view (), text);
        EXPECT_TRUE (a.append ("again"));
        EXPECT_EQ (a.view (), "again");
        strbuf c (other);
        c = std::move (b);
        EXPECT_EQ (c.view (), text);
        EXPECT_EQ (b.view (), "");
        strbuf &same = c;
        c = std::move (same);
        EXPECT_EQ (c.view (), text);
        EXPECT_TRUE (c.append (other));
        EXPECT_EQ (c.view (), text + other);
        swap (a, c);
        EXPECT_EQ (a.view (), text + other);
        EXPECT_EQ (c.view (), "again");
      }
}

TEST (strbuf_class, moves_with_a_vector)
{
  std::vector<strbuf> all;
  for (size_t i = 0; i < 300; i++)
    all.emplace_back (text_of (i));
  std::reverse (all.begin (), all.end ());
  std::sort (all.begin (), all.end (), [] (const strbuf &a, const strbuf &b) {
    return a.size () < b.size ();
  });
  for (size_t i = 0; i < all.size (); i++)
    EXPECT_EQ (all[i].view (), text_of (i));
}

TEST (strbuf_class, copies)
{
  for (size_t length : lengths)
    {
      strbuf a (text_of (length));
      strbuf b = a.copy ();
      a.push_back ('x');
      EXPECT_EQ (b.view (), text_of (length));
      EXPECT_FALSE (b.failed ());
    }
}

TEST (strbuf_class, copies_when_memory_runs_out)
{
  strbuf a (text_of (1000));
  watch_allocator (0, true);
  strbuf b = a.copy ();
  a.append (text_of (5000));
  strbuf c (text_of (10));
  c.append (text_of (5000));
  strbuf d = c.copy ();
  strbuf e = std::move (c);
  stop_failures ();
  EXPECT_TRUE (b.failed ());
  EXPECT_TRUE (b.empty ());
  EXPECT_TRUE (a.failed ());
  EXPECT_EQ (a.view (), text_of (1000));
  EXPECT_TRUE (d.failed ());
  EXPECT_EQ (d.view (), text_of (10));
  EXPECT_FALSE (d.append ("x"));
  EXPECT_TRUE (e.failed ());
  EXPECT_FALSE (c.failed ());
  EXPECT_FALSE (e.steal ());
}

TEST (strbuf_class, as_a_target)
{
  std::string text = text_of (700);
  strbuf s;
  std::copy (text.begin (), text.end (), std::back_inserter (s));
  EXPECT_EQ (s.view (), text);
  std::transform (s.begin (), s.end (), text.begin (),
                  [] (char c) { return static_cast<char> (c ^ 1); });
  for (size_t i = 0; i < text.size (); i++)
    EXPECT_EQ (text[i], s.data ()[i] ^ 1);
}

TEST (strbuf_class, integers)
{
  strbuf s;
  s.append_integer (-7);
  s.push_back (' ');
  s.append_integer (7u);
  s.push_back (' ');
  s.append_integer (std::numeric_limits<long>::min ());
  s.push_back (' ');
  s.append_integer (std::numeric_limits<unsigned long long>::max ());
  s.push_back (' ');
  s.append_integer (static_cast<signed char> (-128));
  s.push_back (' ');
  s.append_integer (static_cast<unsigned short> (65535));
  EXPECT_EQ (s.view (), "-7 7 -9223372036854775808 18446744073709551615 -128 "
                        "65535");
}

TEST (strbuf_class, the_rest)
{
  strbuf s;
  EXPECT_TRUE (s.empty ());
  EXPECT_EQ (s.printf ("%d,%s;", 5, "five"), 7);
  EXPECT_STREQ (s.c_str (), "5,five;");
  char *place = s.reserve (3);
  ASSERT_NE (place, nullptr);
  memcpy (place, "abc", 3);
  s.commit (3);
  EXPECT_EQ (s.size (), 10u);
  s.truncate (2);
  std::string_view view = s;
  EXPECT_EQ (view, "5,");
  EXPECT_EQ (qrintf_strbuf_length (s.get ()), 2u);
  auto stolen = s.steal ();
  EXPECT_STREQ (stolen.get (), "5,");
  EXPECT_EQ (s.size (), 0u);
  s.append ("left");
  s.clear ();
  EXPECT_TRUE (s.empty ());
}

} // namespace
