/* SPDX-License-Identifier: MIT-0 */
/* The lengths of strings.  */

#include "string/open.h"

/* The length of S up to its NUL, and at most N.  */
QRINTF_INLINE size_t
opened_length (const char *s, size_t n)
{
  struct string_text text;
  (void) string_open (&text, SIZE_MAX, s, n);
  return text.length;
}

size_t
__qrintf_str_length (const char *s)
{
  return opened_length (s, SIZE_MAX);
}

size_t
__qrintf_strn_length (const char *s, size_t n)
{
  return opened_length (s, n);
}

size_t
__qrintf_printed_length (const char *s, int32_t n, int32_t most)
{
  if (__builtin_expect ((uint32_t) n <= (uint32_t) most, 1))
    return (size_t) n;
  return opened_length (s, SIZE_MAX);
}
