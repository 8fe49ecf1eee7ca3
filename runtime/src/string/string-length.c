/* SPDX-License-Identifier: MIT */
/* The lengths of strings.  */

#include "core/memory.h"

size_t
__qrintf_str_length (const char *s)
{
  return text_length (s);
}

size_t
__qrintf_strn_length (const char *s, size_t n)
{
  return text_length_within (s, n);
}
