/* SPDX-License-Identifier: MIT-0 */
/* Allocated memory as a sink, for asprintf.  Refused, with a null pointer, if
   the program defines asprintf itself: then the original call is made.  */

#define _GNU_SOURCE

#include "core/emitter.h"
#include "sinks/from-libc.h"

char *
__qrintf_allocate (const char *text, size_t length)
{
  return has_libc_asprintf () ? __qrintf_duplicate (text, length) : NULL;
}
