/* SPDX-License-Identifier: MIT */
/* A stream as the sink of a text that is complete.  */

#include <string.h>

#include "core/emitter.h"

/* The longest text that room is asked for; most buffers hold as much.  */
enum
{
  longest_text = 4096
};

int32_t
__qrintf_stream_write (void *stream, const char *text, size_t length)
{
  if (length > longest_text)
    return INT32_MIN;
  /* A size of 0 would ask for no room.  */
  qrintf_room room = __qrintf_stream_enter (stream, length + !length);
  char *cursor = qrintf_room_start (room);
  if (!cursor)
    return INT32_MIN;
  memcpy (cursor, text, length);
  return __qrintf_stream_leave (stream, cursor + length);
}
