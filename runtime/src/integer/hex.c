/* SPDX-License-Identifier: MIT-0 */
/* Hexadecimal: "%x", "%lx", "%02x", "%8x", "%08x", "%016lx", "%#lx", "%X",
   "%lX" and "%08X"; and "%p" without flags: 0x and hexadecimal digits, or
   glibc's "(nil)".  */

#include <string.h>

#include "core/bits.h"
#include "core/emitter.h"
#include "core/memory.h"
#include "qrintf/itoa.h"
#include "integer/hex-core.h"

/* Where exact numbers of 64 bits are long, those of 32 bits serve for what they
   can.  */
#ifdef HEX_U64_EXACT_IS_LONG
#define IF_SHORT(NAME, CURSOR, V)                                              \
  if (!((V) >> 32))                                                            \
  return QRINTF_VARIANT (NAME, QRINTF_TIER) (CURSOR, (uint32_t) (V))
#else
#define IF_SHORT(NAME, CURSOR, V) (void) 0
#endif

/* The emitters x32 and so on, with CASE behind the number of bits.  */
#define HEX_EMITTERS(CASE, UPPER)                                              \
  EMITTER (char *, x32##CASE, char *cursor, uint32_t v)                        \
  {                                                                            \
    return hex_u32 (cursor, v, UPPER);                                         \
  }                                                                            \
                                                                               \
  EMITTER (char *, x64##CASE, char *cursor, uint64_t v)                        \
  {                                                                            \
    return hex_u64 (cursor, v, UPPER);                                         \
  }                                                                            \
                                                                               \
  EMITTER (char *, x32##CASE##_exact, char *cursor, uint32_t v)                \
  {                                                                            \
    return hex_exact (cursor, v, UPPER);                                       \
  }                                                                            \
                                                                               \
  EMITTER (char *, x64##CASE##_exact, char *cursor, uint64_t v)                \
  {                                                                            \
    IF_SHORT (x32##CASE##_exact, cursor, v);                                   \
    return hex_u64_exact (cursor, v, UPPER);                                   \
  }                                                                            \
                                                                               \
  EMITTER (char *, x64##CASE##_zero, char *cursor, uint64_t v, unsigned width) \
  {                                                                            \
    return hex_zero (cursor, v, width, UPPER);                                 \
  }

HEX_EMITTERS (, false)
HEX_EMITTERS (_upper, true)

EMITTER (char *, x32_zero, char *cursor, uint32_t v, unsigned width)
{
  return hex_zero (cursor, v, width, false);
}

EMITTER (char *, x32_8, char *cursor, uint32_t v) { return hex_8 (cursor, v); }

EMITTER (char *, x64_16, char *cursor, uint64_t v)
{
  return hex_16 (cursor, v);
}

/* The digits of these two are made by x64_exact, which most programs that print
   such numbers have anyway.  */
EMITTER (char *, x64_right, char *cursor, uint64_t v, unsigned width)
{
  cursor = fill_before (cursor, ' ', hex_count (v), width);
  return QRINTF_VARIANT (x64_exact, QRINTF_TIER) (cursor, v);
}

EMITTER (char *, x64_alt, char *cursor, uint64_t v, unsigned width)
{
  unsigned length = v ? 2 + hex_count (v) : 1;
  if (width > length)
    cursor = fill_memory (cursor, ' ', width - length);
  if (!v)
    {
      *cursor = '0';
      return cursor + 1;
    }
  memcpy (cursor, "0x", 2);
  return QRINTF_VARIANT (x64_exact, QRINTF_TIER) (cursor + 2, v);
}

static inline char *
put_nil (char *cursor)
{
  memcpy (cursor, "(nil)", 5);
  return cursor + 5;
}

EMITTER (char *, ptr, char *cursor, const void *p)
{
  if (!p)
    return put_nil (cursor);
  memcpy (cursor, "0x", 2);
  return hex_u64 (cursor + 2, (uintptr_t) p, false);
}

EMITTER (char *, ptr_exact, char *cursor, const void *p)
{
  if (!p)
    return put_nil (cursor);
  memcpy (cursor, "0x", 2);
#ifdef HEX_U64_EXACT_IS_LONG
  return QRINTF_VARIANT (x64_exact, QRINTF_TIER) (cursor + 2, (uintptr_t) p);
#else
  return hex_u64_exact (cursor + 2, (uintptr_t) p, false);
#endif
}

PUBLIC_NAME (x32, qrintf_u32tohex)
PUBLIC_NAME (x64, qrintf_u64tohex)
PUBLIC_NAME (x32_exact, qrintf_u32tohex_exact)
PUBLIC_NAME (x64_exact, qrintf_u64tohex_exact)
PUBLIC_NAME (x32_upper, qrintf_u32toHEX)
PUBLIC_NAME (x64_upper, qrintf_u64toHEX)
PUBLIC_NAME (x32_upper_exact, qrintf_u32toHEX_exact)
PUBLIC_NAME (x64_upper_exact, qrintf_u64toHEX_exact)
PUBLIC_NAME (x32_zero, qrintf_u32tohex_pad)
PUBLIC_NAME (x64_zero, qrintf_u64tohex_pad)
