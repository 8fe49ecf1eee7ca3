/* SPDX-License-Identifier: MIT */
/* The text of a format that is read at run time.

   Most directives are a letter, perhaps behind an 'l' or a 'z'.  These are
   printed as soon as they are seen; interpret-directive.c prints the others.

   The text may not be overrun, which masked stores make much cheaper.  So there
   are two variants: for every CPU, and with AVX-512.

   Refused are null formats, null strings, NULs, what interpret-directive.c
   refuses, and texts for which there may be no room.  */

#include <string.h>

#include "interpret/interpret.h"
#include "interpret/reader.h"
#include "interpret/values.h"
#include "core/bits.h"
#include "integer/digits-of-bits.h"
#include "string/copy.h"
#include "string/string-core.h"

__typeof__ (__qrintf_u64_exact) QRINTF_VARIANT (u64_exact, QRINTF_TIER);

/* The length modifier of size_t where that is as long as long, or 'l'; and
   whether "ll" means what "l" means.  */
enum
{
  size_length = sizeof (size_t) == sizeof (long) ? 'z' : 'l',
  has_long_long = sizeof (long long) == sizeof (long)
};

/* How much of a text is copied byte by byte, as most end by then.  */
enum
{
  short_text = 8
};

#ifdef QRINTF_MASKED_STORES

/* Copies the text at R->format if it is shorter than a block and has room.  */
QRINTF_INLINE bool
copy_short_text (struct reader *r)
{
  struct head h;
  if (!head_before (&h, r->format, '%') || h.length > room_of (r))
    return false;
  block_put (r->cursor, h.text, h.length);
  r->cursor += h.length;
  r->format += h.length;
  return true;
}

#else

QRINTF_INLINE bool
copy_short_text (struct reader *r)
{
  (void) r;
  return false;
}

#endif

/* Copy what stands before the next directive or the end of the format.  Returns
   the character there: '%' or NUL, or another one where there is no room.  */
QRINTF_INLINE char
copy_text (struct reader *r)
{
  char c = *r->format;
  if (c == '%' || !c)
    return c;
  if (copy_short_text (r))
    return *r->format;
  size_t room = room_of (r);
  char *stop = r->cursor + (room < short_text ? room : short_text);
  while (r->cursor != stop)
    {
      *r->cursor++ = c;
      c = *++r->format;
      if (c == '%' || !c)
        return c;
    }
  char *end = __qrintf_interpret_long_text (stop, room_of (r), r->format);
  if (!end)
    return c;
  r->cursor = end;
  r->format += end - stop;
  return *r->format;
}

#ifdef QRINTF_MASKED_STORES

QRINTF_OUTLINE char *
copy_long_string (char *p, size_t room, const char *s)
{
  size_t n = strlen (s);
  return n <= room ? (char *) memcpy (p, s, n) + n : NULL;
}

/* Copies the string S to P; a null pointer if it is longer than ROOM.  Where S
   is longer than a block the emitter of strings would be faster, and weigh 500
   bytes more.  */
QRINTF_INLINE char *
copy_string (char *p, size_t room, const char *s)
{
  struct head h;
  if (!head_open (&h, s, SIZE_MAX))
    return copy_long_string (p, room, s);
  if (h.length > room)
    return NULL;
  block_put (p, h.text, h.length);
  return p + h.length;
}

#else

/* The same.  strlen is faster than strnlen, which reads no more than fits, by 8
   instructions a string.  */
QRINTF_INLINE char *
copy_string (char *p, size_t room, const char *s)
{
  size_t n = strlen (s);
  return n <= room ? copy_bytes (p, s, n) : NULL;
}

#endif

/* "%s".  */
QRINTF_INLINE bool
put_plain_string (struct reader *r)
{
  const char *s = va_arg (r->values, const char *);
  if (!s || is_joined (r, s))
    return false;
  char *end = copy_string (r->cursor, room_of (r), s);
  if (!end)
    return lack_room (r);
  r->cursor = end;
  return true;
}

