/* SPDX-License-Identifier: MIT-0 */
/* Copying from the scratch buffer with AVX-512.  A block behind the text's end
   may be read, so that a short text is one load and one exact store.  */

#ifndef QRINTF_X86_TRUNCATE_H
#define QRINTF_X86_TRUNCATE_H

#include "core/x86/block.h"

/* Copies the N bytes at SCRATCH to DST and writes a NUL behind them.  */
QRINTF_INLINE void
truncate_put (char *dst, const char *scratch, size_t n)
{
  if (n < 16)
    {
      /* The text of one number was stored as sixteen bytes.  A load of the same
         sixteen bytes can be forwarded from that store.  */
      store16 (dst, load128 (scratch), (unsigned) n);
      dst[n] = 0;
      return;
    }
  if (n < BLOCK)
    {
      block_put (dst, block_load (scratch), (unsigned) n);
      dst[n] = 0;
      return;
    }
  block_copy (dst, scratch, n);
  dst[n] = 0;
}

#endif
