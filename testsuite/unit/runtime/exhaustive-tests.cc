/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All 2^32 values, in slices on every core, where QRINTF_LONG=1; the numbers
   around the slices' ends otherwise.  They are compared with std::to_chars,
   which is fast enough, and floats, each 10007th otherwise, with snprintf.  */

#include <algorithm>
#include <atomic>
#include <charconv>
#include <cstring>
#include <thread>

#include "float-call.h"
#include "versions.h"

#include <gtest/gtest.h>

namespace
{

constexpr std::uint64_t all = std::uint64_t{ 1 } << 32;
constexpr std::uint64_t slice = std::uint64_t{ 1 } << 24;

/* The number of wrong texts among COUNT values from START on.  */
template <typename Emit>
std::uint64_t
wrong_in (std::uint64_t start, std::uint64_t count, int base, Emit emit)
{
  std::uint64_t wrong = 0;
  for (std::uint64_t v = start; v < start + count; ++v)
    {
      char text[40], expected[16];
      char *end = emit (text, static_cast<std::uint32_t> (v));
      const std::ptrdiff_t length
          = std::to_chars (expected, std::end (expected), v, base).ptr
            - expected;
      wrong += end != text + length
               || std::memcmp (text, expected, std::size_t (length)) != 0;
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
expect_all (int base, Emit emit)
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
