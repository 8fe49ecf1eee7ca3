/* SPDX-License-Identifier: MIT */
/* Copies of texts, most of which are short.  */

#ifndef QRINTF_COPY_H
#define QRINTF_COPY_H

#include "core/select.h"

#if QRINTF_NEON
#include "core/neon/copy.h"
#else
#include "core/copy-ends.h"
#include "core/emitter.h"

#include <stddef.h>
#include <stdint.h>

/* Copies the N bytes at S and returns the end.  */
QRINTF_INLINE char *
copy_bytes (char *p, const char *s, size_t n)
{
  if (n > 16)
    memcpy (p, s, n);
  else if (n >= 8)
    COPY_ENDS (uint64_t, p, s, n);
  else if (n >= 4)
    COPY_ENDS (uint32_t, p, s, n);
  else if (n > 0)
    {
      char first = s[0], middle = s[n / 2], last = s[n - 1];
      p[0] = first;
      p[n / 2] = middle;
      p[n - 1] = last;
    }
  return p + n;
}

#endif

#endif
