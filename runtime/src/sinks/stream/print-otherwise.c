/* SPDX-License-Identifier: MIT-0 */
/* Printing a value to a stream that other threads may use or that is
   line-buffered, and by libc.  See print.h.

   libc prints after the lock has been given back: in libc's function the thread
   may be cancelled, which gives back libc's own lock and no other.  */

#include "sinks/stream/print.h"

#include "sinks/stream/in-lines.h"

#include <limits.h>

#if defined __SIZEOF_INT128__ && defined __GLIBC__ && !defined __UCLIBC__

/* V by PRINT to F, which is locked if necessary; LOCKS says that this code
   holds the lock.  PRINT finds room between the write pointer and the end of
   the room, where a line-buffered stream has none, so the rest of the buffer
   becomes room for it meanwhile.  */
static inline int32_t
value_in_room (uint64_t v, unsigned around, FILE *f, print_value *print,
               bool locks)
{
  bool in_lines = has_room_in_lines (f);
  char *start = f->_IO_write_ptr, *end_of_room = f->_IO_write_end;
  if (in_lines)
    {
      f->_flags &= ~buffered_by_lines;
      f->_IO_write_end = f->_IO_buf_end;
    }
  int32_t n = print (v, around, NULL, f);
  if (in_lines)
    {
      f->_flags |= buffered_by_lines;
      f->_IO_write_end = end_of_room;
      f->_IO_write_ptr = start;
      if (n >= 0)
        n = take_line (f, start + n, locks);
    }
  return n;
}

/* V by PRINT under F's lock, or INT32_MIN if PRINT would have libc print it. */
static inline int32_t
print_locked (uint64_t v, unsigned around, FILE *f, print_value *print)
{
  if (!is_in_lines (f) && !may_have_room (f))
    return INT32_MIN;
  bool locks = !__libc_single_threaded && !locks_by_caller (f);
  if (locks)
    libc_flockfile (f);
  int32_t n = value_in_room (v, around, f, print, locks);
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
  if (!format)
    return INT32_MIN;
  int32_t n = print_locked (v, around, stream, print);
  if (n == INT32_MIN)
    n = print_by_libc (v, around, format, stream);
  /* GCC would otherwise copy the end of the function behind each call.  */
  __asm__("" : "+r"(n));
  return n;
}

#endif
