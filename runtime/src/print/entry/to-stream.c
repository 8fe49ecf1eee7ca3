/* SPDX-License-Identifier: MIT-0 */
/* printf, fprintf and their forms print into the stream's own buffer.  Behind
   the write pointer of a write-only stream, in a buffer of the library's, bytes
   may be overwritten, because the program cannot see them.

   A line-buffered stream takes a text without a newline, and a text whose only
   newline is its last byte, which flushes the stream.  The text is made behind
   the write pointer before its newlines are known.  So the buffer has to be
   the library's own and the stream has to be write-only: then the program
   cannot see bytes behind the write pointer.

   Refused are unbuffered streams, wide streams, and texts that do not fit the
   buffer.  Of line-buffered streams, refused are those whose buffer the program
   supplied, those that are also read, texts with other newlines, and texts with
   a newline while the stream has to be locked.  */

#include "print/printer.h"
#include "print/to-libc.h"

#include <string.h>

#if defined __GLIBC__ && !defined __UCLIBC__

#include "sinks/libc-names.h"
#include "sinks/stream/enter-stream.h"

/* glibc's _IO_USER_BUF, _IO_UNBUFFERED, _IO_NO_READS, _IO_LINE_BUF and
   _IO_CURRENTLY_PUTTING in _flags.  */
enum
{
  buffer_of_program = 0x1,
  not_buffered = 0x2,
  only_written = 0x4,
  buffered_by_lines = 0x200,
  being_written = 0x800
};

/* Prints at CURSOR in a stream's buffer.  LIBRARY says that the buffer is the
   library's own and the stream write-only.  */
QRINTF_INLINE char *
print_at (struct printer *p, char *cursor, char *limit, const char *format,
          bool library)
{
  p->spill = NULL;
  p->may_overrun = library && limit - cursor > longest_overrun;
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
  if (!qrintf_room_start (room))
    return INT32_MIN;
  bool library
      = (f->_flags & (buffer_of_program | only_written)) == only_written;
  char *end = print_at (p, qrintf_room_start (room), qrintf_room_end (room),
                        format, library);
  return end ? take_text (f, end) : INT32_MIN;
}

/* Whether F is line-buffered, write-only and has a buffer of the library's.  */
QRINTF_INLINE bool
is_in_lines (FILE *f)
{
  return (__atomic_load_n (&f->_flags, __ATOMIC_RELAXED)
          & (buffer_of_program | not_buffered | only_written
             | buffered_by_lines | being_written))
         == (only_written | buffered_by_lines | being_written);
}

/* Prints to the line-buffered stream F.  libc flushes the stream once if the
   only newline is the last byte, and __overflow with that byte does the same.
   LOCKS says that this code holds the lock.  Then a newline is refused, because
   the thread may be cancelled in the flush and would keep the lock.  */
QRINTF_OUTLINE int32_t
print_line (FILE *f, struct printer *p, const char *format, bool locks)
{
  char *start = f->_IO_write_ptr, *limit = f->_IO_buf_end;
  if (!is_in_lines (f) || f->_mode >= 0 || f->_IO_write_end > start
      || start >= limit)
    return INT32_MIN;
  if (limit - start > most_text)
    limit = start + most_text;
  char *end = print_at (p, start, limit, format, true);
  if (!end)
    return INT32_MIN;
  for (char *c = start; c != end; c++)
    if (*c == '\n')
      {
        if (c + 1 != end || locks)
          return INT32_MIN;
        f->_IO_write_ptr = c;
        return __overflow (f, '\n') == EOF ? -1 : (int32_t) (end - start);
      }
  return take_text (f, end);
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
  if (__builtin_expect (!__libc_single_threaded || !may_have_room (f), 0))
    return print_otherwise (f, p, format);
  return print_in_buffer (f, p, format);
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
  {                                                                            \
    FILE *f = STREAM;                                                          \
    struct printer p;                                                          \
    va_start (p.values, format);                                               \
    int32_t n = print_to_stream (f, &p, format);                               \
    va_end (p.values);                                                         \
    if (__builtin_expect (n == INT32_MIN, 0))                                  \
      {                                                                        \
        va_start (p.values, format);                                           \
        n = __vfprintf_chk (f, FLAG, format, p.values);                        \
        va_end (p.values);                                                     \
      }                                                                        \
    return n;                                                                  \
  }

#define STREAM_WITH_LIST(STREAM, FLAG)                                         \
  {                                                                            \
    FILE *f = STREAM;                                                          \
    struct printer p;                                                          \
    QRINTF_COPY_VALUES (p.values, values);                                     \
    int32_t n = print_to_stream (f, &p, format);                               \
    if (__builtin_expect (n == INT32_MIN, 0))                                  \
      return __vfprintf_chk (f, FLAG, format, values);                         \
    QRINTF_COPY_VALUES (values, p.values);                                     \
    return n;                                                                  \
  }

int32_t
__qrintf_fprintf (void *stream, const char *format, ...)
    STREAM_WITH_VALUES (stream, 0)

int32_t
__qrintf_vfprintf (void *stream, const char *format, va_list values)
    STREAM_WITH_LIST (stream, 0)

int32_t
__qrintf_fprintf_chk (void *stream, int32_t flag, const char *format, ...)
    STREAM_WITH_VALUES (stream, flag)

int32_t
__qrintf_vfprintf_chk (void *stream, int32_t flag, const char *format,
                       va_list values)
    STREAM_WITH_LIST (stream, flag)

int32_t
__qrintf_printf (const char *format, ...)
    STREAM_WITH_VALUES (stdout, 0)

int32_t
__qrintf_vprintf (const char *format, va_list values)
    STREAM_WITH_LIST (stdout, 0)

int32_t
__qrintf_printf_chk (int32_t flag, const char *format, ...)
    STREAM_WITH_VALUES (stdout, flag)

int32_t
__qrintf_vprintf_chk (int32_t flag, const char *format, va_list values)
    STREAM_WITH_LIST (stdout, flag)
