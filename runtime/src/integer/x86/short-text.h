/* SPDX-License-Identifier: MIT-0 */
/* Texts of the general emitter that take up to two vectors, on x86-64.  */

#ifndef QRINTF_X86_SHORT_TEXT_H
#define QRINTF_X86_SHORT_TEXT_H

#include <stdbool.h>

#include "core/x86/store16.h"
#include "integer/layout.h"
#include "integer/x86/digits.h"
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

/* Writes V by L, but for the prefix 0x.  No branch depends on a length, but on
   whether it is above 16.  Returns false, with nothing written, for texts of
   more than 32 bytes, and for other rare ones.  */
QRINTF_OUTLINE bool
put_short_text (char *p, uint64_t v, unsigned flags, const struct layout *l)
{
  unsigned lead = l->left + (l->prefix & 1), sign = l->sign;
  unsigned n = l->left + l->prefix + l->places, total = n + l->right;
  if (!n || total > 32 || flags & QRINTF_BINARY || (n > 16 && l->right))
    return false;
  if (n <= 16)
    {
      __m128i text = __qrintf_number_columns (v, flags, n, lead, sign);
      if (total <= 16)
        __qrintf_store16 (p, text, total);
      else
        {
          store128 (p + total - 16, _mm_set1_epi8 (' '));
          store128 (p, text);
        }
      return true;
    }
  unsigned first = n - 16, rest = lead > first ? lead - first : 0;
  uint64_t upper = split_last16 (&v, flags);
  store128 (p, __qrintf_number_columns (upper, flags, first, lead - rest,
                                        rest ? ' ' : sign));
  store128 (p + first, __qrintf_number_columns (v, flags, 16, rest, sign));
  return true;
}

#endif
