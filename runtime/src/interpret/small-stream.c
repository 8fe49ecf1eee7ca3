/* SPDX-License-Identifier: MIT */
/* printf and fprintf as small calls: the program's own call with another
   function in it, so that it has as few bytes and compiles as fast.

   The compiler has seen that the format is one that is read at run time.  Most
   directives are a letter, perhaps with a length before it, or with a precision
   if they print a real: these are printed here, and the others by
   interpret-directive.c.  That and the emitters of decimal numbers and of reals
   are referred to weakly: a unit brings what its own formats ask for.

   Refused are values that the emitters or interpret-directive.c refuse, null
   strings, and texts for which there may be no room: the C library prints
   these.  */

#include <stdio.h>
#include <string.h>

#include "core/bits.h"
#include "core/select.h"
#include "interpret/directive.h"
#include "interpret/reader.h"
#include "interpret/values.h"

/* Compilers without a 128-bit integer have no emitters of floats.  */
#ifdef __SIZEOF_INT128__

/* The emitter NAME as BY.  */
#define WEAK_EMITTER(NAME, BY)                                                 \
  static __typeof__ (__qrintf_##NAME) BY                                       \
      __attribute__ ((weakref ("__qrintf_" #NAME)))

/* Where the runtime is embedded, decimal numbers have the variant that is there
   on every CPU: with the others they would weigh twice as much.  */
#if defined QRINTF_EMBEDDED && QRINTF_X86
__typeof__ (__qrintf_u32_exact) __qrintf_u32_exact__base;
WEAK_EMITTER (u32_exact__base, decimal);
#else
WEAK_EMITTER (u32_exact, decimal);
#endif
WEAK_EMITTER (f64_fixed, fixed);
WEAK_EMITTER (f64_exponent, exponent);
WEAK_EMITTER (f64_general, general);

/* In the library it is always there.  */
#ifdef QRINTF_EMBEDDED
static __typeof__ (__qrintf_interpret_directive) other_directive
    __attribute__ ((weakref ("__qrintf_interpret_directive")));
#else
#define other_directive __qrintf_interpret_directive
#endif

enum
{
  default_precision = 6,
  most_digits = 17 /* what the emitters of "%e" and "%g" print */
};

/* Copies what stands before the next directive or the end of the format.
   Returns false if there is no room.  */
QRINTF_INLINE bool
copy_text (struct reader *r)
{
  for (; *r->format && *r->format != '%'; r->format++)
    {
      if (r->cursor == r->limit)
        return false;
      *r->cursor++ = *r->format;
    }
  return true;
}

QRINTF_INLINE bool
write_string (struct reader *r, const char *s)
{
  if (!s)
    return false;
  size_t n = strlen (s);
  if (n > room_of (r))
    return false;
  memcpy (r->cursor, s, n);
  r->cursor += n;
  return true;
}

/* Writes V, of up to 32 bits in one piece, and of more in pieces of nine
   digits.  */
static char *
write_decimal (char *cursor, uint64_t v)
{
  enum
  {
    digits = 9,
    piece = 1000000000
  };
  if (v <= UINT32_MAX)
    return decimal (cursor, (uint32_t) v);
  char *end = write_decimal (cursor, v / piece) + digits;
  uint32_t rest = (uint32_t) (v % piece);
  for (char *p = end; p != end - digits; rest /= 10)
    *--p = (char) ('0' + rest % 10);
  return end;
}

/* Writes V in hexadecimal digits.  The emitter is faster, and weighs ten times
   as much.  */
QRINTF_INLINE char *
write_hexadecimal (char *cursor, uint64_t v)
{
  char *end = cursor + (significant_bits (v) + 3) / 4;
  for (char *p = end; p != cursor; v >>= 4)
    *--p = "0123456789abcdef"[v & 15];
  return end;
}

/* The value V of a directive with LETTER, which is c, d, i, u or x, of 64 bits
   if IS_LONG.  */
QRINTF_INLINE bool
write_integer (struct reader *r, char letter, bool is_long, uint64_t v)
{
  if (room_of (r) < longest_number)
    return false;
  bool is_signed = letter == 'd' || letter == 'i';
  if (!is_long)
    v = is_signed ? (uint64_t) (int32_t) v : (uint32_t) v;
  if (letter == 'c')
    *r->cursor++ = (char) v;
  else if (letter == 'x')
    r->cursor = write_hexadecimal (r->cursor, v);
  else
    {
      bool is_negative = is_signed && v >> 63;
      *r->cursor = '-';
      r->cursor = write_decimal (r->cursor + is_negative, is_negative ? -v : v);
    }
  return true;
}

/* The precision that a value V of '*' stands for.  */
QRINTF_INLINE unsigned
precision_of (int v)
{
  return v < 0 ? (unsigned) default_precision : (unsigned) v;
}

QRINTF_INLINE bool
write_real (struct reader *r, char letter, unsigned precision, double v)
{
  if (precision > most_digits && letter != 'f')
    return false;
  char *end = letter == 'f'   ? fixed (r->cursor, r->limit, v, precision)
              : letter == 'e' ? exponent (r->cursor, r->limit, v, precision)
                              : general (r->cursor, r->limit, v, precision);
  r->cursor = end;
  return end;
}

/* Whether a directive with LETTER, perhaps with a length before it, is printed
   here.  Reals are asked for before.  */
QRINTF_INLINE bool
is_plain (char letter)
{
  return letter == 'c' || letter == 'd' || letter == 'i' || letter == 's'
         || letter == 'u' || letter == 'x';
}

/* Prints the directive at R->format.  Returns false if it is refused, or if
   there may be no room for it.  */
QRINTF_INLINE bool
write_directive (struct reader *r)
{
  const char *f = r->format + 1;
  bool has_precision = *f == '.', precision_is_value = false;
  unsigned precision = default_precision;
  if (has_precision)
    {
      precision_is_value = *++f == '*';
      f += precision_is_value;
      precision = directive_number (&f);
    }
  bool is_long = *f == 'l' || *f == 'z' || *f == 't' || *f == 'j';
  f += is_long;
  f += is_long && *f == 'l';
  char letter = *f++;
  bool is_real = letter >= 'e' && letter <= 'g';
  if (!is_real && (has_precision || !is_plain (letter)))
    return print_by (other_directive, r);
  r->format = f;
  uint64_t v = 0;
  if (!is_real || precision_is_value)
    v = va_arg (r->values, unsigned long);
  if (is_real)
    return write_real (r, letter,
                       precision_is_value ? precision_of ((int) v) : precision,
                       va_arg (r->values, double));
  return letter == 's' ? write_string (r, (const char *) v)
                       : write_integer (r, letter, is_long, v);
}

/* The text of FORMAT with VALUES at CURSOR.  Returns its end, or a null pointer
   if something is refused or the text may not end at or before LIMIT.  */
QRINTF_OUTLINE char *
write_text (char *cursor, char *limit, const char *format, va_list values)
{
  struct reader r;
  r.format = format;
  r.cursor = cursor;
  r.limit = limit;
  QRINTF_COPY_VALUES (r.values, values);
  for (;;)
    {
      if (!copy_text (&r))
        return NULL;
      if (!*r.format)
        return r.cursor;
      if (!write_directive (&r))
        return NULL;
    }
}

/* Prints FORMAT with VALUES to F, or has the C library do it.  */
QRINTF_OUTLINE int32_t
print (FILE *f, const char *format, va_list values)
{
  qrintf_room room = __qrintf_stream_enter (f, 1);
  if (qrintf_room_start (room))
    {
      char *end = write_text (qrintf_room_start (room), qrintf_room_end (room),
                              format, values);
      if (end)
        return __qrintf_stream_leave (f, end);
      __qrintf_stream_unlock (f);
    }
  return vfprintf (f, format, values);
}

#define QRINTF_SMALL_CALL(NAME, STREAM, ...)                                   \
  int32_t NAME (__VA_ARGS__, ...)                                              \
  {                                                                            \
    va_list values;                                                            \
    va_start (values, format);                                                 \
    int32_t n = print (STREAM, format, values);                                \
    va_end (values);                                                           \
    return n;                                                                  \
  }

QRINTF_SMALL_CALL (__qrintf_small_stdout, stdout, const char *format)
QRINTF_SMALL_CALL (__qrintf_small_stream, stream, void *stream,
                   const char *format)

#endif