/* V, which is negative if SIGN has all bits set, and not if it has none.  There
   is room for LONGEST_NUMBER bytes.  A '-' is always stored, as a branch would
   be mispredicted where signs are mixed.  For an int with AVX-512 code of its
   own would take 10.0 ns in place of 11.7, and weigh 780 bytes with its
   tables.  */
QRINTF_INLINE void
put_decimal (struct reader *r, uint64_t v, uint64_t sign)
{
  uint64_t digits = (v ^ sign) - sign;
  *r->cursor = '-';
  r->cursor = QRINTF_VARIANT (u64_exact, QRINTF_TIER) (r->cursor + (sign & 1),
                                                       digits);
}

/* All bits of the result are V's sign.  */
QRINTF_INLINE uint64_t
sign_of (int64_t v)
{
  return (uint64_t) (v >> 63);
}

/* The hexadecimal digits of V.  The emitter is little faster, and weighs more
   than 300 bytes in two variants.  */
QRINTF_INLINE void
put_hexadecimal (struct reader *r, unsigned v)
{
  unsigned n = (significant_bits (v) + 3) / 4;
  r->cursor = digits_of_bits (r->cursor, v, 4, n, false);
}

/* "%d", "%u", "%x", "%ld" and the like.  Returns false, with nothing read, if
   the directive at R->format is none of them or there may be no room.  */
QRINTF_INLINE bool
put_plain_number (struct reader *r)
{
  if (room_of (r) < longest_number)
    return false;
  const char *letter = r->format + 1;
  uint64_t v, sign = 0;
  switch (*letter == size_length ? 'l' : *letter)
    {
    case 'd':
      v = (uint64_t) va_arg (r->values, int);
      sign = sign_of ((int64_t) v);
      break;
    case 'u':
      v = va_arg (r->values, unsigned);
      break;
    case 'x':
      r->format = letter + 1;
      put_hexadecimal (r, va_arg (r->values, unsigned));
      return true;
    case 'l':
      letter += has_long_long && letter[0] == 'l' && letter[1] == 'l' ? 2 : 1;
      if (*letter != 'd' && *letter != 'u')
        return false;
      v = va_arg (r->values, unsigned long);
      sign = *letter == 'd' ? sign_of ((int64_t) v) : 0;
      break;
    default:
      return false;
    }
  r->format = letter + 1;
  put_decimal (r, v, sign);
  return true;
}

/* "%e", "%f", "%g".  */
QRINTF_INLINE bool
put_plain_real (struct reader *r)
{
  char *end = __qrintf_interpret_real (r->cursor, r->limit, r->format[1],
                                       va_arg (r->values, double));
  r->format += 2;
  return go_to (r, end, longest_real);
}

/* "%c".  A NUL is refused: lowered code takes the length of a text for that of
   a string.  */
QRINTF_INLINE bool
put_plain_character (struct reader *r)
{
  char c = (char) va_arg (r->values, int);
  if (!c)
    return false;
  if (r->cursor == r->limit)
    return lack_room (r);
  *r->cursor++ = c;
  return true;
}

QRINTF_INLINE bool
put_directive (struct reader *r)
{
  switch (r->format[1])
    {
    case 'c':
      r->format += 2;
      return put_plain_character (r);
    case 's':
      r->format += 2;
      return put_plain_string (r);
    case 'e':
    case 'f':
    case 'g':
      return put_plain_real (r);
    default:
      return put_plain_number (r) || print_by (__qrintf_interpret_directive, r);
    }
}

INTERNAL (char *, interpret_text, char *cursor, char *limit, const char *format,
          va_list values)
{
  /* glibc takes it for an error, musl does not.  */
  if (!format)
    return NULL;
  struct reader r;
  r.format = format;
  r.cursor = cursor;
  r.limit = limit;
  QRINTF_COPY_VALUES (r.values, values);
  char c;
  while ((c = copy_text (&r)) == '%')
    if (!put_directive (&r))
      return r.cursor == QRINTF_NO_ROOM ? QRINTF_NO_ROOM : NULL;
  if (c)
    return QRINTF_NO_ROOM;
  QRINTF_COPY_VALUES (values, r.values);
  return r.cursor;
}
