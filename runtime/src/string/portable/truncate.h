/* SPDX-License-Identifier: MIT-0 */
/* Copying from the scratch buffer, in portable C.  */

#ifndef QRINTF_PORTABLE_TRUNCATE_H
#define QRINTF_PORTABLE_TRUNCATE_H

#include "core/memory.h"
#include <stddef.h>
#include <string.h>

/* Copies the N bytes at SCRATCH to DST and writes a NUL behind them.  */
static inline void
truncate_put (char *dst, const char *scratch, size_t n)
{
  copy_memory (dst, scratch, n);
  dst[n] = 0;
}

#endif
