/* SPDX-License-Identifier: MIT */
/* asprintf, vasprintf and their fortified forms.  A text is made on the stack, or
   counted if it is longer, and gets memory of its size.

   Refused is a text for which there is no memory, which libc reports.  A
   program's own vasprintf is called in place of libc's; a call of asprintf is left
   to the caller where one of the two is the program's, as its values cannot be
   handed on.  */

#define _GNU_SOURCE

#include <stdlib.h>

#include "print/spill.h"
#include "print/to-libc.h"
#include "sinks/from-libc.h"

#ifdef __GLIBC__
int __vasprintf_chk (char **, int, const char *, va_list);
#else
#define __vasprintf_chk(RESULT, FLAG, FORMAT, VALUES)                          \
  vasprintf (RESULT, FORMAT, VALUES)
#endif

/* Prints FORMAT with VALUES to memory, of which the text alone is counted first.
   Returns the length, or INT32_MIN.  */
QRINTF_OUTLINE int32_t
allocate_long (char **result, const char *format, va_list values)
{
  va_list again;
  QRINTF_COPY_VALUES (again, values);
  int32_t n = __qrintf_vsnprintf (NULL, 0, format, again);
  if (n < 0 || n == INT32_MAX)
    return INT32_MIN;
  char *text = malloc ((size_t) n + 1);
  if (!text)
    return INT32_MIN;
  int32_t printed = __qrintf_vsnprintf (text, (size_t) n + 1, format, values);
  if (printed != n)
    {
      free (text);
      return INT32_MIN;
    }
  *result = text;
  return n;
}

/* The same.  A refusal leaves VALUES as they were.  */
static int32_t
allocate_text (char **result, const char *format, va_list values)
{
  char text[480];
  struct printer p;
  p.spill = NULL;
  p.lacks_room = false;
  QRINTF_COPY_VALUES (p.values, values);
  char *end = __qrintf_print_text (text, text + sizeof text, format, &p);
  if (!end)
    return p.lacks_room ? allocate_long (result, format, values) : INT32_MIN;
  size_t n = (size_t) (end - text);
  char *copy = __qrintf_duplicate (text, n);
  if (!copy)
    return INT32_MIN;
  QRINTF_COPY_VALUES (values, p.values);
  *result = copy;
  return (int32_t) n;
}

int32_t
__qrintf_vasprintf (char **result, const char *format, va_list values)
{
  int32_t n = INT32_MIN;
  if (has_libc_vasprintf ())
    n = allocate_text (result, format, values);
  return n == INT32_MIN ? vasprintf (result, format, values) : n;
}

int32_t
__qrintf_vasprintf_chk (char **result, int32_t flag, const char *format,
                        va_list values)
{
  int32_t n = INT32_MIN;
  if (has_libc_vasprintf ())
    n = allocate_text (result, format, values);
  return n == INT32_MIN ? __vasprintf_chk (result, flag, format, values) : n;
}

#define WITH_VALUES(BY_LIST)                                                   \
  {                                                                            \
    if (!has_libc_asprintf () || !has_libc_vasprintf ())                       \
      return INT32_MIN;                                                        \
    va_list values;                                                            \
    va_start (values, format);                                                 \
    int32_t n = BY_LIST;                                                       \
    va_end (values);                                                           \
    return n;                                                                  \
  }

int32_t
__qrintf_asprintf (char **result, const char *format, ...)
    WITH_VALUES (__qrintf_vasprintf (result, format, values))

int32_t
__qrintf_asprintf_chk (char **result, int32_t flag, const char *format, ...)
    WITH_VALUES (__qrintf_vasprintf_chk (result, flag, format, values))
