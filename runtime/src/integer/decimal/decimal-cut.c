/* SPDX-License-Identifier: MIT-0 */
/* "%u" and "%d" by snprintf, if the text may be longer than the destination:
   the part that fits, a NUL, and the length of the whole text.  */

#include "core/memory.h"
#include <stdbool.h>
#include <string.h>

#include "core/emitter.h"
#include "integer/decimal/decimal-core.h"

#ifndef QRINTF_MASKED_STORES

/* The digits of V, behind a '-' if NEGATIVE, made on the stack and copied.  */
QRINTF_INLINE unsigned
decimal_cut (char *dst, size_t size, uint32_t v, bool negative)
{
  char text[32];
  text[0] = '-';
  size_t length = (size_t) (decimal_u32 (text + negative, v) - text);
  if (size)
    {
      size_t kept = length < size ? length : size - 1;
      copy_memory (dst, text, kept);
      dst[kept] = 0;
    }
  return (unsigned) length;
}

#endif

EMITTER (unsigned, u32_cut, char *dst, size_t size, uint32_t v)
{
  return decimal_cut (dst, size, v, false);
}

EMITTER (unsigned, i32_cut, char *dst, size_t size, int32_t v)
{
  return decimal_cut (dst, size, v < 0 ? -(uint32_t) v : (uint32_t) v, v < 0);
}
