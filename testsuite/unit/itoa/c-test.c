/* SPDX-License-Identifier: GPL-3.0-or-later */
/* itoa.h in strict C11, compared with a division loop.  It uses neither C++ nor
   a test library, so that it can also run on other CPUs, under qemu-user.  The
   exit status is the line number of the failed check.  */

#include "qrintf/itoa.h"

#include <stdio.h>
#include <string.h>

#define CHECK(CONDITION)                                                       \
  do                                                                           \
    if (!(CONDITION))                                                          \
      return __LINE__;                                                         \
  while (0)

static uint64_t state = 88172645463325252;

/* Marsaglia's xorshift64.  */
static uint64_t
next_random (void)
{
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}

struct text
{
  char bytes[72];
  size_t length;
};

static struct text
reference (uint64_t v, int negative, unsigned base, const char *digits)
{
  struct text t;
  char *p = t.bytes + sizeof t.bytes;
  if (negative)
    v = -v;
  do
    *--p = digits[v % base];
  while (v /= base);
  if (negative)
    *--p = '-';
  t.length = (size_t) (t.bytes + sizeof t.bytes - p);
  memmove (t.bytes, p, t.length);
  return t;
}

/* Whether the function wrote T and left the byte past LAST unchanged.  */
static int
same (const char *got, const char *end, struct text t, size_t last)
{
  return (size_t) (end - got) == t.length
         && memcmp (got, t.bytes, t.length) == 0 && got[last] == '#';
}

#define TRY(FUNCTION, VALUE, TEXT, SIZE)                                       \
  do                                                                           \
    {                                                                          \
      char got[128];                                                           \
      memset (got, '#', sizeof got);                                           \
      char *end = FUNCTION (got, VALUE);                                       \
      CHECK (same (got, end, TEXT, SIZE));                                     \
      memset (got, '#', sizeof got);                                           \
      end = FUNCTION##_exact (got, VALUE);                                     \
      CHECK (same (got, end, TEXT, TEXT.length));                              \
    }                                                                          \
  while (0)

static const char lower[] = "0123456789abcdef";
static const char upper[] = "0123456789ABCDEF";

static int
check_value (uint64_t v)
{
  uint32_t u = (uint32_t) v;
  int64_t i = (int64_t) v;
  int32_t s = (int32_t) u;
  struct text t = reference (u, 0, 10, lower);
  TRY (qrintf_u32toa, u, t, QRINTF_U32TOA_SIZE);
  CHECK (qrintf_u32_digits (u) == t.length);
  t = reference (v, 0, 10, lower);
  TRY (qrintf_u64toa, v, t, QRINTF_U64TOA_SIZE);
  CHECK (qrintf_u64_digits (v) == t.length);
  t = reference ((uint64_t) (int64_t) s, s < 0, 10, lower);
  TRY (qrintf_i32toa, s, t, QRINTF_I32TOA_SIZE);
  t = reference (v, i < 0, 10, lower);
  TRY (qrintf_i64toa, i, t, QRINTF_I64TOA_SIZE);
  t = reference (u, 0, 16, lower);
  TRY (qrintf_u32tohex, u, t, QRINTF_U32TOHEX_SIZE);
  t = reference (u, 0, 16, upper);
  TRY (qrintf_u32toHEX, u, t, QRINTF_U32TOHEX_SIZE);
  t = reference (v, 0, 16, lower);
  TRY (qrintf_u64tohex, v, t, QRINTF_U64TOHEX_SIZE);
  t = reference (v, 0, 16, upper);
  TRY (qrintf_u64toHEX, v, t, QRINTF_U64TOHEX_SIZE);
  t = reference (v, 0, 8, lower);
  TRY (qrintf_u64tooct, v, t, QRINTF_U64TOOCT_SIZE);
  t = reference (v, 0, 2, lower);
  TRY (qrintf_u64tobin, v, t, QRINTF_U64TOBIN_SIZE);
  return 0;
}

static int
check_pad (uint64_t v, unsigned width)
{
  char got[80];
  struct text t = reference (v, 0, 10, lower);
  size_t zeros = width > t.length ? width - t.length : 0;
  memset (got, '#', sizeof got);
  CHECK (qrintf_u64toa_pad (got, v, width) == got + zeros + t.length);
  CHECK (memcmp (got + zeros, t.bytes, t.length) == 0);
  for (size_t i = 0; i < zeros; i++)
    CHECK (got[i] == '0');
  CHECK (got[zeros + t.length] == '#');
  return 0;
}

/* Arrays of any length, written to buffers of any size.  */
static int
check_join (size_t n)
{
  int64_t values[40];
  char expected[40 * 21], got[40 * 21 + 1];
  size_t need = 0;
  for (size_t i = 0; i < n; i++)
    {
      uint64_t v = next_random () >> next_random () % 64;
      values[i] = (int64_t) v;
      struct text t = reference (v, values[i] < 0, 10, lower);
      if (i)
        expected[need++] = ',';
      memcpy (expected + need, t.bytes, t.length);
      need += t.length;
    }
  for (size_t size = 0; size < sizeof got; size++)
    {
      memset (got, '#', sizeof got);
      CHECK (qrintf_i64toa_join (got, size, values, n, ',') == need);
      CHECK (got[size] == '#');
      CHECK (size < need || memcmp (got, expected, need) == 0);
    }
  return 0;
}

#ifdef __SIZEOF_INT128__
static int
check_wide (void)
{
  char got[QRINTF_I128TOA_SIZE];
  qrintf_uint128 v = 0;
  for (unsigned digits = 1; digits <= 39; digits++)
    {
      v = v * 10 + digits % 10;
      char *end = qrintf_u128toa (got, v);
      CHECK (end == got + digits);
      for (unsigned i = 0; i < digits; i++)
        CHECK (got[i] == (char) ('0' + (i + 1) % 10));
    }
  return 0;
}
#endif

static int
check_all (void)
{
  for (unsigned k = 0; k < 64; k++)
    for (int64_t d = -2; d <= 2; d++)
      {
        int line = check_value (((uint64_t) 1 << k) + (uint64_t) d);
        if (line)
          return line;
      }
  uint64_t power = 1;
  for (unsigned k = 0; k < 20; k++, power *= 10)
    for (int64_t d = -2; d <= 2; d++)
      {
        int line = check_value (power + (uint64_t) d);
        if (line)
          return line;
      }
  for (unsigned i = 0; i < 200000; i++)
    {
      uint64_t v = next_random () >> i % 64;
      int line = check_value (v);
      if (!line)
        line = check_pad (v, i % 40);
      if (line)
        return line;
    }
  for (size_t n = 0; n <= 40; n += 4)
    {
      int line = check_join (n);
      if (line)
        return line;
    }
  return 0;
}

int
main (void)
{
  int line = check_all ();
#ifdef __SIZEOF_INT128__
  if (!line)
    line = check_wide ();
#endif
  if (line)
    printf ("line %d\n", line);
  return line != 0;
}
