/* SPDX-License-Identifier: MIT-0 */
/* The length of a string up to a limit.  */

#ifndef QRINTF_STRING_LENGTH_H
#define QRINTF_STRING_LENGTH_H

#include <stddef.h>
#include <string.h>

#include "core/emitter.h"

/* The length of the text at S if it is less than N, else N.  strnlen does the
   same, but is not in C11, and a shared library grows by 90 bytes for each
   function that it imports: the emitters of strings and the interpreter share
   this one.  */
QRINTF_INLINE size_t
string_length (const char *s, size_t n)
{
  const char *nul = (const char *) memchr (s, 0, n);
  return nul ? (size_t) (nul - s) : n;
}

#endif
