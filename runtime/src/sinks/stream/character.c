/* SPDX-License-Identifier: MIT-0 */
/* putchar and putc, in callers as small as the calls of libc.

   If the buffer has room, libc stores the character in any kind of stream, but
   takes its lock first.  In a process with one thread the lock is not needed.
   All other cases are left to libc.  */

#include "sinks/stream/enter-stream.h"

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
