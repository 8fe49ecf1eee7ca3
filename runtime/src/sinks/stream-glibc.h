/* SPDX-License-Identifier: MIT */
/* glibc's streams as a sink: emitters write to the stream's own buffer.

   putc_unlocked does the same with one byte: if there is room between the
   write pointer and the buffer's end, it stores the byte and advances the
   pointer.  A stream that needs anything else (flushing, line buffering, no
   buffer, an error, reading before, wide characters) has no room or has
   flags that say so.  It is refused, and the original call is made.  */

#ifndef QRINTF_STREAM_GLIBC_H
#define QRINTF_STREAM_GLIBC_H

#include "sinks/room.h"

#include <stdbool.h>
#include <stdio.h>

/* A process with one thread needs no lock; glibc says since 2.32 whether it
   has one.  */
#if __GLIBC_PREREQ(2, 32)
#include <sys/single_threaded.h>
#else
#define __libc_single_threaded 0
#endif

/* glibc's _IO_UNBUFFERED and _IO_LINE_BUF in _flags.  They have to be tested
   because setvbuf on a stream in the middle of writing sets them and leaves
   the room as it was.  _IO_USER_LOCK is what __fsetlocking asks for, which
   would be one more function that each program imports.  */
enum
{
  not_fully_buffered = 0x2 | 0x200,
  locked_by_caller = 0x8000
};

/* The longest text: a string of 32 KiB and what stands around it.  Longer
   ones seldom fit even a buffer of 64 KiB, and a string that does not fit is
   read in vain up to this limit (x86/string.h).  */
enum
{
  most_text = 33 * 1024
};

/* What entering returns for F, which is refused.  A SIZE of 0 gets room that
   ends before it starts, into which not even an empty text fits.  */
QRINTF_INLINE qrintf_room
no_room (FILE *f, size_t size)
{
  return make_room (size ? NULL : (char *) f, (char *) f - 1);
}

/* The room for a text of more than SIZE bytes in F, which is locked if it has
   to be, or what no_room returns.  */
QRINTF_INLINE qrintf_room
find_room (FILE *f, size_t size)
{
  QRINTF_ASSERT (size <= most_text);
  char *cursor = f->_IO_write_ptr;
  char *end = f->_IO_write_end;
  /* END is at or below CURSOR where putc has no room.  _mode: wide-oriented
     above zero, not yet decided at zero.  */
  if (end - cursor <= (ptrdiff_t) size || f->_mode >= 0
      || (f->_flags & not_fully_buffered))
    return no_room (f, size);
  return make_room (cursor,
                    end - cursor > most_text ? cursor + most_text : end);
}

/* Whether F is likely to have room.  It is read without the lock, so the
   answer may be wrong either way; it spares streams that are not fully
   buffered, such as stderr, a second lock before libc's own.  */
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

/* Whether F is locked from entering to leaving it.  */
QRINTF_INLINE bool
takes_lock (FILE *f)
{
  return __builtin_expect (!__libc_single_threaded, 0) && !locks_by_caller (f);
}

/* A function of its own, so that the path without a lock saves no
   registers.  */
QRINTF_OUTLINE qrintf_room
enter_locked (FILE *f, size_t size)
{
  if (!may_have_room (f) && size)
    return 0;
  /* GCC would make a second copy of all that follows, for a SIZE of 0.  */
  __asm__("" : "+r"(size));
  if (!locks_by_caller (f))
    flockfile (f);
  qrintf_room room = find_room (f, size);
  if (qrintf_room_start (room))
    return room;
  if (!locks_by_caller (f))
    funlockfile (f);
  return 0;
}

qrintf_room
__qrintf_stream_enter (void *stream, size_t size)
{
  if (!__libc_single_threaded)
    return enter_locked (stream, size);
  return find_room (stream, size);
}

qrintf_room
__qrintf_stream_enter_unlocked (void *stream, size_t size)
{
  return find_room (stream, size);
}

/* Puts the text up to END behind what F has.  Returns its length.  */
QRINTF_INLINE int32_t
take_text (FILE *f, char *end)
{
  int32_t length = (int32_t) (end - f->_IO_write_ptr);
  f->_IO_write_ptr = end;
  return length;
}

int32_t
__qrintf_stream_leave (void *stream, char *end)
{
  int32_t length = take_text (stream, end);
  if (takes_lock (stream))
    funlockfile (stream);
  return length;
}

int32_t
__qrintf_stream_leave_unlocked (void *stream, char *end)
{
  return take_text (stream, end);
}

void
__qrintf_stream_unlock (void *stream)
{
  if (takes_lock (stream))
    funlockfile (stream);
}

#endif
