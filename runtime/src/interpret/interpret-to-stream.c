/* SPDX-License-Identifier: MIT */
/* vfprintf and vprintf with a format that is read at run time, into the
   stream's own buffer as lowered code writes it.  */

#include <stdio.h>

#include "interpret/interpret.h"

int32_t
__qrintf_interpret_stream (void *stream, const char *format, va_list values)
{
  if (!has_interpreter ())
    return INT32_MIN;
  qrintf_room room = __qrintf_stream_enter (stream, 1);
  if (!qrintf_room_start (room))
    return INT32_MIN;
  char *end = interpreter (qrintf_room_start (room), qrintf_room_end (room),
                           format, values);
  if (is_end_of_text (end))
    return __qrintf_stream_leave (stream, end);
  __qrintf_stream_unlock (stream);
  return INT32_MIN;
}

int32_t
__qrintf_interpret_stdout (const char *format, va_list values)
{
  return __qrintf_interpret_stream (stdout, format, values);
}
