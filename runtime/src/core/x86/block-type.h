/* SPDX-License-Identifier: MIT */
/* The vector that strings are scanned by, and the first two of a string.  */

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
  const char *text; /* the string */
  block first, second;
  unsigned skip; /* bytes of FIRST before the string */
  size_t length; /* of the text, if it ends in the window */
};

#endif
