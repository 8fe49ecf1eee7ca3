/* SPDX-License-Identifier: MIT */
/* glibc's streams from inside: whether one has to be locked, how much room its
   buffer has, and how text is put there.

   Refused are streams that are not fully buffered, or wide.  */

#ifndef QRINTF_ENTER_STREAM_H
#define QRINTF_ENTER_STREAM_H

#include "sinks/room.h"

#include <stdbool.h>
#include <stdio.h>

#if defined __GLIBC__ && !defined __UCLIBC__

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

/* Whether F is one that emitters write to.  _mode: wide-oriented above zero,
   not yet decided at zero.  */
QRINTF_INLINE bool
is_plainly_buffered (FILE *f)
{
  return __builtin_expect (f->_mode < 0, 1)
         && __builtin_expect (!(f->_flags & not_fully_buffered), 1);
}

/* The room for a text of more than SIZE bytes in F, which is locked if it has
   to be, or what no_room returns.  */
QRINTF_INLINE qrintf_room
find_room (FILE *f, size_t size)
{
  QRINTF_ASSERT (size <= most_text);
  char *cursor = f->_IO_write_ptr;
  char *end = f->_IO_write_end;
  /* How far SIZE bytes reach beyond END; it is negative by what is left behind
     them.  END is at or below CURSOR where putc has no room.  One comparison
     tells this, and whether the room is longer than any text.  */
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

/* Puts the text up to END behind what F has.  Returns its length.  */
QRINTF_INLINE int32_t
take_text (FILE *f, char *end)
{
  int32_t length = (int32_t) (end - f->_IO_write_ptr);
  f->_IO_write_ptr = end;
  return length;
}

#endif

#endif
