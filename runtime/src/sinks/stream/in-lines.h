/* SPDX-License-Identifier: MIT-0 */
/* glibc's line-buffered streams, such as stdout on a terminal.

   Such a stream takes a text without a newline, and a text whose only newline
   is its last byte, which flushes the stream.  The text is made behind the
   write pointer before its newlines are known.  So the buffer has to be the
   library's own and the stream has to be write-only: then the program cannot
   see bytes behind the write pointer.

   Refused are streams whose buffer the program supplied and those that are also
   read, texts that do not fit the buffer, texts with other newlines, and texts
   with a newline while the stream has to be locked.  */

#ifndef QRINTF_SINKS_IN_LINES_H
#define QRINTF_SINKS_IN_LINES_H

#include "sinks/libc-names.h"
#include "sinks/stream/enter-stream.h"

#if defined __GLIBC__ && !defined __UCLIBC__

/* glibc's _IO_CURRENTLY_PUTTING in _flags.  */
enum
{
  being_written = 0x800
};

/* Whether F is line-buffered, write-only and has a buffer of the library's.  It
   may be read without the lock.  */
QRINTF_INLINE bool
is_in_lines (FILE *f)
{
  return (__atomic_load_n (&f->_flags, __ATOMIC_RELAXED)
          & (buffer_of_program | not_buffered | only_written
             | buffered_by_lines | being_written))
         == (only_written | buffered_by_lines | being_written);
}

/* Whether the line-buffered F, which is locked if necessary, has room for
   text.  */
QRINTF_INLINE bool
has_room_in_lines (FILE *f)
{
  return is_in_lines (f) && f->_mode < 0 && f->_IO_write_end <= f->_IO_write_ptr
         && f->_IO_write_ptr < f->_IO_buf_end;
}

/* Takes the text from F's write pointer to END, as libc does.  Returns its
   length; -1 if the flush fails; INT32_MIN if it is refused.  libc flushes the
   stream once if the only newline is the last byte, and __overflow with that
   byte does the same.  LOCKS says that this code holds the lock.  Then a
   newline is refused, because the thread may be cancelled in the flush and
   would keep the lock.  */
QRINTF_INLINE int32_t
take_line (FILE *f, char *end, bool locks)
{
  char *start = f->_IO_write_ptr;
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

#endif

#endif
