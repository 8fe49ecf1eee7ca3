/* SPDX-License-Identifier: MIT */
/* The lengths of strings, which the C library counts as fast as anyone.  They
   have names of their own because the compiler warns of what strlen reads.  */

#define _POSIX_C_SOURCE 200809L

#include "core/emitter.h"

#include <string.h>

size_t
__qrintf_str_length (const char *s)
{
  return strlen (s);
}

size_t
__qrintf_strn_length (const char *s, size_t n)
{
  return strnlen (s, n);
}
