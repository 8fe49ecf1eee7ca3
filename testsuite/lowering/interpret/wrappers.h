/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Printf-like functions of the program's own, as the tests of this folder call
   them.

   by_vsnprintf and its kin hand their values to one v-function.  The others do
   what programs do in between.  NEXT is an argument behind those of the format:
   where the C library leaves a va_list behind what it read, a function that
   returns it or'ed into its result shows that.  */

#ifndef QRINTF_WRAPPERS_H
#define QRINTF_WRAPPERS_H

#include <stdarg.h>

#include "show.h"

/* NOIPA keeps the format unknown, and the function hot at any level.  */
#define SEEN(FORMAT)                                                           \
  __attribute__ ((noipa, unused, format (printf, FORMAT, FORMAT + 1)))
#define UNSEEN __attribute__ ((noipa, unused))

static int UNSEEN
list_to_buffer (char *to, size_t size, const char *format, va_list values)
{
  return vsnprintf (to, size, format, values);
}

static int UNSEEN
deeper_to_buffer (char *to, size_t size, const char *format, va_list values)
{
  return list_to_buffer (to, size, format, values) + 1000;
}

static int UNSEEN
pointer_to_buffer (char *to, size_t size, const char *format, va_list *values)
{
  return vsnprintf (to, size, format, *values);
}

/* The argument NEXT, where it can be found.  */
static inline int
next_of (va_list *values, int result)
{
#ifdef __x86_64__
  return result < 0 ? 0 : va_arg (*values, int);
#else
  (void) values;
  return result < 0;
#endif
}

#define WITH_LIST(CALL)                                                        \
  va_list values;                                                              \
  va_start (values, format);                                                   \
  int result = CALL;                                                           \
  va_end (values);                                                             \
  return result

static int SEEN (3)
by_vsnprintf (char *to, size_t size, const char *format, ...)
{
  WITH_LIST (vsnprintf (to, size, format, values));
}

static int UNSEEN
by_vsnprintf_unseen (char *to, size_t size, const char *format, ...)
{
  WITH_LIST (vsnprintf (to, size, format, values));
}

static int SEEN (2)
by_vsprintf (char *to, const char *format, ...)
{
  WITH_LIST (vsprintf (to, format, values));
}

static int SEEN (2)
by_vfprintf (FILE *to, const char *format, ...)
{
  WITH_LIST (vfprintf (to, format, values));
}

static int SEEN (1)
by_vprintf (const char *format, ...)
{
  WITH_LIST (vprintf (format, values));
}

static int SEEN (2)
by_vasprintf (char **to, const char *format, ...)
{
  WITH_LIST (vasprintf (to, format, values));
}

static int SEEN (2)
by_vdprintf (int to, const char *format, ...)
{
  WITH_LIST (vdprintf (to, format, values));
}

static int SEEN (3)
by_two (char *to, size_t size, const char *format, ...)
{
  WITH_LIST (list_to_buffer (to, size, format, values));
}

static int SEEN (3)
by_three (char *to, size_t size, const char *format, ...)
{
  WITH_LIST (deeper_to_buffer (to, size, format, values));
}

static int SEEN (3)
by_pointer (char *to, size_t size, const char *format, ...)
{
  WITH_LIST (pointer_to_buffer (to, size, format, &values));
}

/* The result is unused.  */
static int SEEN (3)
by_unused (char *to, size_t size, const char *format, ...)
{
  WITH_LIST ((vsnprintf (to, size, format, values), 5));
}

/* The result is compared.  */
static int SEEN (3)
by_compared (char *to, size_t size, const char *format, ...)
{
  WITH_LIST ((size_t) vsnprintf (to, size, format, values) < size);
}

/* The first value is the wrapper's own.  */
static int UNSEEN
by_rest (char *to, size_t size, const char *format, ...)
{
  WITH_LIST ((to[size - 1] = (char) va_arg (values, int),
              vsnprintf (to, size - 1, format, values)));
}

/* NEXT follows the format's values.  */
#define WITH_NEXT(CALL)                                                        \
  va_list values;                                                              \
  va_start (values, format);                                                   \
  int result = CALL;                                                           \
  int next = next_of (&values, result);                                        \
  va_end (values);                                                             \
  return result | next

static int UNSEEN
by_next (char *to, size_t size, const char *format, ...)
{
  WITH_NEXT (vsnprintf (to, size, format, values));
}

static int UNSEEN
by_next_of_vsprintf (char *to, const char *format, ...)
{
  WITH_NEXT (vsprintf (to, format, values));
}

static int UNSEEN
by_next_of_vfprintf (FILE *to, const char *format, ...)
{
  WITH_NEXT (vfprintf (to, format, values));
}

static int UNSEEN
by_next_of_vasprintf (char **to, const char *format, ...)
{
  WITH_NEXT (vasprintf (to, format, values));
}

static int UNSEEN
by_next_of_vdprintf (int to, const char *format, ...)
{
  WITH_NEXT (vdprintf (to, format, values));
}

/* Two formats read the same values, one the rest of the other's.  */
static int UNSEEN
by_both (char *to, size_t size, const char *format, ...)
{
  va_list values, copy;
  va_start (values, format);
  va_copy (copy, values);
  int length = vsnprintf (NULL, 0, format, copy);
  va_end (copy);
  if (length >= 0 && (size_t) length < size)
    length += vsprintf (to, format, values) * 1000;
  va_end (values);
  return length;
}

/* What is measured first, then made in a block of that size.  */
static char *SEEN (1)
by_allocation (const char *format, ...)
{
  va_list values;
  va_start (values, format);
  int length = vsnprintf (NULL, 0, format, values);
  va_end (values);
  if (length < 0)
    return NULL;
  char *text = (char *) malloc ((size_t) length + 1);
  va_start (values, format);
  vsnprintf (text, (size_t) length + 1, format, values);
  va_end (values);
  return text;
}

#endif
