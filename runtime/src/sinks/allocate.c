/* SPDX-License-Identifier: MIT */
/* asprintf's memory as a sink.  Refused, with a null pointer, if asprintf is
   not the C library's: then the original call is made.  */

#include "sinks/from-libc.h"

char *
__qrintf_allocate (const char *text, size_t length)
{
  return has_libc_asprintf () ? __qrintf_duplicate (text, length) : NULL;
}
