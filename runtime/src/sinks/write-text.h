/* SPDX-License-Identifier: MIT-0 */
/* Writes a text to a file descriptor.  It refuses nothing: an error of write(2)
   is the result.  */

#ifndef QRINTF_WRITE_TEXT_H
#define QRINTF_WRITE_TEXT_H

#include "core/emitter.h"

#include <errno.h>

#include "sinks/libc-names.h"

/* Write the LENGTH bytes of TEXT to FD, by as many calls as necessary.  Returns
   LENGTH, or -1 with the errno of write(2).  */
QRINTF_INLINE int32_t
write_text (int fd, const char *text, size_t length)
{
  for (size_t done = 0; done < length;)
    {
      ssize_t n = libc_write (fd, text + done, length - done);
      if (n >= 0)
        done += (size_t) n;
      /* glibc's dprintf repeats a write that a signal interrupted before any
         byte was written since 2.37, and fails with EINTR before.  */
      else if (errno != EINTR || !is_glibc_from (37))
        return -1;
    }
  return (int32_t) length;
}

#endif
