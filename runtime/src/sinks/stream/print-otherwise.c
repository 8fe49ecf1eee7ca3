/* SPDX-License-Identifier: MIT-0 */
/* Printing a value to a stream that other threads may use, and by libc.  See
   print.h.

   libc prints after the lock has been given back: in libc's function the thread
   may be cancelled, which gives back libc's own lock and no other.  */

#include "sinks/stream/print.h"

#include "sinks/fortified.h"
#include "sinks/libc-names.h"
#include "sinks/stream/enter-stream.h"

#include <limits.h>

#if defined __SIZEOF_INT128__ && defined __GLIBC__ && !defined __UCLIBC__

/* V by PRINT under F's lock, or INT32_MIN if PRINT would have libc print it. */
static inline int32_t
print_locked (uint64_t v, unsigned around, FILE *f, print_value *print)
{
  if (!may_have_room (f))
    return INT32_MIN;
  bool locks = !locks_by_caller (f);
  if (locks)
    libc_flockfile (f);
  int32_t n = print (v, around, NULL, f);
  if (locks)
    libc_funlockfile (f);
  return n;
}

static inline int32_t
print_by_libc (uint64_t v, unsigned around, const char *format, FILE *f)
{
  if (around & QRINTF_PIECE)
    return around & UCHAR_MAX ? puts ((const char *) v)
                            : fputs ((const char *) v, f);
  return __fprintf_chk (f, 0, format, v);
}

int32_t
__qrintf_print_otherwise (uint64_t v, unsigned around, const char *format,
                          void *stream, print_value *print)
{
  int32_t n = INT32_MIN;
  if (!format)
    return n;
  if (!__libc_single_threaded)
    n = print_locked (v, around, stream, print);
  if (n == INT32_MIN)
    n = print_by_libc (v, around, format, stream);
  __asm__("" : "+r"(n)); /* or each call has an end of the function */
  return n;
}

#endif
