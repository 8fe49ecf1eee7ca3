/* SPDX-License-Identifier: MIT */
/* printf and fprintf of a compiled format: calls as small as those of libc.

   Lowered code calls all of them as variadic functions.  Where all values are
   in registers, the first functions here have them as parameters of type
   unsigned long; how much of one is the value, the format says.  The others
   take any number, and reals.  What has no room is handed to the C library with
   the same values; printf is fprintf to stdout there.  */

#include <stdarg.h>
#include <stdio.h>

#include "compiled/compiled-format.h"
#include "compiled/compiled-text.h"
#include "sinks/enter-stream.h"

/* Lets the C library print COMPILED with VALUES to F.  */
__attribute__ ((noinline, cold)) static int32_t
print_by_libc (FILE *f, const char *compiled, const uint64_t *values)
{
  char format[QRINTF_FORMAT_BYTES];
  put_format (format, compiled);
  return fprintf (f, format, values[0], values[1], values[2], values[3],
                  values[4]);
}

/* Prints COMPILED with VALUES to F.  Where there is no room, the C library
   prints it: here, if there is no PUT_REAL, so that for the callers with five
   values this is the last call, for which they save no registers; otherwise the
   result is INT32_MIN, with nothing written, and the caller does it.  */
QRINTF_OUTLINE int32_t
print (FILE *f, const char *compiled, const uint64_t *values,
       real_printer *put_real)
{
  size_t size = (unsigned char) *compiled * (size_t) QRINTF_ROOM_UNIT;
  qrintf_room room = enter_stream (f, size);
  if (qrintf_room_start (room))
    {
      char *end = put_compiled (qrintf_room_start (room),
                                qrintf_room_end (room) - size, compiled, values,
                                put_real);
      if (end)
        return __qrintf_stream_leave (f, end);
      __qrintf_stream_unlock (f);
    }
  return put_real ? INT32_MIN : print_by_libc (f, compiled, values);
}

int32_t
__qrintf_compiled_stdout (const char *compiled, uint64_t a, uint64_t b,
                          uint64_t c, uint64_t d, uint64_t e)
{
  const uint64_t values[] = { a, b, c, d, e };
  return print (stdout, compiled, values, NULL);
}

int32_t
__qrintf_compiled_stream (void *stream, const char *compiled, uint64_t a,
                          uint64_t b, uint64_t c, uint64_t d)
{
  const uint64_t values[] = { a, b, c, d, 0 };
  return print (stream, compiled, values, NULL);
}

/* The values that COMPILED asks for, from LIST; a real is its bits.  */
static void
take_values (uint64_t *values, const char *compiled, va_list list)
{
  const unsigned char *at = (const unsigned char *) compiled + 1;
  for (;; values++)
    {
      while (*at == QRINTF_LONGEST_CHUNK)
        at += 1 + QRINTF_LONGEST_CHUNK;
      at += 1 + *at;
      unsigned op = *at;
      if (op == QRINTF_OP_END)
        return;
      if (op == QRINTF_OP_REAL)
        {
          double v = va_arg (list, double);
          memcpy (values, &v, sizeof v);
        }
      else
        *values = va_arg (list, uint64_t);
      at += QRINTF_OP_BYTES (op);
    }
}

__attribute__ ((noinline, cold)) static int32_t
print_list_by_libc (FILE *f, const char *compiled, va_list list)
{
  char format[QRINTF_FORMAT_BYTES];
  put_format (format, compiled);
  return vfprintf (f, format, list);
}

/* LIST and AGAIN are the same values: of a copy GCC would read by words what
   va_start has written by halves of them, and wait.  */
static int32_t
print_list (FILE *f, const char *compiled, va_list list, va_list again)
{
  uint64_t values[QRINTF_MOST_VALUES];
  take_values (values, compiled, list);
  int32_t result = print (f, compiled, values, put_real);
  return result == INT32_MIN ? print_list_by_libc (f, compiled, again) : result;
}

int32_t
__qrintf_compiled_stdout_values (const char *compiled, ...)
{
  va_list list, again;
  va_start (list, compiled);
  va_start (again, compiled);
  int32_t result = print_list (stdout, compiled, list, again);
  va_end (again);
  va_end (list);
  return result;
}

int32_t
__qrintf_compiled_stream_values (void *stream, const char *compiled, ...)
{
  va_list list, again;
  va_start (list, compiled);
  va_start (again, compiled);
  int32_t result = print_list (stream, compiled, list, again);
  va_end (again);
  va_end (list);
  return result;
}
