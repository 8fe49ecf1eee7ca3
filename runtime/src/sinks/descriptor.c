/* SPDX-License-Identifier: MIT */
/* A file descriptor as a sink, for dprintf.  Refused, with INT32_MIN, if
   dprintf is not known to be the C library's: then the original call is
   made.  */

#include "sinks/from-libc.h"

#include <unistd.h>

int32_t
__qrintf_descriptor_write (int32_t fd, const char *text, size_t length)
{
  if (!has_libc_dprintf ())
    return INT32_MIN;
  for (size_t done = 0; done < length;)
    {
      ssize_t n = write (fd, text + done, length - done);
      if (n < 0)
        return -1;
      done += (size_t) n;
    }
  return (int32_t) length;
}
