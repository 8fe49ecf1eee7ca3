/* SPDX-License-Identifier: MIT-0 */
/* Texts of the general emitter that take up to two vectors, on x86-64.  */

#ifndef QRINTF_X86_SHORT_TEXT_H
#define QRINTF_X86_SHORT_TEXT_H

#include <stdbool.h>

#include "core/x86/store16.h"
#include "integer/layout.h"
#include "integer/x86/digits.h"
#include "integer/x86/field-lead.h"
#include "integer/x86/number-columns.h"

/* The digits of V before the last sixteen; these remain in V.  */
QRINTF_INLINE uint64_t
split_last16 (uint64_t *v, unsigned flags)
{
  if (flags & QRINTF_HEX)
    return 0;
  if (flags & QRINTF_OCTAL)
    return *v >> 48;
  uint64_t first = *v / TEN16;
  *v %= TEN16;
  return first;
}

/* Writes V by L, except the prefix 0x.  No branch depends on the number of
   digits, except whether the text is longer than 16 bytes or than WIDTH.
   Returns false, with nothing written, for texts of more than 32 bytes, and for
   binary and empty ones.  */
QRINTF_INLINE bool
put_short_text (char *p, uint64_t v, unsigned flags, unsigned width,
                const struct layout *l)
{
  unsigned lead = l->left + (l->prefix & 1), sign = l->sign;
  unsigned n = l->left + l->prefix + l->places, total = n + l->right;
  if (!n || total > 32 || flags & QRINTF_BINARY)
    return false;
  if (total > n && total > 16)
    store128 (p + total - 16, _mm_set1_epi8 (' '));
  if (n > 16)
    {
      /* The columns before the last sixteen; the sign may be among either.  */
      unsigned first = n - 16, rest = lead > first ? lead - first : 0;
      unsigned first_lead = lead - rest, first_sign = rest ? ' ' : sign;
      uint64_t upper = split_last16 (&v, flags);
      store128 (p, upper ? __qrintf_number_columns (upper, flags, first,
                                                    first_lead, first_sign)
                         : field_lead (first_lead, first_sign));
      p += first;
      n = total = 16;
      lead = rest;
    }
  __m128i text = __qrintf_number_columns (v, flags, n, lead, sign);
  if (total >= 16)
    store128 (p, text);
  else if (total <= width)
    store16_steady (p, text, total); /* the width is the format's */
  else
    __qrintf_store16 (p, text, total);
  return true;
}

#endif
