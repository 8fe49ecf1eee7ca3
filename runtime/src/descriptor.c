/* SPDX-License-Identifier: MIT */
/* A file descriptor as a sink.  */

#define _POSIX_C_SOURCE 200809L

#include "emitter.h"

#include <unistd.h>

int32_t
__qrintf_descriptor_write (int32_t fd, const char *text, size_t length)
{
  for (size_t done = 0; done < length;)
    {
      ssize_t n = write (fd, text + done, length - done);
      if (n < 0)
        return -1;
      done += (size_t) n;
    }
  return (int32_t) length;
}
