/* SPDX-License-Identifier: MIT */
/* vdprintf and dprintf with a format that is read at run time.  Refused, so
   that the original call is made: texts of more than 960 bytes, functions that
   are not the C library's, and empty texts, for which libc writes nothing but
   looks at the descriptor.  */

#define _GNU_SOURCE /* for asprintf and vasprintf */

#include "interpret/whole-text.h"
#include "sinks/from-libc.h"
#include "sinks/write-text.h"

static int32_t
take_text (void *fd, const char *text, size_t length)
{
  return length > 0 ? write_text (*(int32_t *) fd, text, length) : INT32_MIN;
}

QRINTF_INLINE int32_t
write_formatted (int32_t fd, const char *format, va_list values)
{
  return put_whole_text (take_text, true, &fd, format, values);
}

int32_t
__qrintf_interpret_descriptor (int32_t fd, const char *format, va_list values)
{
  return has_interpreter () && has_libc_vdprintf ()
             ? write_formatted (fd, format, values)
             : INT32_MIN;
}

int32_t
__qrintf_interpret_descriptor_values (int32_t fd, const char *format, ...)
{
  if (!has_interpreter () || !has_libc_dprintf ())
    return INT32_MIN;
  va_list values;
  va_start (values, format);
  int32_t n = write_formatted (fd, format, values);
  va_end (values);
  return n;
}
