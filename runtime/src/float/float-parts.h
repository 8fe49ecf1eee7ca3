/* SPDX-License-Identifier: MIT-0 */
/* What every float emitter needs: a number's parts, the rounding mode, the
   radix character and the sign, and whether a text fits.

   A finite number is MANTISSA * 2^EXPONENT.  On x86, glibc's printf rounds in
   the mode of the x87 control word, not of MXCSR, and so does this.  The radix
   character is that of the thread's locale and may have several bytes.  */

#ifndef QRINTF_FLOAT_PARTS_H
#define QRINTF_FLOAT_PARTS_H

#include <langinfo.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if !defined __x86_64__ && !defined __i386__ && !defined __aarch64__           \
    && !defined __s390__
#include <fenv.h>
#endif

#include "core/emitter.h"
#include "core/select.h"

enum float_kind
{
  float_finite,
  float_infinite,
  float_nan
};

struct float_parts
{
  uint64_t mantissa;
  int32_t exponent;
  uint8_t kind; /* enum float_kind */
  bool negative;
};

QRINTF_INLINE double
float_of_bits (uint64_t bits)
{
  double v;
  memcpy (&v, &bits, sizeof v);
  return v;
}

/* The parts of the number with BITS.  MANTISSA < 2^53 includes the hidden bit
   of a normal number.  EXPONENT lies in [-1074, 971].  */
QRINTF_INLINE struct float_parts
float_parts_of_bits (uint64_t bits)
{
  unsigned biased = bits >> 52 & 0x7ff;
  uint64_t fraction = bits & 0xfffffffffffff;
  struct float_parts p = { .negative = bits >> 63 };
  if (biased == 0x7ff)
    p.kind = fraction ? float_nan : float_infinite;
  p.mantissa = fraction | (uint64_t) (biased != 0) << 52;
  p.exponent = (int32_t) (biased + !biased) - 1075;
  return p;
}

enum float_rounding
{
  round_to_nearest,
  round_downward,
  round_upward,
  round_toward_zero
};

/* The rounding mode of the thread.  fegetround is in libm, which a program may
   not be linked with, so it is called only on CPUs for which there is no code
   here.  */
QRINTF_INLINE enum float_rounding
float_rounding_mode (void)
{
#if defined __x86_64__ || defined __i386__
  uint16_t control;
  __asm__ volatile("fnstcw\t%0" : "=m"(control));
  return (enum float_rounding) (control >> 10 & 3);
#elif defined __aarch64__
  /* 1 is up, 2 down.  */
  uint64_t control;
  __asm__ volatile("mrs\t%0, fpcr" : "=r"(control));
  return (enum float_rounding) ((control >> 23 & 1) | (control >> 21 & 2));
#elif defined __s390__
  /* 1 is toward zero, 2 up, 3 down.  */
  uint32_t control;
  __asm__ volatile("efpc\t%0" : "=d"(control));
  return (enum float_rounding) (-control & 3);
#else
  switch (fegetround ())
    {
#ifdef FE_DOWNWARD
    case FE_DOWNWARD:
      return round_downward;
#endif
#ifdef FE_UPWARD
    case FE_UPWARD:
      return round_upward;
#endif
#ifdef FE_TOWARDZERO
    case FE_TOWARDZERO:
      return round_toward_zero;
#endif
    default:
      return round_to_nearest;
    }
#endif
}

/* The part that rounding cuts off, compared with half a unit of the last
   digit.  */
enum float_rest
{
  rest_none,
  rest_below_half,
  rest_half,
  rest_above_half
};

/* Whether the magnitude of a number is rounded up.  ODD says whether the last
   remaining digit is odd.  */
QRINTF_INLINE bool
float_rounds_up (enum float_rounding mode, bool negative, bool odd,
                 enum float_rest rest)
{
  switch (mode)
    {
    case round_to_nearest:
      return rest > rest_half || (rest == rest_half && odd);
    case round_downward:
      return negative && rest != rest_none;
    case round_upward:
      return !negative && rest != rest_none;
    default:
      return false;
    }
}

/* The radix character of the thread's locale, which is valid until the locale
   changes: at least one byte, and a NUL.  POSIX and the C libraries have no
   empty one.  */
QRINTF_INLINE const char *
float_radix (void)
{
  return nl_langinfo (RADIXCHAR);
}

/* The arguments of an emitter that are needed after the call of nl_langinfo. On
   x86 they stay in memory until they are needed, because a register that
   survives a call has to be saved and restored there, each by itself.  */
#if QRINTF_X86
typedef volatile struct float_arguments float_kept;
#else
typedef struct float_arguments float_kept;
#endif

struct float_arguments
{
  char *cursor, *limit;
  uint64_t bits;
  unsigned digits, flags, width;
  char radix; /* of one byte */
};

/* The members are stored one by one, because a copy of the whole object would
   be loaded before these stores have reached the cache.  */
QRINTF_INLINE void
float_keep (float_kept *kept, char *cursor, char *limit, uint64_t bits,
            unsigned digits)
{
  kept->cursor = cursor;
  kept->limit = limit;
  kept->bits = bits;
  kept->digits = digits;
}

/* Whether RADIX is the single byte C.  A radix character has at least one byte,
   so two bytes can be read.  */
QRINTF_INLINE bool
float_radix_is (const char *radix, char c)
{
  const char text[2] = { c, 0 };
  return memcmp (radix, text, 2) == 0;
}

/* Whether RADIX has a single byte.  */
QRINTF_INLINE bool
float_radix_is_byte (const char *radix)
{
  return radix[1] == 0;
}

/* The byte before the digits, or 0 for none.  It branches on the flags, which
   are predictable, and not on the sign.  */
QRINTF_INLINE unsigned
float_sign (bool negative, unsigned flags)
{
  unsigned other = flags & QRINTF_PLUS ? '+' : flags & QRINTF_SPACE ? ' ' : 0;
  return other ^ ((other ^ '-') & (0U - negative));
}

/* Whether a text of N bytes from CURSOR on ends at or before LIMIT.  */
QRINTF_INLINE bool
float_fits (const char *cursor, const char *limit, size_t n)
{
  return limit - cursor >= (ptrdiff_t) n;
}

/* Whether there is room for any text.  "%f" tests this before its digits are
   made: if a stream is full, the C library prints the text, and that time would
   be wasted.  */
QRINTF_INLINE bool
float_has_room (const char *cursor, const char *limit)
{
  return __builtin_expect (cursor <= limit, 1);
}

/* The fallback of the float emitters: writes an infinity or a quiet NaN.  For
   another number, which the emitter has refused, the result is a null
   pointer, and the original call prints the number.  Parameters and promises
   are those of __qrintf_real_fixed_field in emitters.h.  */
__attribute__ ((visibility ("hidden"))) char *
__qrintf_float_special (char *cursor, char *limit, uint64_t bits,
                        unsigned flags, unsigned width);

#endif
