/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fills each input structure.  Only the generator's own output is used, never a
   distribution of the standard library, because those differ between
   libraries.  */

#include "input-source.h"

#include <algorithm>
#include <cassert>
#include <climits>
#include <cmath>
#include <cstdint>
#include <cstring>

uint64_t
input_source::between (uint64_t low, uint64_t high)
{
  assert (low <= high);
  uint64_t span = high - low + 1;
  return span == 0 ? m_random () : low + m_random () % span;
}

uint64_t
input_source::digits (unsigned most, uint64_t limit)
{
  assert (most >= 1 && most <= 20);
  uint64_t low = 1;
  for (uint64_t n = between (1, most); n > 1; n--)
    low *= 10;
  uint64_t high = low > UINT64_MAX / 10 ? UINT64_MAX : low * 10 - 1;
  return between (low == 1 ? 0 : low, std::min (high, limit));
}

const char *
input_source::string (unsigned most)
{
  size_t length = between (0, most);
  assert (length < chunk_size / 2);
  /* A random gap, so that the distance between loads and stores varies: a
     constant distance modulo 4096 could slow a case down or not, by chance.  */
  m_used += between (0, 15);
  if (m_used + length >= chunk_size)
    {
      m_chunks.push_back (std::make_unique<char[]> (chunk_size));
      m_used = 0;
    }
  char *start = m_chunks.back ().get () + m_used;
  for (size_t i = 0; i < length; i++)
    start[i] = static_cast<char> (between ('a', 'z'));
  start[length] = '\0';
  m_used += length + 1;
  return start;
}

void
input_source::fill (tm &t)
{
  t = {};
  t.tm_year = static_cast<int> (between (70, 200));
  t.tm_mon = static_cast<int> (between (0, 11));
  t.tm_mday = static_cast<int> (between (1, 31));
  t.tm_hour = static_cast<int> (between (0, 23));
  t.tm_min = static_cast<int> (between (0, 59));
  t.tm_sec = static_cast<int> (between (0, 60));
}

void
input_source::fill (in_date &in)
{
  fill (in.tm);
}

void
input_source::fill (in_uuid &in)
{
  in.time_low = static_cast<uint32_t> (between (0, UINT32_MAX));
  in.time_mid = static_cast<uint16_t> (between (0, UINT16_MAX));
  in.time_high = static_cast<uint16_t> (between (0, UINT16_MAX));
  for (uint8_t &byte : in.rest)
    byte = static_cast<uint8_t> (between (0, UINT8_MAX));
}

void
input_source::fill (in_pointer &in)
{
  uintptr_t address = between (0x1000, UINT64_C (0x7fffffffffff));
  in.p = reinterpret_cast<const void *> (address);
}

void
input_source::fill (in_mapping &in)
{
  in.start = between (0x400, UINT64_C (0x7ffffffff)) << 12;
  in.end = in.start + (between (1, 0x1000) << 12);
  in.offset = between (0, 0xfff) << 12;
  in.major = static_cast<unsigned> (between (0, 255));
  in.minor = static_cast<unsigned> (between (0, 255));
  in.inode = digits (8, UINT64_MAX);
  in.r = between (0, 1) ? 'r' : '-';
  in.w = between (0, 1) ? 'w' : '-';
  in.x = between (0, 1) ? 'x' : '-';
  in.p = between (0, 1) ? 'p' : 's';
  in.path = string (47);
}

void
input_source::fill (in_request &in)
{
  static const char *const months[]
      = { "Jan", "Feb", "Mar", "Apr", "May", "Jun",
          "Jul", "Aug", "Sep", "Oct", "Nov", "Dec" };
  static const char *const methods[] = { "GET", "GET", "POST", "HEAD" };
  static const int statuses[] = { 200, 200, 200, 304, 404, 500 };
  fill (in.tm);
  in.host = string (15);
  in.user = between (0, 3) ? "-" : string (8);
  in.month = months[in.tm.tm_mon];
  in.method = methods[between (0, 3)];
  in.path = string (40);
  in.status = statuses[between (0, 5)];
  in.bytes = static_cast<long> (digits (7, LONG_MAX));
}

/* 10 to the power of Y, |Y| at most 20, by additions, multiplications and
   divisions only, which IEEE 754 defines exactly (the build forbids their
   contraction): libm's results differ in the last bit between versions and
   CPUs.  The power of the fraction is e to the power of its product with ln 10,
   by Taylor's series.  */
static double
power_of_ten (double y)
{
  assert (std::fabs (y) <= 20);
  int whole = static_cast<int> (y);
  double x = (y - whole) * 2.302585092994045684, term = 1, sum = 1;
  for (int i = 1; i <= 30; i++)
    {
      term = term * x / i;
      sum += term;
    }
  for (; whole > 0; whole--)
    sum *= 10;
  for (; whole < 0; whole++)
    sum /= 10;
  return sum;
}

double
input_source::real ()
{
  double fraction
      = std::ldexp (static_cast<double> (between (0, 1 << 30)), -30);
  return with_sign (power_of_ten (-3 + 9 * fraction));
}

void
input_source::fill (in_any_real &in)
{
  do
    {
      uint64_t bits = m_random ();
      std::memcpy (&in.v, &bits, sizeof bits);
    }
  while (!std::isfinite (in.v));
}

/* FILL (INPUT, VALUE...): the members of struct INPUT in their order.  */
#define FILL(INPUT, ...)                                                       \
  void input_source::fill (INPUT &in) { in = { __VA_ARGS__ }; }

FILL (in_int, signed_int ())
FILL (in_long, with_sign (static_cast<long> (digits (19, LONG_MAX))))
FILL (in_ints, signed_int (), signed_int (), signed_int ())
FILL (in_word, static_cast<uint32_t> (between (0, UINT32_MAX)))
FILL (in_string, string (15))
FILL (in_record, string (15), signed_int (),
      static_cast<unsigned> (digits (10, UINT32_MAX)),
      static_cast<long> (digits (19, INT64_MAX)))
FILL (in_strings, string (15), string (15))
FILL (in_slice, string (15), static_cast<int> (between (0, 20)))
FILL (in_chars, static_cast<char> (between (' ', '~')),
      static_cast<char> (between (' ', '~')))
FILL (in_time, static_cast<int> (between (0, 23)),
      static_cast<int> (between (0, 59)), static_cast<int> (between (0, 60)))
FILL (in_real, real ())
FILL (in_cents, static_cast<double> (digits (8, UINT64_MAX)) / 100)
FILL (in_reals, real (), real (), real ())
FILL (in_object, string (15), string (4), real (), signed_int ())
FILL (in_setting, string (15), signed_int (),
      between (0, 63) ? 64 : static_cast<size_t> (between (0, 15)))
