/* SPDX-License-Identifier: MIT-0 */
/* The vectors by which 64 bytes are compared with one byte.  Operators serve
   for every CPU; what has none is in the headers of x86/ and neon/.  */

#ifndef QRINTF_NEWLINES_NEEDLE_VECTOR_H
#define QRINTF_NEWLINES_NEEDLE_VECTOR_H

#include "core/emitter.h"
#include "lines/scan/lines-cpu.h"

#include <stdint.h>
#include <string.h>

#ifdef __AVX2__
typedef uint8_t needle __attribute__ ((vector_size (32)));
#else
typedef uint8_t needle __attribute__ ((vector_size (16)));
#endif

/* The number of vectors in 64 bytes.  */
enum
{
  PARTS = 64 / sizeof (needle)
};

QRINTF_INLINE needle
needle_of (unsigned char byte)
{
  return (needle){ 0 } + byte;
}

QRINTF_INLINE needle
load_part (const char *p, unsigned part)
{
  needle bytes;
  memcpy (&bytes, p + part * sizeof bytes, sizeof bytes);
  return bytes;
}

/* A byte of -1 for each byte that is the same in A and B, and of 0 for the
   others.  */
QRINTF_INLINE needle
equal_bytes (needle a, needle b)
{
  return (needle) (a == b);
}

#endif
