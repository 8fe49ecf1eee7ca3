/* SPDX-License-Identifier: MIT-0 */
/* The string emitters that stop at a limit.  They pass on the room from the
   cursor to the limit, so that string-core.h compares lengths and not
   pointers.  */

#include "core/emitter.h"
#include "string/string-core.h"

EMITTER (char *, str_to, char *cursor, char *limit, const char *s)
{
  if (cursor > limit)
    return NULL;
  if (__builtin_expect (!s, 0))
    return limit - cursor < null_text ? NULL : null_put (cursor);
  return string_put_to (cursor, limit - cursor, s, SIZE_MAX);
}

EMITTER (char *, strn_to, char *cursor, char *limit, const char *s, size_t n)
{
  if (cursor > limit)
    return NULL;
  return string_put_to (cursor, limit - cursor, s, n);
}

EMITTER (char *, str_left_to, char *cursor, char *limit, const char *s,
         size_t n, unsigned width)
{
  if (cursor > limit || (size_t) (limit - cursor) < width)
    return NULL;
  return string_left (cursor, limit - cursor, s, n, width);
}

EMITTER (char *, str_right_to, char *cursor, char *limit, const char *s,
         size_t n, unsigned width)
{
  if (cursor > limit || (size_t) (limit - cursor) < width)
    return NULL;
  return string_right (cursor, limit - cursor, s, n, width);
}
