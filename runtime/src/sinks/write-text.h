/* SPDX-License-Identifier: MIT */
/* A text on its way to a file descriptor.  Refused is nothing: what write(2)
   fails with is the result.  */

#ifndef QRINTF_WRITE_TEXT_H
#define QRINTF_WRITE_TEXT_H

#include "core/emitter.h"

#include <errno.h>
#include <stdbool.h>

#include "sinks/libc-names.h"

#ifdef __GLIBC__
#include <gnu/libc-version.h>

/* Whether dprintf writes again where a signal interrupted it before anything
   was written: since glibc 2.37, whichever this object was compiled with.
   Before that it fails with EINTR.  */
static bool
goes_on_after_signals (void)
{
  const char *version = gnu_get_libc_version (); /* "2.36" */
  unsigned minor = 0;
  if (version[0] != '2' || version[1] != '.')
    return true;
  for (const char *p = version + 2; *p >= '0' && *p <= '9'; p++)
    minor = minor * 10 + (unsigned) (*p - '0');
  return minor >= 37;
}
#else
#define goes_on_after_signals() false
#endif

/* Write the LENGTH bytes of TEXT to FD, as often as it takes.  Returns LENGTH,
   or -1 with errno as write(2) set it.  */
QRINTF_INLINE int32_t
write_text (int fd, const char *text, size_t length)
{
  for (size_t done = 0; done < length;)
    {
      ssize_t n = libc_write (fd, text + done, length - done);
      if (n >= 0)
        done += (size_t) n;
      else if (errno != EINTR || !goes_on_after_signals ())
        return -1;
    }
  return (int32_t) length;
}

#endif
