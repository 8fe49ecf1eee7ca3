/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strategy that the sink and its room choose, and the tests that a plan
   lists, in their order.  If a plan lacked a test, the code of the program
   would be wrong, and no other part of the plugin would notice that.  */

#include "made-facts.h"

#include <climits>
#include <gtest/gtest.h>

using namespace qrintf;

namespace
{

constexpr interval any_size{ 0, UINT64_MAX };
constexpr std::optional<interval> none;

struct row
{
  sink to;
  std::optional<interval> bound;
  std::optional<interval> object;
  const char *format;
  const char *shown;
};

constexpr interval
size (wide n)
{
  return { n, n };
}

const row rows[] = {
  /* sprintf, and texts that are known to fit.  */
  { sink::buffer, none, none, "%d", "direct" },
  { sink::buffer, none, none, "%f", "direct: piece fits 0" },
  { sink::buffer, size (12), none, "%d", "direct" },
  { sink::buffer, size (64), none, "%.8s", "direct" },
  { sink::buffer, interval{ 16, 64 }, none, "%d", "direct" },
  { sink::buffer, size (400), none, "%.2f", "direct: piece fits 0" },
  { sink::buffer, size (1000), none, "%.2f", "direct: piece fits 0" },
  { sink::buffer, size (12), size (12), "%d", "direct" },
  { sink::buffer, none, size (12), "%d", "direct" },

  /* Assumptions about values are tested first.  */
  { sink::buffer, none, none, "%02d:%02x",
    "direct: value in range 0 [0, 99]; value in range 1 [0, 255]" },
  { sink::buffer, none, none, "%04X%.2d",
    "direct: value in range 0 [0, 65535]; value in range 1 [0, 99]" },
  { sink::buffer, none, none, "%2d%-02d%+03d%05d%03x%#04x", "direct" },
  { sink::buffer, none, none, "%.*f",
    "direct: value in range 0 [0, 19]; piece fits 0" },
  { sink::buffer, none, none, "%.*s",
    "direct: total at most 0 [0, 2147483647]" },
  { sink::buffer, none, none, "%*d%s",
    "direct: value in range 0 [0, 1023]; total at most 1 [0, 2147483647]" },
  { sink::buffer, any_size, none, "%02d",
    "guarded: value in range 0 [0, 99]; bound in range [3, 2147483647]" },

  /* Without a limit the total is tested.  */
  { sink::buffer, none, none, "%s", "direct: total at most 0 [0, 2147483647]" },
  { sink::buffer, none, none, "%s=%d;%s.",
    "direct: total at most 0 [0, 2147483634]; total at most 4 [0, "
    "2147483634]" },
  { sink::buffer, none, none, "%f%d", "direct: piece fits 0" },
  { sink::buffer, none, none, "%f%s",
    "direct: piece fits 0; total at most 0 [0, 2147483647]; total at most "
    "1 [0, 2147483647]" },

  /* Sizes that are known only at run time.  */
  { sink::buffer, any_size, none, "%d",
    "guarded: bound in range [12, 2147483647]" },
  { sink::buffer, any_size, none, "%s",
    "measured: bound in range [1, 2147483647]; piece fits 0" },
  { sink::buffer, any_size, size (64), "%d",
    "guarded: bound in range [12, 2147483647]; bound within object" },
  { sink::buffer, interval{ 16, 64 }, size (32), "%d",
    "direct: bound within object" },
  { sink::buffer, size (64), interval{ 32, 128 }, "%d",
    "direct: bound within object" },
  { sink::buffer, none, any_size, "%d", "guarded: bound in range [12, max]" },
  { sink::buffer, none, any_size, "a%sb",
    "measured: bound in range [2, max]; piece fits 1" },

  /* A destination that may be too small.  */
  { sink::buffer, size (11), none, "%d", "cut" },
  { sink::buffer, size (64), none, "%s=%f",
    "measured: piece fits 0; piece fits 2" },
  { sink::buffer, size (64), none, "%s", "measured: piece fits 0" },
  { sink::buffer, size (8), none, "%d%s", "scratch: piece fits 1" },
  { sink::buffer, size (16), none, "%.2f", "measured: piece fits 0" },
  { sink::buffer, size (300), none, "%.2f", "measured: piece fits 0" },
  { sink::buffer, size (8), none, "%.2f %d", "scratch: piece fits 0" },
  { sink::buffer, any_size, none, "%.2f",
    "measured: bound in range [1, 2147483647]; piece fits 0" },
  { sink::buffer, size (16), none, "%s=%d", "scratch: piece fits 0" },
  { sink::buffer, none, size (8), "%d", "scratch: object holds text" },
  { sink::buffer, none, size (64), "%s", "measured: piece fits 0" },
  { sink::buffer, none, size (8), "%s%d",
    "scratch: piece fits 0; object holds text" },

  /* Size queries.  */
  { sink::buffer, size (0), none, "%d", "length only" },
  { sink::buffer, size (0), none, "%02d",
    "length only: value in range 0 [0, 99]" },
  { sink::buffer, size (0), none, "%f", "length only: piece fits 0" },
  { sink::buffer, size (0), none, "%f%s",
    "length only: piece fits 0; length at most [0, 2147483647]" },
  { sink::buffer, size (0), none, "%s",
    "length only: length at most [0, 2147483647]" },
  { sink::buffer, size (0), size (8), "%s",
    "length only: length at most [0, 2147483647]" },

  /* Streams are asked for room for the text up to the first test, unless the
     first piece compares with its limit first.  */
  { sink::stream, none, none, "%d\n", "stream: stream has room [27, 0]" },
  { sink::stream, none, none, "%s=%d", "stream: piece fits 0" },
  { sink::stream, none, none, "%f", "stream: piece fits 0" },
  { sink::stream, none, none, "%g",
    "stream: stream has room [1, 0]; piece fits 0" },
  { sink::stream, none, none, "%f%s", "stream: piece fits 0; piece fits 1" },
  { sink::stream, none, none, "%02d%f",
    "stream: value in range 0 [0, 99]; stream has room [2, 0]; piece fits 1" },

  /* The other sinks take the finished text.  */
  { sink::descriptor, none, none, "%d", "scratch: dprintf is libc's" },
  { sink::descriptor, none, none, "%d%s",
    "scratch: piece fits 1; dprintf is libc's" },
  { sink::descriptor, none, none, "%s",
    "in place: length at most [0, 511]; not empty; dprintf is libc's" },
  { sink::descriptor, none, none, "text", "in place: dprintf is libc's" },
  { sink::descriptor, none, none, "", "scratch: not empty; dprintf is libc's" },
  { sink::descriptor, none, none, "%.8s",
    "in place: not empty; dprintf is libc's" },
  { sink::allocation, none, none, "%d", "scratch: memory was there" },
  { sink::allocation, none, none, "%s",
    "in place: length at most [0, 511]; memory was there" },
  { sink::allocation, none, none, "%s%s",
    "scratch: piece fits 0; piece fits 1; memory was there" },
  { sink::append, none, none, "%d", "scratch" },
  { sink::append, none, none, "%s", "scratch: piece fits 0" },
  { sink::reserve, none, none, "%d", "reserved: room was given" },
  { sink::reserve, none, none, "%s",
    "reserved: length at most [0, 2147483647]; room was given" },
  { sink::reserve, none, none, "%s%f",
    "scratch: piece fits 0; piece fits 1; room was given" },
  { sink::fresh, none, none, "%d", "scratch: room was given" },
  { sink::fresh, none, none, "%s",
    "reserved: length at most [0, 2147483647]; room was given" },
};

plan
plan_of (const row &r)
{
  call_facts f;
  f.to = r.to;
  f.bound = r.bound;
  f.object_size = r.object;
  return planned (r.format, f);
}

TEST (tests, are_listed_in_the_order_of_the_code)
{
  for (const row &r : rows)
    {
      plan p = plan_of (r);
      EXPECT_EQ (shown (p), r.shown) << r.format << " to sink " << int (r.to);
    }
}

/* A zero-filled field of a known value.  */
TEST (tests, are_none_of_what_is_known)
{
  for (wide low : { 0, 100 })
    EXPECT_EQ (
        shown (planned ("%02d", facts ({ between (low, 9 * low + 59) }))),
        "direct");
}

TEST (tests, are_made_behind_checked_pieces_and_no_others)
{
  for (const row &r : rows)
    {
      plan p = plan_of (r);
      for (size_t i = 0; i < p.pieces.size (); i++)
        {
          bool tested = false;
          for (const test &t : p.tests)
            tested |= (t.kind == test_kind::piece_fits
                       || t.kind == test_kind::total_at_most)
                      && t.subject == int (i);
          /* If nothing is written, only floats are made, in order to be
             counted.  */
          bool made = p.strategy != strategy::length_only
                      || (p.pieces[i].kind == piece_kind::call
                          && p.pieces[i].limited);
          EXPECT_EQ (tested, made && p.pieces[i].checked)
              << r.format << ", piece " << i;
        }
    }
}

} // namespace
