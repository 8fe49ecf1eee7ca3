/* SPDX-License-Identifier: MIT */
/* printf, fprintf, sprintf and snprintf as small calls: the program's own call
   with another function in it, so that it has as few bytes and compiles as
   fast.

   The compiler has seen that the format is one that is read at run time.  Most
   directives are a letter, perhaps with a length before it, with a width and
   the flags '-' and '0', or with a precision if they print a real or a string:
   these are printed here, and the others by interpret-directive.c.  What is
   embedded refers weakly to that and to the emitters of decimal numbers and of
   reals: a unit brings what its own formats ask for.

   A format that gettext gives may be a translation, which is printed here if it
   has the directives of the format that it translates: of those the compiler
   has seen that they may be read, and that the values are theirs.

   Refused are values that the emitters or interpret-directive.c refuse, null
   strings, reals in fields with a radix character of several bytes, and texts
   for which there may be no room: the C library prints these.  */

#include <stdio.h>
#include <string.h>

#include "core/select.h"
#include "integer/digits-of-bits.h"
#include "sinks/fortified.h"
#include "interpret/reader.h"
#include "interpret/values.h"
#include "string/copy.h"

/* Compilers without a 128-bit integer have no emitters of floats.  */
#ifdef __SIZEOF_INT128__

/* The emitter NAME as BY.  In the library it is always there, as an archive gives
   a program nothing for a weak reference.  */
