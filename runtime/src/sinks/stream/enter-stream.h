/* SPDX-License-Identifier: MIT-0 */
/* The internals of glibc's streams: whether one has to be locked, how much room
   its buffer has, and how text is put there.

   Refused are streams that are not fully buffered, or wide.  */

#ifndef QRINTF_ENTER_STREAM_H
#define QRINTF_ENTER_STREAM_H

#include "sinks/stream/room.h"

#include <stdbool.h>
#include <stdio.h>

#if defined __GLIBC__ && !defined __UCLIBC__

/* A process with one thread needs no lock.  glibc has a variable for that since
   2.32.  */
#if __GLIBC_PREREQ(2, 32)
#include <sys/single_threaded.h>
#else
#define __libc_single_threaded 0
#endif

/* glibc's _IO_USER_BUF, _IO_NO_READS, _IO_UNBUFFERED and _IO_LINE_BUF in
   _flags.  The last two have to be tested,
   because setvbuf on a stream that is being written sets them and does not
   change the room.  _IO_USER_LOCK is the state that __fsetlocking returns; the
   function would be one more import of each program.  */
enum
{
  buffer_of_program = 0x1,
  not_buffered = 0x2,
  only_written = 0x4,
  buffered_by_lines = 0x200,
  not_fully_buffered = not_buffered | buffered_by_lines,
  locked_by_caller = 0x8000
};

/* The longest text: a string of 32 KiB and the text around it.  Longer ones
   seldom fit even a buffer of 64 KiB, and a string that does not fit is read in
   vain up to this limit (x86/string.h).  */
enum
{
  most_text = 33 * 1024
};

/* Whether F probably has room.  It is read without the lock, so either answer
   may be wrong.  For streams that are not fully buffered, such as stderr, this
   avoids taking a lock before libc takes its own.  */
QRINTF_INLINE bool
may_have_room (FILE *f)
{
  return !(__atomic_load_n (&f->_flags, __ATOMIC_RELAXED) & not_fully_buffered)
         && __atomic_load_n (&f->_IO_write_end, __ATOMIC_RELAXED)
                > __atomic_load_n (&f->_IO_write_ptr, __ATOMIC_RELAXED);
}

QRINTF_INLINE bool
locks_by_caller (FILE *f)
{
  return __atomic_load_n (&f->_flags, __ATOMIC_RELAXED) & locked_by_caller;
}

/* Whether emitters can write to F.  _mode is positive for a wide-oriented
   stream and zero as long as the orientation is undecided.  */
QRINTF_INLINE bool
is_plainly_buffered (FILE *f)
{
  return __builtin_expect (f->_mode < 0, 1)
         && __builtin_expect (!(f->_flags & not_fully_buffered), 1);
}

/* Whether the program cannot see the bytes behind F's write pointer, because
   the buffer is the library's own and F is write-only.  */
QRINTF_INLINE bool
hides_overrun (FILE *f)
{
  return (f->_flags & (buffer_of_program | only_written)) == only_written;
}

/* Both, as of most streams, by one test of the flags.  */
QRINTF_INLINE bool
is_plain_and_hides_overrun (FILE *f)
{
  const int tested = not_fully_buffered | buffer_of_program | only_written;
  return __builtin_expect ((f->_flags & tested) == only_written, 1)
         && __builtin_expect (f->_mode < 0, 1);
}

/* The room for a text of more than SIZE bytes in F, which is locked if
   necessary, or the result of no_room.  */
QRINTF_INLINE qrintf_room
find_room (FILE *f, size_t size)
{
  QRINTF_ASSERT (size <= most_text);
  char *cursor = f->_IO_write_ptr;
  char *end = f->_IO_write_end;
  /* The number of bytes by which SIZE bytes exceed END; if they fit, it is the
     negative number of bytes that remain.  END is at or below CURSOR if putc
     has no room.  One comparison finds both a lack of room and a room longer
     than any text.  */
  ptrdiff_t beyond = (ptrdiff_t) ((uintptr_t) cursor + size - (uintptr_t) end);
  if (__builtin_expect ((size_t) beyond < (size_t) -most_text, 0))
    {
      if (beyond >= 0)
        return no_room (f, size);
      end = cursor + most_text;
    }
  if (__builtin_expect (!is_plainly_buffered (f), 0))
    return no_room (f, size);
  return make_room (cursor, end);
}

/* Appends the text up to END to F.  Returns its length.  */
QRINTF_INLINE int32_t
take_text (FILE *f, char *end)
{
  int32_t length = (int32_t) (end - f->_IO_write_ptr);
  f->_IO_write_ptr = end;
  return length;
}

#endif

#endif
