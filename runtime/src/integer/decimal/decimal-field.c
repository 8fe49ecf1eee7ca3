/* SPDX-License-Identifier: MIT-0 */
/* "%5d", "%-5d", "%05d" and their unsigned forms: decimal numbers in a field of
   a minimum width.  integer.c has the precision and the other flags.  */

#include "core/emitter.h"
#include "qrintf/itoa.h"
#include "core/select.h"

#if QRINTF_X86
#include "integer/x86/field.h"
#elif QRINTF_NEON
#include "integer/neon/field.h"
#else
#include "integer/field-any.h"
#define field_right(P, V, WIDTH, SIGN)                                         \
  __qrintf_field_any (P, V, WIDTH, SIGN, field_of_spaces_before)
#define field_left(P, V, WIDTH, SIGN)                                          \
  __qrintf_field_any (P, V, WIDTH, SIGN, field_of_spaces_after)
#define field_zero(P, V, WIDTH, SIGN)                                          \
  __qrintf_field_any (P, V, WIDTH, SIGN, field_of_zeros)
#endif

/* Splits V into its absolute value, which is returned, and the byte before its
   digits.  That is '-', or the former value of *SIGN: the sign of other
   numbers, or 0 for none.  There is no branch, because signs are hard to
   predict.  */
#ifndef field_split
QRINTF_INLINE uint64_t
field_split (int64_t v, unsigned *sign)
{
  uint64_t mask = -(uint64_t) (v < 0);
  *sign ^= (*sign ^ '-') & (unsigned) mask;
  return ((uint64_t) v ^ mask) - mask;
}
#endif

/* A variant may have code only for frequent fields, for which field_is_short
   holds.  The others are left to the base variant.  */
#ifdef field_is_short
#define UNLESS_SHORT(NAME, V, ...)                                             \
  if (!__builtin_expect (field_is_short (V, width), 1))                        \
  return QRINTF_VARIANT (NAME, base) (__VA_ARGS__)

#define BASE_VARIANT(NAME)                                                     \
  __typeof__ (__qrintf_##NAME) QRINTF_VARIANT (NAME, base)
BASE_VARIANT (i64_right);
BASE_VARIANT (u64_right);
BASE_VARIANT (i64_left);
BASE_VARIANT (u64_left);
BASE_VARIANT (i64_zero);
BASE_VARIANT (u64_zero);
BASE_VARIANT (u32_zero);
#else
#define UNLESS_SHORT(NAME, V, ...) (void) 0
#endif

/* The emitters of fields of the form FORM.  */
#define FIELD_EMITTERS(FORM)                                                   \
  EMITTER (char *, i64_##FORM, char *cursor, int64_t v, unsigned width,        \
           unsigned plus)                                                      \
  {                                                                            \
    unsigned sign = plus;                                                      \
    uint64_t magnitude = field_split (v, &sign);                               \
    UNLESS_SHORT (i64_##FORM, magnitude, cursor, v, width, plus);              \
    return field_##FORM (cursor, magnitude, width, sign);                      \
  }                                                                            \
                                                                               \
  EMITTER (char *, u64_##FORM, char *cursor, uint64_t v, unsigned width)       \
  {                                                                            \
    UNLESS_SHORT (u64_##FORM, v, cursor, v, width);                            \
    return field_##FORM (cursor, v, width, 0);                                 \
  }

FIELD_EMITTERS (right)
FIELD_EMITTERS (left)
FIELD_EMITTERS (zero)

#ifndef field_zero32
#define field_zero32(P, V, WIDTH) field_zero (P, V, WIDTH, 0)
#endif

EMITTER (char *, u32_zero, char *cursor, uint32_t v, unsigned width)
{
  UNLESS_SHORT (u32_zero, v, cursor, v, width);
  return field_zero32 (cursor, v, width);
}

PUBLIC_NAME (u32_zero, qrintf_u32toa_pad)
PUBLIC_NAME (u64_zero, qrintf_u64toa_pad)
