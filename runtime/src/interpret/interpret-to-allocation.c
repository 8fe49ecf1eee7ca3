/* SPDX-License-Identifier: MIT */
/* vasprintf and asprintf with a format that is read at run time.  Refused, so
   that the original call is made: texts of more than 960 bytes, functions that
   are not the C library's, and where there is no memory, which libc reports. */

#define _GNU_SOURCE /* for asprintf and vasprintf */

#include <stdlib.h>
#include <string.h>

#include "interpret/whole-text.h"
#include "sinks/from-libc.h"

static int32_t
take_text (void *result, const char *text, size_t length)
{
  char *copy = malloc (length + 1);
  if (!copy)
    return INT32_MIN;
  memcpy (copy, text, length);
  copy[length] = 0;
  *(char **) result = copy;
  return (int32_t) length;
}

QRINTF_INLINE int32_t
allocate_text (char **result, const char *format, va_list values)
{
  return put_whole_text (take_text, true, result, format, values);
}

int32_t
__qrintf_interpret_allocation (char **result, const char *format,
                               va_list values)
{
  return has_interpreter () && has_libc_vasprintf ()
             ? allocate_text (result, format, values)
             : INT32_MIN;
}

int32_t
__qrintf_interpret_allocation_values (char **result, const char *format, ...)
{
  if (!has_interpreter () || !has_libc_asprintf ())
    return INT32_MIN;
  va_list values;
  va_start (values, format);
  int32_t n = allocate_text (result, format, values);
  va_end (values);
  return n;
}
