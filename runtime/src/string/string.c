/* SPDX-License-Identifier: MIT-0 */
/* "%s", "%.*s", "%-20s", "%20s" without a limit.  Only str and str_to accept a
   null pointer.  With a precision, the text that libc writes for it depends on
   the precision, so lowered code passes a string instead.  */

#include "core/emitter.h"
#include "string/string-core.h"

EMITTER (char *, str, char *cursor, const char *s)
{
  if (__builtin_expect (!s, 0))
    return null_put (cursor);
  return string_put (cursor, s, SIZE_MAX);
}

EMITTER (char *, strn, char *cursor, const char *s, size_t n)
{
  return string_put (cursor, s, n);
}

EMITTER (char *, bytes, char *cursor, const char *s, size_t n)
{
  return string_bytes (cursor, s, n);
}

EMITTER (char *, str_left, char *cursor, const char *s, size_t n,
         unsigned width)
{
  return string_left (cursor, SIZE_MAX, s, n, width);
}

EMITTER (char *, str_right, char *cursor, const char *s, size_t n,
         unsigned width)
{
  return string_right (cursor, SIZE_MAX, s, n, width);
}
