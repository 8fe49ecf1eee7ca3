/* SPDX-License-Identifier: MIT-0 */
/* The end of snprintf: copies the part of a text that fits, and a NUL.  */

#include "core/emitter.h"
#include "core/select.h"

#ifdef QRINTF_MASKED_STORES
#include "string/x86/truncate.h"
#elif QRINTF_NEON
#include "core/neon/copy.h"
#define truncate_put(DST, SCRATCH, N) (*copy_bytes (DST, SCRATCH, N) = 0)
#else
#include "core/memory.h"
#define truncate_put(DST, SCRATCH, N) (*copy_memory (DST, SCRATCH, N) = 0)
#endif

EMITTER (char *, truncate, char *dst, size_t size, const char *scratch,
         size_t length)
{
  if (size)
    truncate_put (dst, scratch, length < size ? length : size - 1);
  return dst;
}
