/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions as many programs have them: they hand their format to vsnprintf.
   Each set of cases has its own, compiled as its calls are.  The compiler may
   not look from the call into the function, as it could not with two files.  */

#ifndef QRINTF_BENCH_WRAPPERS_H
#define QRINTF_BENCH_WRAPPERS_H

#include "cases.h"
#include "common/append-format.h"

#include <stdarg.h>
#include <string.h>

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
