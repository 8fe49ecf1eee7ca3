/* SPDX-License-Identifier: MIT */
/* glibc's streams as a sink: emitters write to the stream's own buffer.

   putc_unlocked does the same with one byte: if there is room between the
   write pointer and the buffer's end, it stores the byte and advances the
   pointer.  A stream that needs anything else (flushing, line buffering, no
   buffer, an error, reading before, wide characters) has no room or has
   flags that say so.  It is refused, and the original call is made.  */

#ifndef QRINTF_STREAM_GLIBC_H
#define QRINTF_STREAM_GLIBC_H

#include "core/emitter.h"

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

/* Begins a text of at most ROOM > 0 bytes in F, which is locked if it has to
   be, and returns where it goes; a null pointer if F is refused.  */
QRINTF_INLINE char *
find_room (struct qrintf_stream *s, FILE *f, size_t room)
{
  QRINTF_ASSERT (room > 0 && room <= most_text);
  char *cursor = f->_IO_write_ptr;
  char *end = f->_IO_write_end;
  /* END is at or below CURSOR where putc has no room.  _mode: wide-oriented
     above zero, not yet decided at zero.  */
  if (end - cursor < (ptrdiff_t) room || f->_mode >= 0
      || (f->_flags & not_fully_buffered))
    return NULL;
  s->stream = f;
  s->limit = end - cursor > most_text ? cursor + most_text : end;
  return cursor;
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

QRINTF_OUTLINE char *
begin_locked (struct qrintf_stream *s, FILE *f, size_t room)
{
  if (!may_have_room (f))
    return NULL;
  if (__atomic_load_n (&f->_flags, __ATOMIC_RELAXED) & locked_by_caller)
    return __qrintf_stream_begin_unlocked (s, f, room);
  flockfile (f);
  s->locked = 1;
  char *cursor = find_room (s, f, room);
  if (!cursor)
    funlockfile (f);
  return cursor;
}

char *
__qrintf_stream_begin (void *state, void *stream, size_t room)
{
  if (!__libc_single_threaded)
    return begin_locked (state, stream, room);
  return __qrintf_stream_begin_unlocked (state, stream, room);
}

char *
__qrintf_stream_begin_unlocked (void *state, void *stream, size_t room)
{
  struct qrintf_stream *s = state;
  s->locked = 0;
  return find_room (s, stream, room);
}

/* A function of its own, so that the path without a lock saves no
   registers.  */
QRINTF_OUTLINE int32_t
end_locked (FILE *f, int32_t length)
{
  funlockfile (f);
  return length;
}

int32_t
__qrintf_stream_end (void *state, char *end)
{
  struct qrintf_stream *s = state;
  FILE *f = s->stream;
  int32_t length = (int32_t) (end - f->_IO_write_ptr);
  f->_IO_write_ptr = end;
  return __builtin_expect (s->locked, 0) ? end_locked (f, length) : length;
}

void
__qrintf_stream_cancel (void *state)
{
  struct qrintf_stream *s = state;
  if (s->locked)
    funlockfile (s->stream);
}

#endif
