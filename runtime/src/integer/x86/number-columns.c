/* SPDX-License-Identifier: MIT-0 */
/* See number-columns.h.  */

#include "core/select.h"

#if QRINTF_X86

#include "core/emitter.h"
#include "integer/radix-text.h"
#include "integer/x86/digits.h"
#include "integer/x86/field-lead.h"
#include "integer/x86/hex.h"
#include "integer/x86/number-columns.h"

/* The last N octal digits of V, left-aligned.  */
QRINTF_INLINE __m128i
octal_text (uint64_t v, unsigned n)
{
  QRINTF_ASSERT (n > 0 && n <= 16);
  v <<= 48 - 3 * n;
  uint64_t first = octal_text8 (v >> 24 & 0xffffff);
  uint64_t second = octal_text8 (v & 0xffffff);
  return _mm_set_epi64x ((int64_t) __builtin_bswap64 (second),
                         (int64_t) __builtin_bswap64 (first));
}

__m128i
__qrintf_number_columns (uint64_t v, unsigned flags, unsigned n, unsigned lead,
                         unsigned sign)
{
  __m128i digits;
  if (flags & (QRINTF_HEX | QRINTF_OCTAL))
    digits = _mm_sub_epi8 (flags & QRINTF_HEX
                               ? hex_text (v, n, flags & QRINTF_UPPER)
                               : octal_text (v, n),
                           _mm_set1_epi8 ('0'));
  else
    digits = decimal_places (v, n);
  __m128i text = _mm_add_epi8 (digits, field_lead (lead, sign));
  return _mm_add_epi8 (text, field_behind (n));
}

#endif
