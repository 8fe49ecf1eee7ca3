/* SPDX-License-Identifier: MIT-0 */
/* Copying from the scratch buffer with NEON.  */

#ifndef QRINTF_NEON_TRUNCATE_H
#define QRINTF_NEON_TRUNCATE_H

#include "core/neon/copy.h"

/* Copies the N bytes at SCRATCH to DST and writes a NUL behind them.  */
QRINTF_INLINE void
truncate_put (char *dst, const char *scratch, size_t n)
{
  *copy_bytes (dst, scratch, n) = 0;
}

#endif
