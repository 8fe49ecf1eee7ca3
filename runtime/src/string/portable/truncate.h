/* SPDX-License-Identifier: MIT */
/* The scratch buffer's way out, in portable C.  */

#ifndef QRINTF_PORTABLE_TRUNCATE_H
#define QRINTF_PORTABLE_TRUNCATE_H

#include <stddef.h>
#include <string.h>

static inline void
truncate_put (char *dst, const char *scratch, size_t n)
{
  memcpy (dst, scratch, n);
  dst[n] = 0;
}

#endif
