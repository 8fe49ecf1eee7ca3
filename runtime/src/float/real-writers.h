/* SPDX-License-Identifier: MIT */
/* What prints the reals of formats that the runtime has: a function for each
   style, which is null where the program has no format with one that was seen
   when it was compiled, and where the compiler has no 128-bit integer.  */

#ifndef QRINTF_REAL_WRITERS_H
#define QRINTF_REAL_WRITERS_H

#include "core/weak.h"

typedef __typeof__ (__qrintf_interpret_fixed) real_writer;

#ifdef __SIZEOF_INT128__

static real_writer fixed QRINTF_WEAK (__qrintf_interpret_fixed);
static real_writer exponent QRINTF_WEAK (__qrintf_interpret_exponent);
static real_writer general QRINTF_WEAK (__qrintf_interpret_general);

QRINTF_NOT_IMPORTED (__qrintf_interpret_fixed);
QRINTF_NOT_IMPORTED (__qrintf_interpret_exponent);
QRINTF_NOT_IMPORTED (__qrintf_interpret_general);

/* What prints a real by LETTER, which is e, f, g or one of these in upper case.
 */
QRINTF_INLINE real_writer *
writer_of (char letter)
{
  switch (letter | 0x20)
    {
    case 'e':
      return (real_writer *) QRINTF_PRESENT (exponent);
    case 'f':
      return (real_writer *) QRINTF_PRESENT (fixed);
    default:
      return (real_writer *) QRINTF_PRESENT (general);
    }
}

#else

QRINTF_INLINE real_writer *
writer_of (char letter)
{
  (void) letter;
  return NULL;
}

#endif

#endif
