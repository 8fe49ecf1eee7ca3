/* SPDX-License-Identifier: MIT */
/* One conversion by the C library, for what has no emitter: wide characters and
   strings, grouping, the locale's digits, "%m".

   The C library writes a NUL behind its text, where other text may stand, so
   the text is made apart and copied.  errno stays as it was where that fails:
   the original call is made then, whose "%m" must not see this attempt.  */

#include "core/emitter.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

char *
__qrintf_format (char *cursor, char *limit, const char *format, ...)
{
  char text[1024];
  int error = errno;
  va_list values;
  va_start (values, format);
  int n = vsnprintf (text, sizeof text, format, values);
  va_end (values);
  if (n < 0 || (size_t) n >= sizeof text || n > limit - cursor)
    {
      errno = error;
      return NULL;
    }
  memcpy (cursor, text, (size_t) n);
  return cursor + n;
}
