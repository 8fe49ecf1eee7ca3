/* SPDX-License-Identifier: MIT-0 */
/* printf, fprintf and their forms print into the stream's own buffer.  Behind
   the write pointer of a write-only stream, in a buffer of the library's, bytes
   may be overwritten, because the program cannot see them.

   Refused are unbuffered streams, wide streams, texts that do not fit the
   buffer, and what in-lines.h refuses of line-buffered streams.  */

#include "print/entry/entry.h"
#include "sinks/libc-names.h"

#include <string.h>

#if defined __GLIBC__ && !defined __UCLIBC__

#include "sinks/stream/in-lines.h"

/* Prints at CURSOR in a stream's buffer.  HIDES says that the stream hides an
   overrun.  */
QRINTF_INLINE char *
print_at (struct printer *p, char *cursor, char *limit, const char *format,
          bool hides)
{
  p->spill = NULL;
  p->may_overrun = hides && limit - cursor > longest_overrun;
  if (p->may_overrun)
    limit -= longest_overrun;
  return __qrintf_print_text (cursor, limit, format, p);
}

/* Prints to the fully buffered stream F, which the caller has locked if that is
   necessary.  Returns the length, or INT32_MIN.  */
QRINTF_INLINE int32_t
print_in_buffer (FILE *f, struct printer *p, const char *format)
{
  qrintf_room room = find_room (f, 1);
  char *start = qrintf_room_start (room);
  char *end = start ? print_at (p, start, qrintf_room_end (room), format,
                                hides_overrun (f))
                    : NULL;
  return end ? take_text (f, end) : INT32_MIN;
}

/* Prints to the line-buffered stream F.  LOCKS says that the caller has locked
   it.  */
QRINTF_OUTLINE int32_t
print_line (FILE *f, struct printer *p, const char *format, bool locks)
{
  if (!has_room_in_lines (f))
    return INT32_MIN;
  char *start = f->_IO_write_ptr, *limit = f->_IO_buf_end;
  if (limit - start > most_text)
    limit = start + most_text;
  char *end = print_at (p, start, limit, format, true);
  return end ? take_line (f, end, locks) : INT32_MIN;
}

/* Prints to a stream that has to be locked or is not fully buffered.  */
QRINTF_OUTLINE int32_t
print_otherwise (FILE *f, struct printer *p, const char *format)
{
  bool in_lines = is_in_lines (f);
  if (!in_lines && !may_have_room (f))
    return INT32_MIN;
  bool locks = !__libc_single_threaded && !locks_by_caller (f);
  if (locks)
    libc_flockfile (f);
  int32_t n = in_lines ? print_line (f, p, format, locks)
                       : print_in_buffer (f, p, format);
  if (locks)
    libc_funlockfile (f);
  return n;
}

QRINTF_INLINE int32_t
print_to_stream (FILE *f, struct printer *p, const char *format)
{
  char *start = f->_IO_write_ptr, *limit = f->_IO_write_end;
  size_t room = (size_t) ((uintptr_t) limit - (uintptr_t) start);
  if (__builtin_expect (!__libc_single_threaded, 0)
      || __builtin_expect (
          room - longest_overrun - 1 >= most_text - longest_overrun, 0)
      || __builtin_expect (!is_plain_and_hides_overrun (f), 0))
    return print_otherwise (f, p, format);
  p->spill = NULL;
  p->may_overrun = true;
  char *end = __qrintf_print_text (start, limit - longest_overrun, format, p);
  return end ? take_text (f, end) : INT32_MIN;
}

#else

QRINTF_INLINE int32_t
print_to_stream (FILE *f, struct printer *p, const char *format)
{
  (void) f, (void) p, (void) format;
  return INT32_MIN;
}

#endif

#define STREAM_WITH_VALUES(STREAM, FLAG)                                       \
  QRINTF_OF_VALUES (true, print_to_stream (STREAM, &p, format),                \
                    __vfprintf_chk (STREAM, FLAG, format, values))
#define STREAM_WITH_LIST(STREAM, FLAG)                                         \
  {                                                                            \
    FILE *f = STREAM;                                                          \
    QRINTF_OF_LIST (true, print_to_stream (f, &p, format),                     \
                    __vfprintf_chk (f, FLAG, format, values))                  \
  }

QRINTF_DEFINE_FORMS (printf, , STREAM_WITH_VALUES, STREAM_WITH_LIST,
                     (stdout, 0), (stdout, flag), )
QRINTF_DEFINE_FORMS (fprintf, , STREAM_WITH_VALUES, STREAM_WITH_LIST,
                     (stream, 0), (stream, flag), void *stream, )
