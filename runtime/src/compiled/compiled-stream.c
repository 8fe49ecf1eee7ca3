/* SPDX-License-Identifier: MIT */
/* printf and fprintf of a compiled format: calls as small as those of libc.

   Lowered code passes the values as to a variadic function, which for the first
   of them is in the registers of unsigned long parameters; how much of one is
   the value, the format says.  What has no room is handed to the C library with
   the same values; printf is fprintf to stdout there.  */

#include <stdio.h>

#include "compiled/compiled-format.h"
#include "compiled/compiled-text.h"

/* Lets the C library print COMPILED with VALUES to F.  */
__attribute__ ((noinline, cold)) static int32_t
print_by_libc (FILE *f, const char *compiled, const uint64_t *values)
{
  char format[QRINTF_FORMAT_BYTES];
  put_format (format, compiled);
  return fprintf (f, format, values[0], values[1], values[2], values[3],
                  values[4]);
}

static int32_t
print (FILE *f, const char *compiled, const uint64_t *values)
{
  struct qrintf_stream state;
  size_t room = (unsigned char) *compiled * (size_t) QRINTF_ROOM_UNIT;
  char *start = __qrintf_stream_begin (&state, f, room);
  if (start)
    {
      char *limit = state.limit - room;
      char *end = put_compiled (start, limit, compiled, values);
      if (end)
        return __qrintf_stream_end (&state, end);
      __qrintf_stream_cancel (&state);
    }
  return print_by_libc (f, compiled, values);
}

int32_t
__qrintf_compiled_stdout (const char *compiled, uint64_t a, uint64_t b,
                          uint64_t c, uint64_t d, uint64_t e)
{
  const uint64_t values[] = { a, b, c, d, e };
  return print (stdout, compiled, values);
}

int32_t
__qrintf_compiled_stream (void *stream, const char *compiled, uint64_t a,
                          uint64_t b, uint64_t c, uint64_t d)
{
  const uint64_t values[] = { a, b, c, d, 0 };
  return print (stream, compiled, values);
}
