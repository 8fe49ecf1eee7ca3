/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Decimal and hexadecimal numbers of every tier, compared with a division loop:
   boundaries between guard pages, millions of random values, and with
   QRINTF_LONG in the environment a hundred million, and all 32-bit values.  */

#include "../runtime/guarded.h"
#include "../runtime/versions.h"
#include "reference.h"

#include <cstring>

namespace
{

/* Writes the text of V by the loop so that it ends at END; returns its start.
   It makes no string as reference () does, because there are many values.  */
template <unsigned base>
char *
digits_before (char *end, std::uint64_t v)
{
  do
    *--end = "0123456789abcdef"[v % base];
  while (v /= base);
  return end;
}

template <unsigned base, typename Emit, typename Value>
bool
right (Emit emit, Value v, bool negative = false)
{
  char expected[72];
  char *end = expected + sizeof expected;
  const auto magnitude = static_cast<std::uint64_t> (v);
  char *begin = digits_before<base> (end, negative ? -magnitude : magnitude);
  if (negative)
    *--begin = '-';
  char text[64];
  const auto length = static_cast<std::size_t> (end - begin);
  return emit (text, v) == text + length
         && std::memcmp (text, begin, length) == 0;
}

class numbers : public testing::TestWithParam<versions>
{
};

/* Tests both ends of the memory: an inaccessible page is directly before or
   directly behind the text.  */
template <typename Emit>
void
expect_between_guards (const std::string &expected, Emit emit)
{
  static guarded memory (1 << 16);
  char *starts[] = { memory.begin (), memory.end () - expected.size () };
  for (char *start : starts)
    {
      std::memset (memory.begin (), '#', 128);
      ASSERT_EQ (emit (start), start + expected.size ());
      ASSERT_EQ (std::string (start, expected.size ()), expected);
      if (start == memory.begin ())
        {
          ASSERT_EQ (std::string (start + expected.size (), 64),
                     std::string (64, '#'));
        }
    }
}

TEST_P (numbers, exact_between_guard_pages)
{
  const versions &t = GetParam ();
  for (qrintf_uint128 v : boundary_values (128, 1000))
    {
      const auto v64 = static_cast<std::uint64_t> (v);
      const auto v32 = static_cast<std::uint32_t> (v);
      const auto i128 = static_cast<qrintf_int128> (v);
      const auto i64 = static_cast<std::int64_t> (v);
      const auto i32 = static_cast<std::int32_t> (v);
      const auto expect = [] (const std::string &text, auto emit, auto value) {
        expect_between_guards (text, [=] (char *p) { return emit (p, value); });
      };
      expect (reference (v), t.u128_exact, v);
      expect (signed_reference (i128), t.i128_exact, i128);
      expect (reference (v64), t.u64_exact, v64);
      expect (signed_reference (i64), t.i64_exact, i64);
      expect (reference (v32), t.u32_exact, v32);
      expect (signed_reference (i32), t.i32_exact, i32);
      expect (reference (v32, 16), t.x32_exact, v32);
      expect (reference (v64, 16), t.x64_exact, v64);
      expect (reference (v32, 16, true), t.x32_upper_exact, v32);
      expect (reference (v64, 16, true), t.x64_upper_exact, v64);
      expect (reference (v64, 8), t.o64_exact, v64);
      expect (reference (v64, 2), t.b64_exact, v64);
      if (HasFatalFailure ())
        return;
    }
}

TEST_P (numbers, random)
{
  const versions &t = GetParam ();
  const std::uint64_t count = long_mode () ? 100000000 : 1000000;
  std::mt19937_64 random (20);
  std::uint64_t wrong = 0;
  for (std::uint64_t i = 0; i < count; ++i)
    {
      const std::uint64_t v = random () >> i % 64;
      const auto v32 = static_cast<std::uint32_t> (v);
      const auto i64 = static_cast<std::int64_t> (i % 2 ? v : -v);
      wrong += !right<10> (t.u64, v) || !right<10> (t.u64_exact, v)
               || !right<10> (t.u32, v32) || !right<10> (t.u32_exact, v32)
               || !right<10> (t.i64, i64, i64 < 0)
               || !right<10> (t.i64_exact, i64, i64 < 0)
               || !right<16> (t.x64, v) || !right<16> (t.x32, v32);
    }
  EXPECT_EQ (wrong, 0u);
}

/* Long runs of zeros and nines: values close to a change of digits on either
   side.  */
TEST_P (numbers, sparse_digits)
{
  const versions &t = GetParam ();
  std::mt19937_64 random (21);
  for (unsigned i = 0; i < 200000; ++i)
    {
      qrintf_uint128 v = 0;
      for (std::uint64_t digits = 1 + random () % 38; digits-- > 0;)
        v = v * 10 + "0099990123456789"[random () % 16] - '0';
      const std::string text = reference (v);
      char out[QRINTF_U128TOA_SIZE];
      ASSERT_EQ (std::string (out, t.u128 (out, v)), text);
      const auto v64 = static_cast<std::uint64_t> (v);
      ASSERT_TRUE (right<10> (t.u64, v64)) << v64;
      ASSERT_TRUE (right<10> (t.u64_exact, v64)) << v64;
    }
}

TEST_P (numbers, all_of_32_bits)
{
  const versions &t = GetParam ();
  const std::uint64_t step = long_mode () ? 1 : 10007;
  std::uint64_t wrong = 0;
  for (std::uint64_t v = 0; v < std::uint64_t{ 1 } << 32; v += step)
    {
      const auto v32 = static_cast<std::uint32_t> (v);
      const auto i32 = static_cast<std::int32_t> (v32);
      wrong += !right<10> (t.u32, v32) || !right<10> (t.u32_exact, v32)
               || !right<16> (t.x32, v32)
               || !right<10> (t.i32, std::int64_t{ i32 }, i32 < 0);
    }
  EXPECT_EQ (wrong, 0u);
}

std::string
tier_name (const testing::TestParamInfo<versions> &info)
{
  return info.param.tier;
}

INSTANTIATE_TEST_SUITE_P (tier, numbers,
                          testing::ValuesIn (available_versions ()), tier_name);

} // namespace
