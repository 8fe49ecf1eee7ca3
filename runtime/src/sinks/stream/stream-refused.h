/* SPDX-License-Identifier: MIT-0 */
/* Streams of unknown C libraries: all are refused.  */

#ifndef QRINTF_STREAM_REFUSED_H
#define QRINTF_STREAM_REFUSED_H

#include "sinks/stream/room.h"

#include <stddef.h>

QRINTF_INLINE qrintf_room
enter (void *stream, size_t size)
{
  return no_room (stream, size);
}

qrintf_room
__qrintf_stream_enter (void *stream, size_t size)
{
  return enter (stream, size);
}

qrintf_room
__qrintf_stream_enter_unlocked (void *stream, size_t size)
{
  return enter (stream, size);
}

/* Unreachable, as no stream was entered.  */
int32_t
__qrintf_stream_leave (void *stream, char *end)
{
  (void) stream, (void) end;
  __builtin_trap ();
}

int32_t
__qrintf_stream_leave_unlocked (void *stream, char *end)
{
  return __qrintf_stream_leave (stream, end);
}

void
__qrintf_stream_unlock (void *stream)
{
  (void) stream;
}

#endif
