/* SPDX-License-Identifier: MIT-0 */
/* Writes a text to a file descriptor.  It refuses nothing: an error of write(2)
   is the result.  */

#ifndef QRINTF_WRITE_TEXT_H
#define QRINTF_WRITE_TEXT_H

#include "core/emitter.h"

#include <errno.h>
#include <stdbool.h>

#include "sinks/libc-names.h"

#ifdef __GLIBC__
#include <gnu/libc-version.h>

/* Whether dprintf repeats a write that a signal interrupted before any byte was
   written.  It does since glibc 2.37, and fails with EINTR before.  The version
   at run time counts, not that of the compilation.  */
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
      else if (errno != EINTR || !goes_on_after_signals ())
        return -1;
    }
  return (int32_t) length;
}

#endif
