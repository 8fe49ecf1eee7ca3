/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the printf-like functions of this folder's tests are made of: NEXT is an
   argument behind those of the format.  Where the C library leaves a va_list
   behind what it read, a function that returns it or'ed into its result shows
   that.  */

#ifndef QRINTF_WRAPPERS_H
#define QRINTF_WRAPPERS_H

#include "show.h"
#include "with-list.h"

/* NOIPA keeps the format unknown, and the function hot at any level.  */
#define SEEN(FORMAT)                                                           \
  __attribute__ ((noipa, unused, format (printf, FORMAT, FORMAT + 1)))
#define UNSEEN __attribute__ ((noipa, unused))

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

/* NEXT follows the format's values.  */
#define WITH_NEXT(CALL)                                                        \
  va_list values;                                                              \
  va_start (values, format);                                                   \
  int result = CALL;                                                           \
  int next = next_of (&values, result);                                        \
  va_end (values);                                                             \
  return result | next

#endif
