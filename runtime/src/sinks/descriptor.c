/* SPDX-License-Identifier: MIT-0 */
/* A file descriptor as a sink, for dprintf.  Refused, with INT32_MIN, unless
   dprintf is known to be the C library's: then the original call is made.  */

#include "sinks/from-libc.h"
#include "sinks/write-text.h"

int32_t
__qrintf_descriptor_write (int32_t fd, const char *text, size_t length)
{
  return has_libc_dprintf () ? write_text (fd, text, length) : INT32_MIN;
}
