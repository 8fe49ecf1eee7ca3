/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The functions by the names of itoa.h: each name belongs to the right emitter,
   and its macros give the right sizes.  */

#include "qrintf/itoa.h"
#include "qrintf/emitters.h"
#include "reference.h"

#include <algorithm>
#include <climits>
#include <cstring>

#include <gtest/gtest.h>

namespace
{

enum overrun
{
#define QRINTF_EMITTER(NAME, KIND, SIGNATURE, OVERRUN, ...)                    \
  overrun_##NAME = OVERRUN,
#include "qrintf/emitters.def"
};

/* The functions with one number: name, emitter, macro, base, upper, type.  */
#define FUNCTIONS(X)                                                           \
  X (u32toa, u32, U32TOA, 10, false, std::uint32_t)                            \
  X (i32toa, i32, I32TOA, 10, false, std::int32_t)                             \
  X (u64toa, u64, U64TOA, 10, false, std::uint64_t)                            \
  X (i64toa, i64, I64TOA, 10, false, std::int64_t)                             \
  X (u128toa, u128, U128TOA, 10, false, qrintf_uint128)                        \
  X (i128toa, i128, I128TOA, 10, false, qrintf_int128)                         \
  X (u32tohex, x32, U32TOHEX, 16, false, std::uint32_t)                        \
  X (u64tohex, x64, U64TOHEX, 16, false, std::uint64_t)                        \
  X (u32toHEX, x32_upper, U32TOHEX, 16, true, std::uint32_t)                   \
  X (u64toHEX, x64_upper, U64TOHEX, 16, true, std::uint64_t)                   \
  X (u64tooct, o64, U64TOOCT, 8, false, std::uint64_t)                         \
  X (u64tobin, b64, U64TOBIN, 2, false, std::uint64_t)

#define CHECK_SIZE(NAME, EMITTER, MACRO, BASE, UPPER, TYPE)                    \
  static_assert (QRINTF_##MACRO##_SIZE - QRINTF_##MACRO##_MAX                  \
                 >= overrun_##EMITTER);                                        \
  static_assert (overrun_##EMITTER##_exact == 0);
FUNCTIONS (CHECK_SIZE)

template <typename Value>
std::string
text_of (Value v, unsigned base, bool upper)
{
  if (v < 0)
    return signed_reference (static_cast<qrintf_int128> (v));
  return reference (static_cast<qrintf_uint128> (v), base, upper);
}

/* The text that FUNCTION writes for V in memory of exactly SIZE bytes.  It is
   on the heap, so that a memory checker sees every access beyond it.  */
template <typename Value, typename Function>
std::string
written (Function function, Value v, std::size_t size)
{
  std::vector<char> memory (size);
  return std::string (memory.data (), function (memory.data (), v));
}

template <typename Value, typename Function>
void
check (Function function, Function exact, std::size_t size, std::size_t longest,
       unsigned base, bool upper)
{
  std::size_t seen = 0;
  for (qrintf_uint128 bits : boundary_values (sizeof (Value) * 8, 1000))
    {
      const auto v = static_cast<Value> (bits);
      const std::string text = text_of (v, base, upper);
      ASSERT_EQ (written (function, v, size), text);
      ASSERT_EQ (written (exact, v, text.size ()), text);
      seen = std::max (seen, text.size ());
    }
  EXPECT_EQ (seen, longest);
}

#define TEST_FUNCTION(NAME, EMITTER, MACRO, BASE, UPPER, TYPE)                 \
  TEST (names, NAME)                                                           \
  {                                                                            \
    check<TYPE> (qrintf_##NAME, qrintf_##NAME##_exact, QRINTF_##MACRO##_SIZE,  \
                 QRINTF_##MACRO##_MAX, BASE, UPPER);                           \
  }
FUNCTIONS (TEST_FUNCTION)

/* The emitter's name and the public name are two names of one
   implementation.  */
#define TEST_SAME(NAME, EMITTER, MACRO, BASE, UPPER, TYPE)                     \
  TEST (one_implementation, NAME)                                              \
  {                                                                            \
    std::vector<char> a (QRINTF_##MACRO##_SIZE), b (QRINTF_##MACRO##_SIZE);    \
    TYPE v = static_cast<TYPE> (0x87654321);                                   \
    EXPECT_EQ (qrintf_##NAME (a.data (), v) - a.data (),                       \
               __qrintf_##EMITTER (b.data (), v) - b.data ());                 \
    EXPECT_EQ (a, b);                                                          \
  }
FUNCTIONS (TEST_SAME)

TEST (names, digits)
{
  for (qrintf_uint128 v : boundary_values (128, 1000))
    {
      const auto v64 = static_cast<std::uint64_t> (v);
      const auto v32 = static_cast<std::uint32_t> (v);
      ASSERT_EQ (qrintf_u128_digits (v), reference (v).size ());
      ASSERT_EQ (qrintf_u64_digits (v64), reference (v64).size ());
      ASSERT_EQ (qrintf_u32_digits (v32), reference (v32).size ());
    }
}

template <typename Value>
void
check_pad (char *(*pad) (char *, Value, unsigned), unsigned base)
{
  for (qrintf_uint128 bits : boundary_values (sizeof (Value) * 8, 100))
    for (unsigned width : { 0, 1, 2, 4, 8, 10, 16, 19, 20, 21, 70 })
      {
        std::string text = reference (static_cast<Value> (bits), base);
        if (text.size () < width)
          text.insert (0, width - text.size (), '0');
        std::vector<char> memory (text.size ());
        char *end = pad (memory.data (), static_cast<Value> (bits), width);
        ASSERT_EQ (std::string (memory.data (), end), text);
      }
}

TEST (names, pad)
{
  check_pad (qrintf_u32toa_pad, 10);
  check_pad (qrintf_u64toa_pad, 10);
  check_pad (qrintf_u32tohex_pad, 16);
  check_pad (qrintf_u64tohex_pad, 16);
}

template <typename Value>
void
check_join (std::size_t (*join) (char *, std::size_t, const Value *,
                                 std::size_t, char),
            const char *text, const std::vector<Value> &values)
{
  const std::size_t need = std::strlen (text);
  std::vector<char> memory (need);
  EXPECT_EQ (join (nullptr, 0, values.data (), values.size (), ','), need);
  EXPECT_EQ (join (memory.data (), need, values.data (), values.size (), ','),
             need);
  EXPECT_EQ (std::string (memory.begin (), memory.end ()), text);
}

TEST (names, join)
{
  check_join<std::uint32_t> (qrintf_u32toa_join, "0,4294967295,17",
                             { 0, UINT32_MAX, 17 });
  check_join<std::int32_t> (qrintf_i32toa_join, "-2147483648,2147483647,-1",
                            { INT32_MIN, INT32_MAX, -1 });
  check_join<std::uint64_t> (qrintf_u64toa_join, "18446744073709551615,5",
                             { UINT64_MAX, 5 });
  check_join<std::int64_t> (qrintf_i64toa_join, "-9223372036854775808,-10,10",
                            { INT64_MIN, -10, 10 });
}

} // namespace
