/* SPDX-License-Identifier: MIT-0 */
/* "%p" without flags: 0x and hexadecimal digits, or glibc's "(nil)".  */

#include <string.h>

#include "core/emitter.h"
#include "integer/hex-core.h"

__typeof__ (__qrintf_x64_exact) QRINTF_VARIANT (x64_exact, QRINTF_TIER);

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
