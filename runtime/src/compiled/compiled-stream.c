/* SPDX-License-Identifier: MIT */
/* printf and fprintf of a compiled format: calls as small as those of libc.

   Lowered code passes the values as to a variadic function, which for the first
   of them is in the registers of unsigned long parameters; how much of one is
   the value, the format says.  What has no room is handed to the original
   function with the same values.  */

#include <stdio.h>
#include <string.h>

#include "compiled/compiled.h"

#ifdef QRINTF_EMBEDDED
static __typeof__ (__qrintf_compiled_number) print_number
    __attribute__ ((weakref ("__qrintf_compiled_number")));
static __typeof__ (__qrintf_compiled_long) print_long
    __attribute__ ((weakref ("__qrintf_compiled_long")));
static __typeof__ (__qrintf_compiled_field) print_field
    __attribute__ ((weakref ("__qrintf_compiled_field")));
#else
#define print_number __qrintf_compiled_number
#define print_long __qrintf_compiled_long
#define print_field __qrintf_compiled_field
#endif

/* What the program wrote.  */
QRINTF_INLINE const char *
format_of (const char *compiled)
{
  return compiled + (unsigned char) compiled[QRINTF_FORMAT_OFFSET_AT];
}

/* Prints COMPILED with VALUES.  All but strings fit behind LIMIT.  Returns the
   end of the text, or a null pointer if a string does not fit.  */
static char *
print (char *cursor, char *limit, const char *compiled, const uint64_t *values)
{
  const char *text = format_of (compiled);
  const char *op = compiled + QRINTF_OPS_AT;
  for (;;)
    switch (*op++)
      {
      case QRINTF_OP_TEXT:
        {
          size_t n = (unsigned char) op[0];
          text += (unsigned char) op[1];
          op += QRINTF_TEXT_BYTES - 1;
          if (n > 8)
            memcpy (cursor, text, n);
          else
            for (size_t i = 0; i < n; i++)
              cursor[i] = text[i];
          cursor += n;
          text += n;
          break;
        }
      case QRINTF_OP_CHARACTER:
        *cursor++ = (char) *values++;
        break;
      case QRINTF_OP_STRING:
        cursor = QRINTF_SMALL (str_to) (cursor, limit,
                                        (const char *) (uintptr_t) *values++);
        if (!cursor)
          return NULL;
        break;
      case QRINTF_OP_NUMBER:
        cursor = print_number (cursor, op - 1, *values++);
        op += QRINTF_NUMBER_BYTES - 1;
        break;
      case QRINTF_OP_LONG:
        cursor = print_long (cursor, op - 1, *values++);
        op += QRINTF_NUMBER_BYTES - 1;
        break;
      case QRINTF_OP_FIELD:
        cursor = print_field (cursor, limit, op - 1, *values++);
        op += QRINTF_FIELD_BYTES - 1;
        break;
      case QRINTF_OP_STRING_FIELD:
        cursor = print_field (cursor, limit, op - 1, *values++);
        if (!cursor)
          return NULL;
        op += QRINTF_STRING_FIELD_BYTES - 1;
        break;
      default:
        return cursor;
      }
}

/* Prints COMPILED with VALUES to F.  Returns the length of the text, or
   INT32_MIN with nothing written.  */
static int32_t
print_to (FILE *f, const char *compiled, const uint64_t *values)
{
  struct qrintf_stream state;
  const unsigned char *head = (const unsigned char *) compiled;
  size_t room = head[0] | (size_t) head[1] << 8;
  char *start = __qrintf_stream_begin (&state, f, room);
  if (!start)
    return INT32_MIN;
  char *end = print (start, state.limit - room, compiled, values);
  if (end)
    return __qrintf_stream_end (&state, end);
  __qrintf_stream_cancel (&state);
  return INT32_MIN;
}

int32_t
__qrintf_compiled_stdout (const char *compiled, uint64_t a, uint64_t b,
                          uint64_t c, uint64_t d, uint64_t e)
{
  const uint64_t values[] = { a, b, c, d, e };
  int32_t result = print_to (stdout, compiled, values);
  if (__builtin_expect (result == INT32_MIN, 0))
    return printf (format_of (compiled), a, b, c, d, e);
  return result;
}

int32_t
__qrintf_compiled_stream (void *stream, const char *compiled, uint64_t a,
                          uint64_t b, uint64_t c, uint64_t d)
{
  const uint64_t values[] = { a, b, c, d };
  int32_t result = print_to (stream, compiled, values);
  if (__builtin_expect (result == INT32_MIN, 0))
    return fprintf (stream, format_of (compiled), a, b, c, d);
  return result;
}
