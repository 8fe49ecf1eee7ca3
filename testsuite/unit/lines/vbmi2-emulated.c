/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The version for CPUs with AVX-512 VBMI2, for CPUs that have only the rest of
   AVX-512: a loop replaces the single instruction that they lack.  All other
   code is that of Ice Lake.  */

#include <immintrin.h>
#include <string.h>

static inline __m512i
compress_by_loop (unsigned long long mask, __m512i bytes)
{
  unsigned char from[64], to[64] = { 0 };
  unsigned n = 0;
  memcpy (from, &bytes, sizeof from);
  for (unsigned i = 0; i < 64; i++)
    if (mask >> i & 1)
      to[n++] = from[i];
  memcpy (&bytes, to, sizeof to);
  return bytes;
}

#define __AVX512VBMI2__ 1
#define _mm512_maskz_compress_epi8 compress_by_loop

#include "lines/scan/lines-scan.c"
