/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The checks of those rows of emitters.def that serve itoa.h: 128 bits, upper
   case, octal, binary, counts and arrays.  runtime-tests calls them for each
   row.  */

#include "../runtime/guarded.h"
#include "../runtime/versions.h"
#include "reference.h"

#include <algorithm>

namespace
{

constexpr std::size_t many = 20000;

destination &
place ()
{
  static destination where;
  return where;
}

template <typename Value, typename Emitter, typename Text>
void
check (Emitter emitter, std::size_t overrun, unsigned bits, Text text)
{
  for (qrintf_uint128 bits_of_value : boundary_values (bits, many))
    {
      const auto v = static_cast<Value> (bits_of_value);
      const std::string expected = text (v);
      place ().expect (expected.data (), expected.size (), overrun,
                       [=] (char *p) { return emitter (p, v); });
    }
}

template <unsigned base, bool upper>
std::string
in_base (qrintf_uint128 v)
{
  return reference (v, base, upper);
}

std::string
decimal (qrintf_uint128 v)
{
  return reference (v);
}

std::string
signed_decimal (qrintf_int128 v)
{
  return signed_reference (v);
}

template <typename Value>
std::string
joined (const std::vector<Value> &values)
{
  std::string text;
  for (Value v : values)
    text += (text.empty () ? "" : ";") + signed_reference (v);
  return text;
}

/* Every SIZE from 0 to more than enough; the memory ends at SIZE.  */
template <typename Value, typename Emitter>
void
check_sizes (Emitter join, const std::vector<Value> &values)
{
  const std::string expected = joined (values);
  static guarded memory (1 << 16);
  ASSERT_LT (expected.size () + 80, std::size_t{ 1 } << 16);
  for (std::size_t size = 0; size < expected.size () + 80; ++size)
    {
      char *dst = memory.end () - size;
      std::memset (memory.begin (), '#', 1 << 16);
      ASSERT_EQ (join (dst, size, values.data (), values.size (), ';'),
                 expected.size ());
      if (size >= expected.size ())
        {
          ASSERT_EQ (std::string (dst, expected.size ()), expected) << size;
        }
      ASSERT_EQ (dst[-1], '#');

      /* The same with bytes behind the destination that must not change.  */
      dst = memory.begin () + 1;
      std::memset (memory.begin (), '#', 1 << 16);
      ASSERT_EQ (join (dst, size, values.data (), values.size (), ';'),
                 expected.size ());
      ASSERT_EQ (dst[-1], '#');
      ASSERT_EQ (std::string (dst + size, 64), std::string (64, '#')) << size;
    }
}

template <typename Value, typename Emitter>
void
check_join (Emitter join)
{
  EXPECT_EQ (join (nullptr, 0, nullptr, 0, ','), 0u);
  std::vector<Value> all;
  for (qrintf_uint128 v : boundary_values (sizeof (Value) * 8, many))
    all.push_back (static_cast<Value> (v));
  const std::string expected = joined (all);
  std::vector<char> memory (expected.size ());
  EXPECT_EQ (
      join (memory.data (), memory.size (), all.data (), all.size (), ';'),
      expected.size ());
  EXPECT_TRUE (std::equal (expected.begin (), expected.end (), memory.data ()));
  for (std::size_t n : { 0, 1, 2, 3, 5, 9 })
    for (std::size_t start = 0; start < 60; start += 7)
      {
        const auto first = all.end () - static_cast<std::ptrdiff_t> (start + n);
        check_sizes (join, std::vector<Value> (
                               first, first + static_cast<std::ptrdiff_t> (n)));
      }
}

template <typename Value, typename Counter>
void
check_count (Counter count, unsigned bits)
{
  for (qrintf_uint128 v : boundary_values (bits, many))
    ASSERT_EQ (count (static_cast<Value> (v)), reference (v).size ());
}

} // namespace

CHECK (u128, check<qrintf_uint128> (v.u128, overrun_u128, 128, decimal))
CHECK (i128, check<qrintf_int128> (v.i128, overrun_i128, 128, signed_decimal))
CHECK (o64, check<std::uint64_t> (v.o64, overrun_o64, 64, in_base<8, false>))
CHECK (b64, check<std::uint64_t> (v.b64, overrun_b64, 64, in_base<2, false>))
CHECK (x32_upper, check<std::uint32_t> (v.x32_upper, overrun_x32_upper, 32,
                                        in_base<16, true>))
CHECK (x64_upper, check<std::uint64_t> (v.x64_upper, overrun_x64_upper, 64,
                                        in_base<16, true>))
CHECK (u128_exact, check<qrintf_uint128> (v.u128_exact, 0, 128, decimal))
CHECK (i128_exact,
       check<qrintf_int128> (v.i128_exact, 0, 128, signed_decimal))
CHECK (o64_exact, check<std::uint64_t> (v.o64_exact, 0, 64, in_base<8, false>))
CHECK (b64_exact, check<std::uint64_t> (v.b64_exact, 0, 64, in_base<2, false>))
CHECK (x32_upper_exact,
       check<std::uint32_t> (v.x32_upper_exact, 0, 32, in_base<16, true>))
CHECK (x64_upper_exact,
       check<std::uint64_t> (v.x64_upper_exact, 0, 64, in_base<16, true>))

void
check_u32_zero (const versions &v)
{
  for (unsigned width = 0; width < 40; ++width)
    for (qrintf_uint128 bits : boundary_values (32, 500))
      {
        const auto value = static_cast<std::uint32_t> (bits);
        std::string expected = reference (value);
        if (expected.size () < width)
          expected.insert (0, width - expected.size (), '0');
        place ().expect (expected.data (), expected.size (), 0, [=] (char *p) {
          return v.u32_zero (p, value, width);
        });
      }
}

CHECK (u32_digits, check_count<std::uint32_t> (v.u32_digits, 32))
CHECK (u128_digits, check_count<qrintf_uint128> (v.u128_digits, 128))
CHECK (u32_join, check_join<std::uint32_t> (v.u32_join))
CHECK (i32_join, check_join<std::int32_t> (v.i32_join))
CHECK (u64_join, check_join<std::uint64_t> (v.u64_join))
CHECK (i64_join, check_join<std::int64_t> (v.i64_join))
