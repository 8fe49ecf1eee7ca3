/* SPDX-License-Identifier: MIT */
/* printf and fprintf of a simple format: text, and directives of which each is
   a letter, perhaps with a precision or an 'l' before it.  The call is the
   program's own, with another function in it, so it is as small and compiles as
   fast.

   The compiler has seen that the format is simple.  The emitters are referred
   to weakly: the unit brings those that its formats ask for.  */

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>

#include "core/select.h"
#include "sinks/room.h"

#ifdef __SIZEOF_INT128__

#define WEAK_EMITTER(NAME)                                                     \
  __typeof__ (__qrintf_##NAME) __attribute__ ((weakref ("__qrintf_" #NAME)))

static WEAK_EMITTER (f64_fixed) fixed;
static WEAK_EMITTER (f64_exponent) exponent;
static WEAK_EMITTER (f64_general) general;
static WEAK_EMITTER (u64_exact) of_64_bits;
/* In a program of its own, the variant that is there on every CPU.  */
#if defined QRINTF_EMBEDDED && QRINTF_X86
__typeof__ (__qrintf_u32_exact) __qrintf_u32_exact__base;
static WEAK_EMITTER (u32_exact__base) of_32_bits;
#else
static WEAK_EMITTER (u32_exact) of_32_bits;
#endif

enum
{
  longest_integer = 20
};

/* Copies TEXT up to a NUL or, if that comes first, STOP, and puts TEXT there.
   Returns the end of the copy, or a null pointer if it does not end at or
   before LIMIT.  A loop, as each of the C library's functions would be one more
   that programs import.  */
static char *
copy_until (char *cursor, char *limit, const char **text, char stop)
{
  for (; **text && **text != stop; ++*text)
    {
      if (cursor >= limit)
        return NULL;
      *cursor++ = **text;
    }
  return cursor;
}

/* The value V of a directive with LETTER, which is c, d, i or u; of 64 bits if
   IS_LONG.  It has at most longest_integer bytes.  */
static char *
put_integer (char *cursor, char letter, bool is_long, unsigned long v)
{
  if (letter == 'c')
    {
      *cursor = (char) v;
      return cursor + 1;
    }
  long is_signed = is_long ? (long) v : (int32_t) v;
  if (letter != 'u' && is_signed < 0)
    {
      *cursor++ = '-';
      v = -v;
    }
  return is_long ? of_64_bits (cursor, v) : of_32_bits (cursor, (uint32_t) v);
}

/* The text of FORMAT at CURSOR; its end, or a null pointer if it does not end
   at or before LIMIT, or has a value that is left to the C library.  */
static char *
put_simple (char *cursor, char *limit, const char *format, va_list list)
{
  while ((cursor = copy_until (cursor, limit, &format, '%')) && *format)
    {
      unsigned precision = 6;
      if (*++format == '.')
        for (precision = 0; *++format <= '9';)
          precision = precision * 10 + (unsigned) (*format - '0');
      bool is_long = *format == 'l';
      format += is_long;
      char letter = *format++;
      if (letter >= 'e' && letter <= 'g')
        {
          double v = va_arg (list, double);
          cursor = letter == 'f'   ? fixed (cursor, limit, v, precision)
                   : letter == 'e' ? exponent (cursor, limit, v, precision)
                                   : general (cursor, limit, v, precision);
        }
      else
        {
          unsigned long v = va_arg (list, unsigned long);
          if (letter == 's')
            {
              const char *s = (const char *) v;
              cursor = s ? copy_until (cursor, limit, &s, 0) : NULL;
            }
          else if (limit - cursor < longest_integer)
            return NULL;
          else
            cursor = put_integer (cursor, letter, is_long, v);
        }
      if (!cursor)
        return NULL;
    }
  return cursor;
}

/* Prints FORMAT with LIST to F, by the C library if it has to be.  */
QRINTF_OUTLINE int32_t
print_simple (FILE *f, const char *format, va_list list)
{
  va_list again;
  va_copy (again, list);
  qrintf_room room = __qrintf_stream_enter (f, 1);
  char *end = NULL;
  if (qrintf_room_start (room))
    {
      end = put_simple (qrintf_room_start (room), qrintf_room_end (room) - 1,
                        format, list);
      if (!end)
        __qrintf_stream_unlock (f);
    }
  int32_t result
      = end ? __qrintf_stream_leave (f, end) : vfprintf (f, format, again);
  va_end (again);
  return result;
}

int32_t
__qrintf_simple_stdout (const char *format, ...)
{
  va_list list;
  va_start (list, format);
  int32_t result = print_simple (stdout, format, list);
  va_end (list);
  return result;
}

int32_t
__qrintf_simple_stream (void *stream, const char *format, ...)
{
  va_list list;
  va_start (list, format);
  int32_t result = print_simple (stream, format, list);
  va_end (list);
  return result;
}

#endif
