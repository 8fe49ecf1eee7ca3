/* SPDX-License-Identifier: MIT-0 */
/* A stream as a sink, of the C library that the runtime is compiled for.
   musl's streams are in stream-musl.c.  All streams of other libraries are
   refused, because the room in their buffers is unknown.  */

#define _GNU_SOURCE

#include "sinks/stream/room.h"

#include <stdio.h>

#if defined __GLIBC__ && !defined __UCLIBC__
#include "sinks/stream/stream-glibc.h"
#else
#include "sinks/stream/stream-refused.h"
#endif

QRINTF_AT_CACHE_LINE qrintf_room
__qrintf_stdout_enter (size_t size)
{
  return enter (stdout, size);
}

qrintf_room
__qrintf_stdout_enter_unlocked (size_t size)
{
  return __qrintf_stream_enter_unlocked (stdout, size);
}

QRINTF_AT_CACHE_LINE int32_t
__qrintf_stdout_leave (char *end)
{
  return __qrintf_stream_leave (stdout, end);
}

int32_t
__qrintf_stdout_leave_unlocked (char *end)
{
  return __qrintf_stream_leave_unlocked (stdout, end);
}

void
__qrintf_stdout_unlock (void)
{
  __qrintf_stream_unlock (stdout);
}
