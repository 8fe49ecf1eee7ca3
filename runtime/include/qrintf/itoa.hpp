/* SPDX-License-Identifier: MIT-0 */
/* itoa.h for C++17: any integer type, into a buffer, a std::string, or as
   std::to_chars would.

   Integer types are signed char, short, int, long, long long, their unsigned
   forms, and __int128 if the compiler has it, under any name (std::int32_t,
   std::size_t); not bool and not the character types.  to_chars also accepts
   char, as std::to_chars does.

   Only append throws, if the string cannot grow.  All functions may be called
   by several threads that write to different places.  The algorithms are those
   of itoa.h.  */

#ifndef QRINTF_ITOA_HPP
#define QRINTF_ITOA_HPP

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>
#include <type_traits>

#include "itoa.h"

namespace qrintf
{

/* Room for the text of any integer of this header in base 10, and for the
   overrun.  */
struct itoa_buffer
{
#ifdef __SIZEOF_INT128__
  char bytes[QRINTF_I128TOA_SIZE];
#else
  char bytes[QRINTF_I64TOA_SIZE];
#endif
};

namespace detail
{

template <typename T, typename... Types>
constexpr bool is_one_of = (std::is_same_v<T, Types> || ...);

/* std::is_integral is false for __int128 in standard C++.  */
#ifdef __SIZEOF_INT128__
template <typename T>
constexpr bool is_wide = is_one_of<T, qrintf_int128, qrintf_uint128>;
#else
template <typename T> constexpr bool is_wide = false;
#endif

template <typename T>
constexpr bool is_integer
    = is_wide<
          T> || is_one_of<T, signed char, short, int, long, long long, unsigned char, unsigned short, unsigned, unsigned long, unsigned long long>;

template <typename T> constexpr bool is_signed = static_cast<T> (-1) < T (0);

template <typename T, typename = void> struct unsigned_form
{
  using type = std::make_unsigned_t<T>;
};
#ifdef __SIZEOF_INT128__
template <typename T> struct unsigned_form<T, std::enable_if_t<is_wide<T>>>
{
  using type = qrintf_uint128;
};
#endif
template <typename T> using unsigned_of = typename unsigned_form<T>::type;

/* The longest decimal text of a T.  */
template <typename T>
constexpr std::size_t longest = sizeof (T) <= 4   ? QRINTF_I32TOA_MAX
                                : sizeof (T) <= 8 ? QRINTF_U64TOA_MAX
                                                  : 40;

/* The number of bytes that may be written past the text.  */
constexpr std::size_t overrun = QRINTF_U64TOA_SIZE - QRINTF_U64TOA_MAX;

/* The functions of itoa.h for integers of BYTES bytes.  */
template <std::size_t Bytes> struct functions
{
  static constexpr auto put = qrintf_u32toa;
  static constexpr auto put_signed = qrintf_i32toa;
  static constexpr auto put_exact = qrintf_u32toa_exact;
  static constexpr auto count = qrintf_u32_digits;
};

template <> struct functions<8>
{
  static constexpr auto put = qrintf_u64toa;
  static constexpr auto put_signed = qrintf_i64toa;
  static constexpr auto put_exact = qrintf_u64toa_exact;
  static constexpr auto count = qrintf_u64_digits;
};

#ifdef __SIZEOF_INT128__
template <> struct functions<16>
{
  static constexpr auto put = qrintf_u128toa;
  static constexpr auto put_signed = qrintf_i128toa;
  static constexpr auto put_exact = qrintf_u128toa_exact;
  static constexpr auto count = qrintf_u128_digits;
};
#endif

template <typename T>
char *
decimal (char *dst, T v)
{
  if constexpr (is_signed<T>)
    return functions<sizeof (T)>::put_signed (dst, v);
  else
    return functions<sizeof (T)>::put (dst, v);
}

/* The number of digits of V in base 2, 8 or 16, with SHIFT bits each.  */
inline unsigned
bit_digits (std::uint64_t v, unsigned shift)
{
  return (63 - static_cast<unsigned> (__builtin_clzll (v | 1))) / shift + 1;
}

inline char *
bits_exact (char *dst, std::uint64_t v, unsigned shift)
{
  return shift == 4   ? qrintf_u64tohex_exact (dst, v)
         : shift == 3 ? qrintf_u64tooct_exact (dst, v)
                      : qrintf_u64tobin_exact (dst, v);
}

/* The magnitude V, in base 10 if SHIFT is 0, otherwise in base 2^SHIFT, which
   is supported up to 64 bits.  */
template <typename U>
std::to_chars_result
magnitude_to_chars (char *first, char *last, U v, unsigned shift)
{
  const auto room = static_cast<std::size_t> (last - first);
  if constexpr (sizeof (U) <= 8)
    if (shift)
      {
        if (bit_digits (v, shift) > room)
          return { last, std::errc::value_too_large };
        return { bits_exact (first, v, shift), std::errc () };
      }
  if (room >= longest<U> + overrun)
    return { decimal (first, v), std::errc () };
  if (functions<sizeof (U)>::count (v) > room)
    return { last, std::errc::value_too_large };
  return { functions<sizeof (U)>::put_exact (first, v), std::errc () };
}

/* Any base, digit by digit, for 128 bits, which std::to_chars may not
   support.  */
template <typename U>
std::to_chars_result
plain_to_chars (char *first, char *last, U v, unsigned base)
{
  std::size_t n = 1;
  for (U rest = v; rest >= base; rest /= base)
    n++;
  if (n > static_cast<std::size_t> (last - first))
    return { last, std::errc::value_too_large };
  for (std::size_t i = n; i-- > 0; v /= base)
    first[i] = "0123456789abcdefghijklmnopqrstuvwxyz"[static_cast<unsigned> (
        v % base)];
  return { first + n, std::errc () };
}

/* The bits of a digit in BASE, 0 for base 10, and -1 if std::to_chars is
   used.  */
constexpr int
shift_of (int base)
{
  return base == 10 ? 0 : base == 16 ? 4 : base == 8 ? 3 : base == 2 ? 1 : -1;
}

} // namespace detail

/* The decimal text of V, which is in B.  It is valid as long as B exists and
   until B is used again.  */
template <typename T, std::enable_if_t<detail::is_integer<T>, int> = 0>
std::string_view
itoa (itoa_buffer &b, T v)
{
  const char *end = detail::decimal (b.bytes, v);
  return { b.bytes, static_cast<std::size_t> (end - b.bytes) };
}

/* Appends the decimal text of V to S.  If it throws, S is unchanged.  */
template <typename T, std::enable_if_t<detail::is_integer<T>, int> = 0>
std::string &
append_integer (std::string &s, T v)
{
  itoa_buffer b;
  return s.append (itoa (b, v));
}

/* As std::to_chars: the text of V in BASE, 2 to 36, at FIRST if it fits before
   LAST, with its end and no error; otherwise LAST and
   std::errc::value_too_large, and the bytes in [FIRST, LAST) are unspecified.
   No byte at or past LAST is written; those between the text's end and LAST may
   be.  itoa.h makes bases 2, 8, 10 and 16, std::to_chars the others.  For
   __int128, itoa.h makes base 10, and the others are made digit by digit.  */
template <
    typename T,
    std::enable_if_t<detail::is_integer<T> || std::is_same_v<T, char>, int> = 0>
std::to_chars_result
to_chars (char *first, char *last, T v, int base = 10)
{
  using U = detail::unsigned_of<T>;
  const int shift = detail::shift_of (base);
  if constexpr (sizeof (T) <= 8)
    if (shift < 0)
      return std::to_chars (first, last, v, base);
  auto magnitude = static_cast<U> (v);
  if constexpr (detail::is_signed<T>)
    if (v < 0)
      {
        if (first == last)
          return { last, std::errc::value_too_large };
        *first++ = '-';
        magnitude = static_cast<U> (U (0) - magnitude);
      }
  if constexpr (sizeof (T) > 8)
    if (base != 10)
      return detail::plain_to_chars (first, last, magnitude,
                                     static_cast<unsigned> (base));
  return detail::magnitude_to_chars (first, last, magnitude,
                                     static_cast<unsigned> (shift));
}

/* bool is refused, as by std::to_chars.  */
std::to_chars_result to_chars (char *, char *, bool, int = 10) = delete;

} // namespace qrintf

#endif
