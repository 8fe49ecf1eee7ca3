/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each function of itoa.h in strict C11, compared with a division loop.  The
   program uses neither C++ nor a test library, so that it can also run on other
   CPUs, under qemu-user.  The exit status is the line number of the failed
   check.  */

#include "qrintf/itoa.h"

#include <stdio.h>
#include <string.h>

#define CHECK(CONDITION)                                                       \
  do                                                                           \
    if (!(CONDITION))                                                          \
      return __LINE__;                                                         \
  while (0)

#ifdef __SIZEOF_INT128__
typedef qrintf_uint128 widest;
#else
typedef uint64_t widest;
#endif

static const char lower[] = "0123456789abcdef";
static const char upper[] = "0123456789ABCDEF";

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

/* V in BASE; of a NEGATIVE one the bits of its type are extended.  */
static struct text
reference (widest v, int negative, unsigned base, const char *digits)
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

/* The functions with one number: name, macros, type, base and digits.  */
#define SIGNED(X)                                                              \
  X (i32toa, I32TOA, int32_t, 10, lower)                                       \
  X (i64toa, I64TOA, int64_t, 10, lower)
#define UNSIGNED(X)                                                            \
  X (u32toa, U32TOA, uint32_t, 10, lower)                                      \
  X (u64toa, U64TOA, uint64_t, 10, lower)                                      \
  X (u32tohex, U32TOHEX, uint32_t, 16, lower)                                  \
  X (u64tohex, U64TOHEX, uint64_t, 16, lower)                                  \
  X (u32toHEX, U32TOHEX, uint32_t, 16, upper)                                  \
  X (u64toHEX, U64TOHEX, uint64_t, 16, upper)                                  \
  X (u64tooct, U64TOOCT, uint64_t, 8, lower)                                   \
  X (u64tobin, U64TOBIN, uint64_t, 2, lower)
#ifdef __SIZEOF_INT128__
#define WIDE_SIGNED(X) X (i128toa, I128TOA, qrintf_int128, 10, lower)
#define WIDE_UNSIGNED(X) X (u128toa, U128TOA, qrintf_uint128, 10, lower)
#else
#define WIDE_SIGNED(X)
#define WIDE_UNSIGNED(X)
#endif

