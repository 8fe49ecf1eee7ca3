/* SPDX-License-Identifier: MIT-0 */
/* One conversion by the C library, for conversions without an emitter: wide
   characters and strings, grouping, the locale's digits, long double, "%a",
   "%m".  Texts of more than 1023 bytes are refused.

   The C library writes a NUL behind its text, where bytes may stand that must
   be kept.  So the text is made in a buffer and copied.  If that fails, errno
   stays unchanged: the original call is made then, and its "%m" must not print
   the error of this attempt.  */

#include "core/memory.h"
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
  return copy_memory (cursor, text, (size_t) n);
}
