/* SPDX-License-Identifier: MIT-0 */
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

size_t
__qrintf_printed_length (const char *s, int32_t n, int32_t most)
{
  if (__builtin_expect ((uint32_t) n <= (uint32_t) most, 1))
    return (size_t) n;
  return text_length (s);
}
