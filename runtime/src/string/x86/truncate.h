/* SPDX-License-Identifier: MIT */
/* The scratch buffer's way out on x86-64.  The scratch text may be read a block
   past its end, so a short one is a load and an exact store.  */

#ifndef QRINTF_X86_TRUNCATE_H
#define QRINTF_X86_TRUNCATE_H

#include "core/x86/block.h"

QRINTF_INLINE void
truncate_put (char *dst, const char *scratch, size_t n)
{
  if (n < 16)
    {
      /* The text of one number: its store can be forwarded.  */
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
