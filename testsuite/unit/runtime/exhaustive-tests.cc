/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All 2^32 values, in slices on every core, where QRINTF_LONG=1; the numbers
   around the slices' ends otherwise.  The text to compare with is counted up
   by one, and compared with snprintf now and then.  Of floats, which are
   compared with snprintf, each 10007th otherwise.  */

#include <algorithm>
#include <atomic>
#include <cinttypes>
#include <cstdio>
#include <cstring>
#include <thread>

#include "float-call.h"
#include "versions.h"

#include <gtest/gtest.h>

namespace
{

constexpr std::uint64_t all = std::uint64_t{ 1 } << 32;
constexpr std::uint64_t slice = std::uint64_t{ 1 } << 24;

/* A number's text in base 10 or 16 that can be incremented.  Its last digit is
   at the end of TEXT.  */
class counter
{
public:
  counter (std::uint32_t start, unsigned base) : base_ (base)
  {
    length_ = std::snprintf (text_, sizeof text_, format (), start);
    std::memmove (text_ + size - length_, text_, length_);
    std::memset (text_, '0', size - length_);
  }

  const char *
  text () const
  {
    return text_ + size - length_;
  }

  std::size_t
  length () const
  {
    return length_;
  }

  void
  step ()
  {
    const char last = base_ == 10 ? '9' : 'f';
    char *digit = text_ + size - 1;
    for (; *digit == last; --digit)
      *digit = '0';
    *digit = *digit == '9' ? 'a' : static_cast<char> (*digit + 1);
    length_
        = std::max (length_, static_cast<std::size_t> (text_ + size - digit));
  }

  /* Whether the text equals snprintf's text of V.  */
  bool
  agrees (std::uint32_t v) const
  {
    char expected[16];
    std::snprintf (expected, sizeof expected, format (), v);
    return std::string (text (), length ()) == expected;
  }

private:
  static constexpr std::size_t size = 12;

  const char *
  format () const
  {
    return base_ == 10 ? "%" PRIu32 : "%" PRIx32;
  }

  unsigned base_;
  std::size_t length_;
  char text_[16];
};

/* The number of wrong texts among COUNT values from START on.  */
template <typename Emit>
std::uint64_t
wrong_in (std::uint64_t start, std::uint64_t count, unsigned base, Emit emit)
{
  counter expected (static_cast<std::uint32_t> (start), base);
  std::uint64_t wrong = 0;
  for (std::uint64_t v = start; v < start + count; ++v, expected.step ())
    {
      char text[40];
      char *end = emit (text, static_cast<std::uint32_t> (v));
      wrong += end != text + expected.length ()
               || std::memcmp (text, expected.text (), expected.length ()) != 0;
      if (v % 65536 == 0 || v + 1 == start + count)
        wrong += !expected.agrees (static_cast<std::uint32_t> (v));
    }
  return wrong;
}

/* WRONG (start), the number of faults in the slice at START, is 0 for each.  */
template <typename Wrong>
void
expect_none (Wrong wrong_of)
{
  std::atomic<std::uint64_t> next{ 0 }, wrong{ 0 };
  const auto work = [&] {
    for (std::uint64_t start; (start = next.fetch_add (slice)) < all;)
      wrong += wrong_of (start);
  };
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < std::max (1U, std::thread::hardware_concurrency ());
       ++i)
    threads.emplace_back (work);
  for (std::thread &thread : threads)
    thread.join ();
  EXPECT_EQ (wrong, 0U);
}

template <typename Emit>
void
expect_all (unsigned base, Emit emit)
{
  const std::uint64_t count = long_mode () ? slice : 2048;
  expect_none ([=] (std::uint64_t start) {
    return wrong_in (start, count, base, emit);
  });
}

/* Whether TIER's text of V, or its refusal, is right.  */
bool
is_right (const versions &tier, const float_conversion &c, double v)
{
  char text[400], expected[400];
  const int length = libc_text (expected, sizeof expected, c, v);
  char *end = emit (tier, c, text, text + length, v);
  return serves (c, v) ? end == text + length
                             && !std::memcmp (text, expected, unsigned (length))
                       : !end;
}

class exhaustive : public testing::TestWithParam<versions>
{
};

TEST_P (exhaustive, u32) { expect_all (10, GetParam ().u32); }

TEST_P (exhaustive, u32_exact) { expect_all (10, GetParam ().u32_exact); }

TEST_P (exhaustive, u64) { expect_all (10, GetParam ().u64); }

TEST_P (exhaustive, negative_i64)
{
  expect_all (10, [emitter = GetParam ().i64] (char *p, std::uint32_t v) {
    if (v == 0)
      return emitter (p, 0);
    char *end = emitter (p, -std::int64_t{ v });
    std::memmove (p, p + 1, 20);
    return end - 1;
  });
}

/* "%g" and "%.9e", which distinguishes all floats.  */
TEST_P (exhaustive, floats)
{
  const versions tier = GetParam ();
  const std::uint64_t stride = long_mode () ? 1 : 10007;
  float_conversion general, exponent;
  general.letter = 'g';
  exponent.letter = 'e';
  exponent.precision = 9;
  expect_none ([=] (std::uint64_t start) {
    std::uint64_t wrong = 0;
    for (std::uint64_t i = start; i < start + slice; i += stride)
      {
        const std::uint32_t bits = static_cast<std::uint32_t> (i);
        float v;
        std::memcpy (&v, &bits, sizeof v);
        wrong += !is_right (tier, general, double (v))
                 + !is_right (tier, exponent, double (v));
      }
    return wrong;
  });
}

TEST_P (exhaustive, x32) { expect_all (16, GetParam ().x32); }

TEST_P (exhaustive, x32_exact) { expect_all (16, GetParam ().x32_exact); }

std::string
tier_name (const testing::TestParamInfo<versions> &info)
{
  return info.param.tier;
}

INSTANTIATE_TEST_SUITE_P (tier, exhaustive,
                          testing::ValuesIn (available_versions ()), tier_name);

} // namespace