#define TRY(NAME, MACRO, VALUE, NEGATIVE, BASE, DIGITS)                        \
  do                                                                           \
    {                                                                          \
      char got[128];                                                           \
      struct text t = reference ((widest) (VALUE), NEGATIVE, BASE, DIGITS);    \
      CHECK (t.length <= QRINTF_##MACRO##_MAX);                                \
      memset (got, '#', sizeof got);                                           \
      char *end = qrintf_##NAME (got, VALUE);                                  \
      CHECK (same (got, end, t, QRINTF_##MACRO##_SIZE));                       \
      memset (got, '#', sizeof got);                                           \
      end = qrintf_##NAME##_exact (got, VALUE);                                \
      CHECK (same (got, end, t, t.length));                                    \
    }                                                                          \
  while (0);
#define TRY_SIGNED(NAME, MACRO, TYPE, BASE, DIGITS)                            \
  TRY (NAME, MACRO, (TYPE) v, (TYPE) v < 0, BASE, DIGITS)
#define TRY_UNSIGNED(NAME, MACRO, TYPE, BASE, DIGITS)                          \
  TRY (NAME, MACRO, (TYPE) v, 0, BASE, DIGITS)

static int
check_value (widest v)
{
  SIGNED (TRY_SIGNED)
  WIDE_SIGNED (TRY_SIGNED)
  UNSIGNED (TRY_UNSIGNED)
  WIDE_UNSIGNED (TRY_UNSIGNED)
  uint32_t u32 = (uint32_t) v;
  uint64_t u64 = (uint64_t) v;
  CHECK (qrintf_u32_digits (u32) == reference (u32, 0, 10, lower).length);
  CHECK (qrintf_u64_digits (u64) == reference (u64, 0, 10, lower).length);
#ifdef __SIZEOF_INT128__
  CHECK (qrintf_u128_digits (v) == reference (v, 0, 10, lower).length);
#endif
  return 0;
}

#define TRY_PAD(NAME, TYPE, BASE)                                              \
  do                                                                           \
    {                                                                          \
      char got[80];                                                            \
      struct text t = reference ((TYPE) v, 0, BASE, lower);                    \
      size_t zeros = width > t.length ? width - t.length : 0;                  \
      memset (got, '#', sizeof got);                                           \
      CHECK (qrintf_##NAME##_pad (got, (TYPE) v, width)                        \
             == got + zeros + t.length);                                       \
      CHECK (memcmp (got + zeros, t.bytes, t.length) == 0);                    \
      for (size_t i = 0; i < zeros; i++)                                       \
        CHECK (got[i] == '0');                                                 \
      CHECK (got[zeros + t.length] == '#');                                    \
    }                                                                          \
  while (0)

static int
check_pad (uint64_t v, unsigned width)
{
  TRY_PAD (u32toa, uint32_t, 10);
  TRY_PAD (u64toa, uint64_t, 10);
  TRY_PAD (u32tohex, uint32_t, 16);
  TRY_PAD (u64tohex, uint64_t, 16);
  return 0;
}

enum
{
  most_joined = 40,
  joined_size = most_joined * 21
};

/* N numbers of TYPE, written to buffers of any size.  */
#define TRY_JOIN(NAME, TYPE, NEGATIVE)                                         \
  do                                                                           \
    {                                                                          \
      TYPE values[most_joined];                                                \
      char expected[joined_size], got[joined_size + 1];                        \
      size_t need = 0;                                                         \
      for (size_t i = 0; i < n; i++)                                           \
        {                                                                      \
          TYPE v = values[i] = (TYPE) (next_random () >> next_random () % 64); \
          struct text t = reference ((widest) v, NEGATIVE, 10, lower);         \
          if (i)                                                               \
            expected[need++] = ',';                                            \
          memcpy (expected + need, t.bytes, t.length);                         \
          need += t.length;                                                    \
        }                                                                      \
      for (size_t size = 0; size < sizeof got; size++)                         \
        {                                                                      \
          memset (got, '#', sizeof got);                                       \
          CHECK (qrintf_##NAME##_join (got, size, values, n, ',') == need);    \
          CHECK (got[size] == '#');                                            \
          CHECK (size < need || memcmp (got, expected, need) == 0);            \
        }                                                                      \
    }                                                                          \
  while (0)

static int
check_join (size_t n)
{
  TRY_JOIN (u32toa, uint32_t, 0);
  TRY_JOIN (i32toa, int32_t, v < 0);
  TRY_JOIN (u64toa, uint64_t, 0);
  TRY_JOIN (i64toa, int64_t, v < 0);
  return 0;
}

/* V and its neighbours.  */
static int
check_around (widest v)
{
  int line = 0;
  for (unsigned d = 0; d <= 4 && !line; d++)
    line = check_value (v - 2 + d);
  return line;
}

static int
check_all (void)
{
  int line = 0;
  for (unsigned k = 0; k < 8 * sizeof (widest) && !line; k++)
    line = check_around ((widest) 1 << k);
  for (widest power = 1; power <= (widest) -1 / 10 && !line; power *= 10)
    line = check_around (power);
  for (unsigned i = 0; i < 200000 && !line; i++)
    {
      uint64_t v = next_random () >> i % 64;
      line = check_value (v);
      line = line ? line : check_value ((widest) v * next_random ());
      line = line ? line : check_pad (v, i % 40);
    }
  for (size_t n = 0; n <= most_joined && !line; n += 4)
    line = check_join (n);
  return line;
}

int
main (void)
{
  int line = check_all ();
  if (line)
    printf ("line %d\n", line);
  return line != 0;
}
