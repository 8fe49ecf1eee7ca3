/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two or four digits at a time, from a table that has them all: fewer
   divisions, but as many jumps as there are sets, which cost most where the
   length of the next number cannot be foreseen.  */

#include "ways.h"

#include <array>
#include <cstring>

namespace
{

/* All numbers of WIDTH digits in base BASE, one behind the other.  */
template <unsigned base, unsigned width, unsigned count>
constexpr std::array<char, size_t{ width } * count>
make_table ()
{
  std::array<char, size_t{ width } * count> table{};
  for (unsigned v = 0; v < count; v++)
    for (unsigned i = width, rest = v; i-- > 0; rest /= base)
      table[size_t{ width } * v + i] = "0123456789abcdef"[rest % base];
  return table;
}

constexpr auto two_digits = make_table<10, 2, 100> ();
constexpr auto four_digits = make_table<10, 4, 10000> ();
constexpr auto two_hex_digits = make_table<16, 2, 256> ();

template <typename T>
void
put_two (char *p, T v)
{
  memcpy (p, &two_digits[v * 2], 2);
}

/* How many digits V has: a comparison for each, four before a division.  By
   Andrei Alexandrescu, "Three Optimization Tips for C++" (2012).  */
template <typename T>
unsigned
digits10 (T v)
{
  for (unsigned n = 1;; n += 4)
    {
      if (v < 10)
        return n;
      if (v < 100)
        return n + 1;
      if (v < 1000)
        return n + 2;
      if (v < 10000)
        return n + 3;
      v /= 10000;
    }
}

/* Two digits at a time backwards from END; returns where they begin.  */
template <typename T>
char *
put_pairs_back (char *end, T v)
{
  for (; v >= 100; v /= 100)
    put_two (end -= 2, v % 100);
  if (v >= 10)
    put_two (end -= 2, v);
  else
    *--end = static_cast<char> ('0' + v);
  return end;
}

} // namespace

/* The articles' winner: the digits are counted first, so that the pairs, last
   one first, come to lie at the front of the buffer.  Alexandrescu's
   u64ToAsciiTable.  */
template <typename T>
char *
pairs_counted (char *dst, T v)
{
  unsigned n = digits10 (v);
  put_pairs_back (dst + n, v);
  return dst + n;
}

/* A buffer of constant length needs no count: the text is at its end, and the
   caller has to cope with where it begins.  */
template <typename T>
char *
pairs_back (char *dst, T v)
{
  return put_pairs_back (dst + itoa_room, v);
}

/* The same for a caller who cannot: a copy of constant length, which is two
   loads and stores, brings the text to the front.  */
template <typename T>
char *
pairs_copied (char *dst, T v)
{
  constexpr size_t most = sizeof (T) == 4 ? 10 : 20;
  char text[2 * most];
  char *end = text + most;
  char *begin = put_pairs_back (end, v);
  memcpy (dst, begin, most);
  return dst + (end - begin);
}

/* Four digits at a time: half the divisions, from 40 kB of table, which here
   have the first-level cache to themselves.  */
template <typename T>
char *
fours_counted (char *dst, T v)
{
  unsigned n = digits10 (v);
  char *p = dst + n;
  for (; v >= 10000; v /= 10000)
    memcpy (p -= 4, &four_digits[v % 10000 * 4], 4);
  put_pairs_back (p, v);
  return dst + n;
}

namespace
{

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

/* A byte at a time, from 512 bytes of table.  */
template <typename T>
char *
hex_pairs_back (char *dst, T v)
{
  char *p = dst + itoa_room;
  for (; v > 255; v >>= 8)
    memcpy (p -= 2, &two_hex_digits[(v & 255) * 2], 2);
  if (v > 15)
    memcpy (p -= 2, &two_hex_digits[v * 2], 2);
  else
    *--p = "0123456789abcdef"[v];
  return p;
}

#define INSTANTIATE(T)                                                         \
  template char *pairs_counted (char *, T);                                    \
  template char *pairs_back (char *, T);                                       \
  template char *pairs_copied (char *, T);                                     \
  template char *fours_counted (char *, T);                                    \
  template char *hex_pairs_back (char *, T);

INSTANTIATE (uint32_t)
INSTANTIATE (uint64_t)