#ifdef QRINTF_EMBEDDED
#define WEAK_EMITTER(NAME, BY)                                                 \
  static __typeof__ (__qrintf_##NAME) BY                                       \
      __attribute__ ((weakref ("__qrintf_" #NAME)))
#else
#define WEAK_EMITTER(NAME, BY)                                                 \
  static __typeof__ (__qrintf_##NAME) *const BY = __qrintf_##NAME
#endif

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

WEAK_EMITTER (interpret_directive, other_directive);

enum
{
  default_precision = 6
};

/* Copies what stands before the next directive or the end of the format, in
   which "%%" is a character.  Returns false if there is no room.  */
QRINTF_INLINE bool
copy_text (struct reader *r)
{
  for (char c; (c = *r->format); r->format++)
    {
      if (c == '%')
        {
          if (r->format[1] != '%')
            break;
          r->format++;
        }
      if (r->cursor == r->limit)
        return false;
      *r->cursor++ = c;
    }
  return true;
}

/* The string S, and no more of it than PRECISION if that is not negative.  Of a
   longer one than fits no more is read than shows that.  */
QRINTF_INLINE bool
write_string (struct reader *r, const char *s, int precision)
{
  if (!s)
    return false;
  size_t enough = room_of (r) + 1;
  size_t most = (size_t) precision; /* more than enough if it is negative */
  size_t n = strnlen (s, most < enough ? most : enough);
  if (n == enough)
    return false;
  r->cursor = copy_bytes (r->cursor, s, n);
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

/* Writes V in octal digits if LETTER is o, and else in hexadecimal digits,
   which are capital ones if it is X.  The emitter is faster, and weighs ten
   times as much.  */
QRINTF_INLINE char *
write_digits_of_bits (char *cursor, char letter, uint64_t v)
{
  unsigned bits = letter == 'o' ? 3 : 4, n = 0;
  uint64_t rest = v;
  do
    n++;
  while (rest >>= bits);
  return digits_of_bits (cursor, v, bits, n, letter == 'X');
}

/* The value V of a directive with LETTER, which is none of a real or a string,
   of 64 bits if IS_LONG.  C libraries print null pointers differently.  */
QRINTF_INLINE bool
write_integer (struct reader *r, char letter, bool is_long, uint64_t v)
{
  if (room_of (r) < longest_number)
    return false;
  bool is_signed = letter == 'd' || letter == 'i';
  if (!is_long && letter != 'p')
    v = is_signed ? (uint64_t) (int32_t) v : (uint32_t) v;
  if (letter == 'c')
    *r->cursor++ = (char) v;
  else if (is_signed || letter == 'u')
    {
      bool is_negative = is_signed && v >> 63;
      *r->cursor = '-';
      r->cursor = write_decimal (r->cursor + is_negative, is_negative ? -v : v);
    }
  else
    {
      if (letter == 'p')
        {
          if (!v)
            return false;
          *r->cursor++ = '0';
          *r->cursor++ = 'x';
        }
      r->cursor = write_digits_of_bits (r->cursor, letter, v);
    }
  return true;
}

QRINTF_INLINE bool
write_real (struct reader *r, char letter, int precision, double v)
{
  unsigned places = precision < 0 ? default_precision : (unsigned) precision;
  if (places > most_digits && letter != 'f')
    return false;
  char *end = letter == 'f'   ? fixed (r->cursor, r->limit, v, places)
              : letter == 'e' ? exponent (r->cursor, r->limit, v, places)
                              : general (r->cursor, r->limit, v, places);
  r->cursor = end;
  return end;
}

/* Whether the number from TEXT to END has a byte for each column.  A radix
   character of several bytes, none of which is ASCII, is one column.  */
QRINTF_INLINE bool
is_ascii (const char *text, const char *end)
{
  for (; text < end; text++)
    if (*text & 0x80)
      return false;
  return true;
}

/* What may stand between the '%' of a plain directive and its length.  */
struct field
{
  bool left; /* this and FILL are of no meaning without a width */
  char fill; /* of fields that are not left-aligned */
  unsigned width;
  int precision; /* negative: none */
};

/* Whether the text of a number at TEXT, behind SIGN bytes of sign, is inf or
   nan, which are not filled with zeros.  */
QRINTF_INLINE bool
is_name (const char *text, bool sign)
{
  return text[sign] > 'f';
}

/* Pads what stands from START on.  Zeros stand behind a sign.  */
QRINTF_INLINE bool
pad (struct reader *r, char *start, struct field field)
{
  size_t length = (size_t) (r->cursor - start);
  if (length >= field.width)
    return true;
  size_t missing = field.width - length;
  if (missing > room_of (r))
    return false;
  char *gap = r->cursor;
  if (field.left)
    field.fill = ' ';
  else
    {
      gap = start;
      if (field.fill == '0')
        {
          bool sign = *start == '-';
          if (is_name (start, sign))
            field.fill = ' ';
          else
            gap += sign;
        }
      memmove (gap + missing, gap, (size_t) (r->cursor - gap));
    }
  memset (gap, field.fill, missing);
  r->cursor += missing;
  return true;
}

/* The value that stands for '*'.  Numbers in formats are smaller.  */
enum
{
  is_argument = 1000
};

struct number
{
  const char *end;
  unsigned value;
};

/* The number at F: none is 0, '*' IS_ARGUMENT.  */
QRINTF_OUTLINE struct number
number_at (const char *f)
{
  struct number n = { f, 0 };
  if (*f == '*')
    return (struct number){ f + 1, is_argument };
  for (; *n.end >= '0' && *n.end <= '9'; n.end++)
    n.value = n.value * 10 + (unsigned) (*n.end - '0');
  return n;
}

/* Reads FIELD at F.  Returns what follows.  */
QRINTF_INLINE const char *
read_field (struct field *field, const char *f)
{
  *field = (struct field){ false, ' ', 0, -1 };
  for (; *f == '-' || *f == '0'; f++)
    if (*f == '-')
      field->left = true;
    else
      field->fill = '0';
  struct number n = number_at (f);
  field->width = n.value;
  if (*n.end == '.')
    {
      n = number_at (n.end + 1);
      field->precision = (int) n.value;
    }
  return n.end;
}

/* Replaces a width that is an argument by its value.  */
QRINTF_INLINE void
take_width (struct reader *r, struct field *field)
{
  if (field->width == is_argument)
    {
      int width = va_arg (r->values, int);
      field->left |= width < 0;
      field->width = width < 0 ? -(unsigned) width : (unsigned) width;
    }
}

/* Letters of directives as bits, which are those from X to x.  */
#define BIT_OF(LETTER) (UINT64_C (1) << ((LETTER) - 'X'))
#define PLAIN_LETTERS                                                          \
  (BIT_OF ('X') | BIT_OF ('c') | BIT_OF ('d') | BIT_OF ('e') | BIT_OF ('f')    \
   | BIT_OF ('g') | BIT_OF ('i') | BIT_OF ('o') | BIT_OF ('p') | BIT_OF ('s')  \
   | BIT_OF ('u') | BIT_OF ('x'))

/* Whether a directive with LETTER, perhaps with a length before it, is printed
   here; takes_precision tells whether also with a precision.  */
QRINTF_INLINE bool
is_plain (char letter)
{
  return letter >= 'X' && letter <= 'x' && PLAIN_LETTERS >> (letter - 'X') & 1;
}

QRINTF_INLINE bool
takes_precision (char letter)
{
  return letter == 's' || (letter >= 'e' && letter <= 'g');
}

/* Prints the directive at R->format.  Returns false if it is refused, or if
   there may be no room for it.  */
QRINTF_INLINE bool
write_directive (struct reader *r)
{
  const char *f = r->format + 1;
  struct field field;
  field.width = 0;
  field.precision = -1;
  if ((unsigned char) (*f - '*') <= '9' - '*')
    f = read_field (&field, f);
  bool is_long = *f == 'l' || *f == 'z' || *f == 't' || *f == 'j';
  f += is_long;
  f += is_long && *f == 'l';
  char letter = *f++;
  if (!is_plain (letter) || (field.precision >= 0 && !takes_precision (letter)))
    return print_by (other_directive, r);
  r->format = f;
  take_width (r, &field);
  if (field.precision == is_argument)
    field.precision = va_arg (r->values, int);
  char *start = r->cursor;
  bool done;
  if (letter >= 'e' && letter <= 'g')
    done = write_real (r, letter, field.precision, va_arg (r->values, double))
           && (!field.width || is_ascii (start, r->cursor));
  else
    {
      uint64_t v = va_arg (r->values, unsigned long);
      done = letter == 's' ? write_string (r, (const char *) v, field.precision)
                           : write_integer (r, letter, is_long, v);
    }
  return done && (!field.width || pad (r, start, field));
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
  return __vfprintf_chk (f, 0, format, values);
}

/* The text of FORMAT with VALUES and its NUL in the SIZE bytes at DST.  Returns
   its length, or -1 if the C library has to print it, wherever it ends.  */
QRINTF_OUTLINE int32_t
print_to_buffer (char *dst, size_t size, const char *format, va_list values)
{
  if (size == 0)
    return -1;
  size_t room = size < INT32_MAX ? size - 1 : INT32_MAX;
  char *end = write_text (dst, dst + room, format, values);
  if (!end)
    return -1;
  *end = 0;
  return (int32_t) (end - dst);
}

QRINTF_INLINE int32_t
print_to_object (char *dst, size_t size, const char *format, va_list values)
{
  int32_t n = print_to_buffer (dst, size, format, values);
  return n < 0 ? __vsprintf_chk (dst, 0, size, format, values) : n;
}

QRINTF_INLINE int32_t
print_within_bound (char *dst, size_t size, const char *format, va_list values)
{
  int32_t n = print_to_buffer (dst, size, format, values);
  /* Of an object without a size GCC would make this vsnprintf.  */
  return n < 0 ? __vsnprintf_chk (dst, size, 0, size, format, values) : n;
}

/* Whether C is behind the '%' of a directive and the last character of it.  */
QRINTF_INLINE bool
ends_directive (char c)
{
  return c == '%'
         || (c >= 'A' && c != 'h' && c != 'j' && c != 'l' && c != 't'
             && c != 'z');
}

/* Whether FORMAT, which may be null, has the directives that KNOWN has, which
   may be read, and in the same order.  */
QRINTF_OUTLINE bool
has_directives_of (const char *format, const char *known)
{
  if (format == known)
    return true;
  if (!format)
    return false;
  for (;; format++, known++)
    {
      while (*format && *format != '%')
        format++;
      while (*known && *known != '%')
        known++;
      if (*format != *known)
        return false;
      if (!*known)
        return true;
      do
        if (*++format != *++known)
          return false;
      while (!ends_directive (*known));
    }
}

#define QRINTF_SMALL_CALL(NAME, PRINT, ...)                                    \
  int32_t NAME (__VA_ARGS__, ...)                                              \
  {                                                                            \
    va_list values;                                                            \
    va_start (values, format);                                                 \
    int32_t n = PRINT;                                                         \
    va_end (values);                                                           \
    return n;                                                                  \
  }

QRINTF_SMALL_CALL (__qrintf_small_stdout, print (stdout, format, values),
                   const char *format)
QRINTF_SMALL_CALL (__qrintf_small_stream, print (stream, format, values),
                   void *stream, const char *format)

QRINTF_SMALL_CALL (__qrintf_small_object,
                   print_to_object (dst, size, format, values), char *dst,
                   size_t size, const char *format)
QRINTF_SMALL_CALL (__qrintf_small_bounded,
                   print_within_bound (dst, size, format, values), char *dst,
                   size_t size, const char *format)

/* A translation to STREAM, fortified if FLAG is 1.  */
#define PRINT_TRANSLATED(STREAM, FLAG)                                         \
  has_directives_of (format, known)                                            \
      ? print (STREAM, format, values)                                         \
      : __vfprintf_chk (STREAM, FLAG, format, values)

QRINTF_SMALL_CALL (__qrintf_translated_stdout, PRINT_TRANSLATED (stdout, 0),
                   const char *known, const char *format)
QRINTF_SMALL_CALL (__qrintf_translated_stream, PRINT_TRANSLATED (stream, 0),
                   void *stream, const char *known, const char *format)
QRINTF_SMALL_CALL (__qrintf_translated_stdout_checked,
                   PRINT_TRANSLATED (stdout, 1), const char *known,
                   const char *format)
QRINTF_SMALL_CALL (__qrintf_translated_stream_checked,
                   PRINT_TRANSLATED (stream, 1), void *stream,
                   const char *known, const char *format)

#endif
