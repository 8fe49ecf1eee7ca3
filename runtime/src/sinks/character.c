/* SPDX-License-Identifier: MIT */
/* putchar and putc, as small as the calls of libc's.

   With room in the buffer, libc stores the character whatever the stream is,
   but takes its lock first.  Of a process with one thread no other one waits
   for it.  All else is libc's.  */

#include "sinks/enter-stream.h"

QRINTF_INLINE int32_t
put_character (int32_t c, FILE *f)
{
#if defined __GLIBC__ && !defined __UCLIBC__
  if (__libc_single_threaded && f->_IO_write_ptr < f->_IO_write_end)
    {
      *f->_IO_write_ptr++ = (char) c;
      return (unsigned char) c;
    }
#endif
  return putc (c, f);
}

int32_t
__qrintf_stream_character (int32_t c, void *stream)
{
  return put_character (c, stream);
}

int32_t
__qrintf_stdout_character (int32_t c)
{
  return put_character (c, stdout);
}
