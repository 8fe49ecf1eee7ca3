/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions as many programs have them: they hand their format to vsnprintf.
   Each set of cases has its own, compiled as its calls are.  The compiler may
   not look from the call into the function, as it could not with two files.  */

#ifndef QRINTF_BENCH_WRAPPERS_H
#define QRINTF_BENCH_WRAPPERS_H

#include "cases.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* The compiler must not see from the call into the function, as if they were in
   different files.  */
#define WRAPPER(FORMAT)                                                        \
  static int                                                                   \
      __attribute__ ((noipa, unused, format (printf, FORMAT, FORMAT + 1)))

/* Git's string, as strbuf_addf appends to it.  */
struct growing
{
  size_t size, length;
  char *text;
};

static void
grow (struct growing *to, size_t more)
{
  if (to->size - to->length > more)
    return;
  to->size = 2 * (to->size + more);
  to->text = realloc (to->text, to->size);
  if (!to->text)
    abort ();
}

WRAPPER (2) append_format (struct growing *to, const char *format, ...)
{
  va_list values, again;
  va_start (values, format);
  grow (to, 64);
  va_copy (again, values);
  int n
      = vsnprintf (to->text + to->length, to->size - to->length, format, again);
  va_end (again);
  if (n >= 0 && (size_t) n >= to->size - to->length)
    {
      grow (to, (size_t) n);
      n = vsnprintf (to->text + to->length, to->size - to->length, format,
                     values);
    }
  va_end (values);
  to->length += (size_t) n;
  return n;
}

/* A line with a time and a level, written at once.  */
WRAPPER (4)
log_line (char *buf, const struct tm *when, int level, const char *format, ...)
{
  int start = snprintf (buf, BENCH_BUFFER, "%02d:%02d:%02d %s: ", when->tm_hour,
                        when->tm_min, when->tm_sec, bench_level (level));
  va_list values;
  va_start (values, format);
  int n = vsnprintf (buf + start, (size_t) (BENCH_BUFFER - 1 - start), format,
                     values);
  va_end (values);
  buf[start + n] = '\n';
  return start + n + 1;
}

/* Through a local buffer to a file.  */
WRAPPER (1) put_line (const char *format, ...)
{
  char line[256];
  va_list values;
  va_start (values, format);
  int n = vsnprintf (line, sizeof line, format, values);
  va_end (values);
  fputs (line, bench_stream);
  return n;
}

/* Memory for the caller to free.  */
WRAPPER (2) allocate_format (char **to, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  int n = vasprintf (to, format, values);
  va_end (values);
  return n;
}

/* What a program calls through a pointer.  */
WRAPPER (2) print_to (char *buf, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  int n = vsnprintf (buf, BENCH_BUFFER, format, values);
  va_end (values);
  return n;
}

static __typeof__ (print_to) *volatile printer = print_to;

#endif
