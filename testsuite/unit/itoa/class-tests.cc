/* SPDX-License-Identifier: GPL-3.0-or-later */
/* itoa.hpp: every integer type, and to_chars compared with std::to_chars.  */

#include "qrintf/itoa.hpp"
#include "../runtime/values.h"

#include <algorithm>
#include <limits>

#include <gtest/gtest.h>

/* Defined in another unit, because several units may include the header.  */
std::string itoa_of_other_unit (int v);

namespace
{

template <typename T>
std::string
text_of (T v)
{
  return signed_reference (static_cast<qrintf_int128> (v));
}

template <typename T> class integers : public testing::Test
{
};

using types = testing::Types<signed char, short, int, long, long long,
                             unsigned char, unsigned short, unsigned,
                             unsigned long, unsigned long long>;
TYPED_TEST_SUITE (integers, types);

TYPED_TEST (integers, into_a_buffer_and_appended)
{
  std::string all, expected;
  for (qrintf_uint128 bits : boundary_values (sizeof (TypeParam) * 8, 2000))
    {
      const auto v = static_cast<TypeParam> (bits);
      qrintf::itoa_buffer b;
      ASSERT_EQ (qrintf::itoa (b, v), text_of (v));
      qrintf::append_integer (all, v);
      expected += text_of (v);
    }
  EXPECT_EQ (all, expected);
}

/* Every size of the buffer from 0 to more than enough; bytes past LAST must not
   change.  */
template <typename T>
void
expect_like_std (T v, int base)
{
  char reference_text[80];
  const auto whole
      = std::to_chars (reference_text, reference_text + 80, v, base);
  const auto length = whole.ptr - reference_text;
  for (std::ptrdiff_t room : { std::ptrdiff_t{ 0 }, length - 1, length,
                               length + 1, length + 15, length + 40 })
    {
      char text[160];
      std::fill (text, text + 160, '#');
      char std_text[160];
      const auto expected = std::to_chars (std_text, std_text + room, v, base);
      const auto result = qrintf::to_chars (text, text + room, v, base);
      ASSERT_EQ (result.ec, expected.ec);
      ASSERT_EQ (result.ptr - text, expected.ptr - std_text);
      if (result.ec == std::errc ())
        {
          ASSERT_EQ (std::string (text, result.ptr),
                     std::string (std_text, expected.ptr));
        }
      ASSERT_TRUE (std::all_of (text + room, text + 160,
                                [] (char c) { return c == '#'; }));
    }
}

TYPED_TEST (integers, to_chars_in_every_base)
{
  for (int base = 2; base <= 36; ++base)
    for (qrintf_uint128 bits : boundary_values (sizeof (TypeParam) * 8, 30))
      expect_like_std (static_cast<TypeParam> (bits), base);
}

TEST (to_chars, of_char)
{
  for (int v = std::numeric_limits<char>::min ();
       v <= std::numeric_limits<char>::max (); ++v)
    for (int base : { 2, 8, 10, 16, 36 })
      expect_like_std (static_cast<char> (v), base);
}

/* TEXT (base) is that of V.  */
template <typename T, typename Text>
void
expect_wide (T v, Text text)
{
  qrintf::itoa_buffer b;
  ASSERT_EQ (qrintf::itoa (b, v), text (10));
  std::string s = "x";
  ASSERT_EQ (qrintf::append_integer (s, v), "x" + text (10));
  for (unsigned base : { 2, 7, 8, 10, 16, 36 })
    {
      const std::string expected = text (base);
      for (std::size_t room = 0; room < expected.size () + 30; ++room)
        {
          std::vector<char> to (room);
          char *const end = to.data () + room;
          const auto r = qrintf::to_chars (to.data (), end, v, int (base));
          const bool fits = room >= expected.size ();
          ASSERT_EQ (r.ec, fits ? std::errc () : std::errc::value_too_large);
          ASSERT_EQ (r.ptr, fits ? to.data () + expected.size () : end);
          ASSERT_TRUE (!fits || std::string (to.data (), r.ptr) == expected);
        }
    }
}

TEST (to_chars, of_128_bits)
{
  for (qrintf_uint128 v : boundary_values (128, 20))
    {
      const auto i = static_cast<qrintf_int128> (v);
      expect_wide (v, [=] (unsigned base) { return reference (v, base); });
      expect_wide (
          i, [=] (unsigned base) { return signed_reference (i, base); });
    }
}

TEST (itoa, in_several_units) { EXPECT_EQ (itoa_of_other_unit (-42), "-42"); }

template <typename T, typename = void> constexpr bool taken = false;
template <typename T>
constexpr bool taken<T, std::void_t<decltype (qrintf::itoa (
                            std::declval<qrintf::itoa_buffer &> (), T ()))>>
    = true;
static_assert (taken<int> && taken<signed char> && taken<qrintf_int128>);
static_assert (
    !taken<
        bool> && !taken<char> && !taken<wchar_t> && !taken<char16_t> && !taken<double>);

} // namespace
