/* SPDX-License-Identifier: MIT */
/* Printing a value to a stream that other threads may use.  See print.h.

   libc prints after the lock has been given back: in libc's function the thread
   may be cancelled, which gives back libc's own lock and no other.  */

#include "sinks/print.h"

#include "sinks/enter-stream.h"
#include "sinks/fortified.h"

#if defined __SIZEOF_INT128__ && defined __GLIBC__ && !defined __UCLIBC__

int32_t
__qrintf_print_locked (uint64_t v, unsigned tail, const char *format,
                       void *stream, print_value *print)
{
  FILE *f = stream;
  int32_t n = INT32_MIN;
  if (may_have_room (f))
    {
      bool locks = !locks_by_caller (f);
      if (locks)
        flockfile (f);
      n = print (v, tail, NULL, f);
      if (locks)
        funlockfile (f);
    }
  return n == INT32_MIN ? __fprintf_chk (f, 0, format, v) : n;
}

#endif
