/* SPDX-License-Identifier: MIT */
/* A file descriptor as a sink, for dprintf.  Refused, with INT32_MIN, if
   dprintf is not known to be the C library's: then the original call is
   made.  */

#include "sinks/from-libc.h"

#include <errno.h>
#include <unistd.h>

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

int32_t
__qrintf_descriptor_write (int32_t fd, const char *text, size_t length)
{
  if (!has_libc_dprintf ())
    return INT32_MIN;
  for (size_t done = 0; done < length;)
    {
      ssize_t n = write (fd, text + done, length - done);
      if (n >= 0)
        done += (size_t) n;
      else if (errno != EINTR || !goes_on_after_signals ())
        return -1;
    }
  return (int32_t) length;
}
