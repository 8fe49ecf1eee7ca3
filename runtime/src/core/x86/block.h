/* SPDX-License-Identifier: MIT */
/* Copying memory by block, the vector by which strings are scanned.  */

#ifndef QRINTF_X86_BLOCK_H
#define QRINTF_X86_BLOCK_H

#include "core/x86/block-type.h"

#ifdef QRINTF_MASKED_STORES
#include "core/x86/block-v4.h"
#else
#include "core/x86/block-sse2.h"
#endif

/* Copies N >= BLOCK bytes from S to P, exactly.  */
QRINTF_INLINE void
block_copy (char *p, const char *s, size_t n)
{
  QRINTF_ASSERT (n >= BLOCK);
  for (size_t i = 0; i < n - BLOCK; i += BLOCK)
    block_store (p + i, block_load (s + i));
  block_store (p + n - BLOCK, block_load (s + n - BLOCK));
}

#endif
