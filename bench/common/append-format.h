/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A function as in many programs: it passes its format to vsnprintf.  */

#ifndef QRINTF_BENCH_APPEND_FORMAT_H
#define QRINTF_BENCH_APPEND_FORMAT_H

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

/* The compiler must not see from the call into the function, as if they were in
   different files.  */
#define WRAPPER(FORMAT)                                                        \
  static int __attribute__ ((noipa, format (printf, FORMAT, FORMAT + 1)))

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

#endif
