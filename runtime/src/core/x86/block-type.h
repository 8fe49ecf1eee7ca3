/* SPDX-License-Identifier: MIT */
/* The type block, the vector by which strings are scanned, and the window
   that two of them make.  */

#ifndef QRINTF_X86_BLOCK_TYPE_H
#define QRINTF_X86_BLOCK_TYPE_H

#include "core/x86/store.h"

#ifdef QRINTF_MASKED_STORES
#define BLOCK 32
typedef __m256i block;
#else
#define BLOCK 16
typedef __m128i block;
#endif

/* The first two aligned blocks that a string lies in.  */
struct window
{
  const char *text; /* where the string begins */
  block first, second;
  unsigned skip; /* bytes of FIRST that stand before the string */
  size_t length; /* of the string, if it ends in the window */
};

#endif
