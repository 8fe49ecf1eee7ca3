/* SPDX-License-Identifier: MIT */
/* The lengths of strings.  The C library's functions are the fastest there
   are; these have names of their own because the compiler warns of some
   calls of strlen that the source does not have.  */

#define _POSIX_C_SOURCE 200809L

#include "core/emitter.h"

#include <stdint.h>
#include <string.h>

size_t
__qrintf_str_length (const char *s)
{
  return strlen (s);
}

size_t
__qrintf_strn_length (const char *s, size_t n)
{
  return n > PTRDIFF_MAX ? strlen (s) : strnlen (s, n);
}
