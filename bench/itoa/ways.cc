/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ways of turning an integer into text that are written here: the fastest that
   are published.  What users take from libraries is in bench.cc.

   Each is for T uint32_t and uint64_t, is given 32 bytes at DST, all of which
   it may overwrite, writes no NUL and returns where the text ends.  They are
   compiled apart from their callers, so that each costs one call.  */

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace
{

/* All numbers of two digits, one behind the other.  */
constexpr std::array<char, 200>
make_table ()
{
  std::array<char, 200> table{};
  for (unsigned v = 0; v < 100; v++)
    {
      table[2 * v] = static_cast<char> ('0' + v / 10);
      table[2 * v + 1] = static_cast<char> ('0' + v % 10);
    }
  return table;
}

constexpr auto two_digits = make_table ();

template <typename T>
void
put_two (char *p, T v)
{
  memcpy (p, &two_digits[v * 2], 2);
}

/* V / 10^(2 * PAIRS - 2) as a number with 57 binary places: what is before the
   point are the first two digits, and every multiplication by a hundred brings
   two more there, so that no step waits for a division.  By James Edward
   Anhalt III, "jeaiii" (2017).

   V < 10^(2 * PAIRS).  The factor is too large by less than 1, for five PAIRS
   by 0.2415, and the product by less than V / 2^57, which is below one of the
   last digit's units.  */
template <unsigned pairs>
char *
put_fraction (char *p, uint64_t v)
{
  constexpr unsigned places = 57;
  constexpr uint64_t mask = (uint64_t{ 1 } << places) - 1;
  constexpr uint64_t powers[] = { 1, 100, 10000, 1000000, 100000000 };
  uint64_t f = v * ((uint64_t{ 1 } << places) / powers[pairs - 1] + 1);
  uint64_t first = f >> places;
  if (first >= 10)
    {
      put_two (p, first);
      p += 2;
    }
  else
    *p++ = static_cast<char> ('0' + first);
  for (unsigned i = 1; i < pairs; i++, p += 2)
    {
      f = (f & mask) * 100;
      put_two (p, f >> places);
    }
  return p;
}

/* All eight digits of V < 10^8.  */
char *
put_eight (char *p, uint64_t v)
{
  uint64_t high = v / 10000, low = v % 10000;
  put_two (p, high / 100);
  put_two (p + 2, high % 100);
  put_two (p + 4, low / 100);
  put_two (p + 6, low % 100);
  return p + 8;
}

char *
put_fraction32 (char *p, uint32_t v)
{
  if (v < 10000)
    return v < 100 ? put_fraction<1> (p, v) : put_fraction<2> (p, v);
  if (v < 1000000)
    return put_fraction<3> (p, v);
  return v < 100000000 ? put_fraction<4> (p, v) : put_fraction<5> (p, v);
}

} // namespace

template <typename T> char *pairs_of_fraction (char *dst, T v);

template <>
char *
pairs_of_fraction (char *dst, uint32_t v)
{
  return put_fraction32 (dst, v);
}

/* Eight digits at a time below the first one to ten.  */
template <>
char *
pairs_of_fraction (char *dst, uint64_t v)
{
  if (v <= UINT32_MAX)
    return put_fraction32 (dst, static_cast<uint32_t> (v));
  uint64_t high = v / 100000000, low = v % 100000000;
  if (high <= UINT32_MAX)
    dst = put_fraction32 (dst, static_cast<uint32_t> (high));
  else
    {
      dst = put_fraction32 (dst, static_cast<uint32_t> (high / 100000000));
      dst = put_eight (dst, high % 100000000);
    }
  return put_eight (dst, low);
}

/* Eight digits side by side, without a table, after Wojciech Muła, "SSE2:
   conversion of integers to decimal representation" (2011).  Leading zeros are
   shifted out, so a number of up to eight digits takes no jump.  */
#ifdef __SSE2__

namespace
{

constexpr uint64_t ten8 = 100000000;

/* The eight digits of V < 10^8, as numbers, the first in the lowest byte: V is
   split into fours, each four into pairs, each pair into digits, all at once in
   every step.  5243 / 2^19 is 1/100 and 6554 / 2^16 is 1/10, near enough.  */
uint64_t
eight_digits (uint32_t v)
{
  uint32_t high = v / 10000, low = v % 10000;
  __m128i fours = _mm_set_epi64x (low, high);
  __m128i hundreds
      = _mm_srli_epi64 (_mm_mul_epu32 (fours, _mm_set1_epi64x (5243)), 19);
  __m128i ones
      = _mm_sub_epi32 (fours, _mm_mul_epu32 (hundreds, _mm_set1_epi64x (100)));
  __m128i pairs = _mm_or_si128 (hundreds, _mm_slli_epi64 (ones, 16));
  __m128i tens = _mm_mulhi_epu16 (pairs, _mm_set1_epi16 (6554));
  ones = _mm_sub_epi16 (pairs, _mm_mullo_epi16 (tens, _mm_set1_epi16 (10)));
  __m128i digits = _mm_or_si128 (tens, _mm_slli_epi16 (ones, 8));
  digits = _mm_shuffle_epi32 (digits, _MM_SHUFFLE (3, 1, 2, 0));
  return static_cast<uint64_t> (_mm_cvtsi128_si64 (digits));
}

char *
put_eight (char *p, uint32_t v)
{
  uint64_t text = eight_digits (v) + 0x3030303030303030;
  memcpy (p, &text, 8);
  return p + 8;
}

/* The same without leading zeros; eight bytes are written all the same.  */
char *
put_first (char *p, uint32_t v)
{
  uint64_t digits = eight_digits (v);
  /* The last digit counts even if it is zero.  */
  uint64_t significant = digits | uint64_t{ 1 } << 56;
  unsigned zeros = static_cast<unsigned> (__builtin_ctzll (significant)) / 8;
  uint64_t text = (digits + 0x3030303030303030) >> 8 * zeros;
  memcpy (p, &text, 8);
  return p + 8 - zeros;
}

} // namespace

template <typename T>
char *
vector_sse2 (char *dst, T v)
{
  if (v < ten8)
    return put_first (dst, static_cast<uint32_t> (v));
  T high = static_cast<T> (v / ten8);
  if (high < ten8)
    dst = put_first (dst, static_cast<uint32_t> (high));
  else
    {
      dst = put_first (dst, static_cast<uint32_t> (high / ten8));
      dst = put_eight (dst, static_cast<uint32_t> (high % ten8));
    }
  return put_eight (dst, static_cast<uint32_t> (v % ten8));
}

template char *vector_sse2 (char *, uint32_t);
template char *vector_sse2 (char *, uint64_t);
#endif
