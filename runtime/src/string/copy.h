/* SPDX-License-Identifier: MIT-0 */
/* Copies of texts, most of which are short.  */

#ifndef QRINTF_STRING_COPY_H
#define QRINTF_STRING_COPY_H

#include "core/memory.h"
#include "core/select.h"

#if QRINTF_NEON
#include "core/neon/copy.h"
#else
#include "core/few.h"

/* Copies the N bytes at S and returns the end.  */
QRINTF_INLINE char *
copy_bytes (char *p, const char *s, size_t n)
{
  if (n <= 16)
    copy_few (p, s, n);
  else
    copy_memory (p, s, n);
  return p + n;
}

#endif

#endif
