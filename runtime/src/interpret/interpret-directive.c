/* SPDX-License-Identifier: MIT */
/* A directive of a format that is read at run time, with all that may stand
   in one.

   Reals are printed by a function for each style, which a program has only if a
   format with that style is seen when it is compiled.

   Refused are the directives that directive.h names, null pointers, NULs, reals
   whose function is missing, and texts for which there may be no room.  */

#include <string.h>

#include "float/real-writers.h"
#include "interpret/directive.h"
#include "interpret/reader.h"

QRINTF_INLINE uint64_t
magnitude (int64_t v)
{
  return v < 0 ? -(uint64_t) v : (uint64_t) v;
}

/* The N bytes at S in the field of D.  */
static bool
put_field (struct reader *r, const struct directive *d, const char *s, size_t n)
{
  size_t pad = d->width > n ? d->width - n : 0;
  bool left = d->flags & QRINTF_LEFT;
  if (n > room_of (r) || pad > room_of (r) - n)
    return lack_room (r);
  memset (left ? r->cursor + n : r->cursor, ' ', pad);
  memcpy (left ? r->cursor : r->cursor + pad, s, n);
  r->cursor += n + pad;
  return true;
}

static bool
put_string (struct reader *r, const struct directive *d, const char *s)
{
  if (!s || is_joined (r, s) || d->length != LENGTH_NONE)
    return false;
  size_t n = d->precision < 0 ? strlen (s) : strnlen (s, (size_t) d->precision);
  return put_field (r, d, s, n);
}

/* The integer with the magnitude V in the field of D, whose width and precision
   are below 2^31; FLAGS are those of its base and sign.  */
static bool
put_integer (struct reader *r, const struct directive *d, uint64_t v,
             unsigned flags)
{
  size_t least = d->precision > 0 ? (size_t) d->precision : 0;
  if (room_of (r) < longest_number + 2
      || d->width + least > room_of (r) - longest_number - 2)
    return lack_room (r);
  r->cursor = __qrintf_integer (r->cursor, v, d->flags | flags, d->width,
                                d->precision);
  return true;
}

static bool
put_pointer (struct reader *r, const struct directive *d, const void *p)
{
  if (!p || d->precision >= 0 || d->length != LENGTH_NONE)
    return false;
  return put_integer (r, d, (uintptr_t) p, QRINTF_HEX | QRINTF_ALT);
}

char *
__qrintf_interpret_real (char *cursor, char *limit, char letter, double v)
{
  real_writer *write = writer_of (letter);
  return write ? write (cursor, limit, v, 0, 0, -1) : NULL;
}

static bool
put_real (struct reader *r, const struct directive *d, double v)
{
  real_writer *write = writer_of (d->letter);
  if (!write || (d->length != LENGTH_NONE && d->length != LENGTH_l))
    return false;
  unsigned upper = d->letter < 'a' ? QRINTF_UPPER : 0;
  return go_to (
      r,
      write (r->cursor, r->limit, v, d->flags | upper, d->width, d->precision),
      longest_real + (size_t) d->width);
}

/* The next argument, a signed or an unsigned integer of LENGTH.  */
#define TAKE_INTEGER(SIGN, LENGTH, VALUES)                                     \
  switch (LENGTH)                                                              \
    {                                                                          \
    case LENGTH_hh:                                                            \
      return (SIGN char) va_arg (VALUES, int);                                 \
    case LENGTH_h:                                                             \
      return (SIGN short) va_arg (VALUES, int);                                \
    case LENGTH_NONE:                                                          \
      return va_arg (VALUES, SIGN int);                                        \
    case LENGTH_l:                                                             \
      return va_arg (VALUES, SIGN long);                                       \
    case LENGTH_z:                                                             \
      if (sizeof (size_t) == sizeof (int))                                     \
        return va_arg (VALUES, SIGN int);                                      \
      __attribute__ ((fallthrough));                                           \
    default:                                                                   \
      return va_arg (VALUES, SIGN long long);                                  \
    }

static int64_t
take_signed (struct reader *r, enum directive_length length)
{
  TAKE_INTEGER (signed, length, r->values)
}

static uint64_t
take_unsigned (struct reader *r, enum directive_length length)
{
  TAKE_INTEGER (unsigned, length, r->values)
}

/* Replace a width and a precision that are arguments by their values.  */
static void
take_field (struct reader *r, struct directive *d)
{
  if (d->width_is_value)
    {
      int width = va_arg (r->values, int);
      d->width = (unsigned) magnitude (width);
      d->flags |= width < 0 ? QRINTF_LEFT : 0;
    }
  if (d->precision_is_value)
    d->precision = va_arg (r->values, int);
}

bool
__qrintf_interpret_directive (struct reader *r)
{
  struct directive d;
  if (r->format[1] == '%')
    {
      if (r->cursor == r->limit)
        return lack_room (r);
      *r->cursor++ = '%';
      r->format += 2;
      return true;
    }
  r->format = read_directive (&d, r->format + 1);
  if (!r->format)
    return false;
  take_field (r, &d);
  switch (d.letter)
    {
    case 'd':
    case 'i':
      {
        int64_t v = take_signed (r, d.length);
        return put_integer (r, &d, magnitude (v), v < 0 ? QRINTF_NEGATIVE : 0);
      }
    case 'u':
      return put_integer (r, &d, take_unsigned (r, d.length), 0);
    case 'x':
      return put_integer (r, &d, take_unsigned (r, d.length), QRINTF_HEX);
    case 'X':
      return put_integer (r, &d, take_unsigned (r, d.length),
                          QRINTF_HEX | QRINTF_UPPER);
    case 'o':
      return put_integer (r, &d, take_unsigned (r, d.length), QRINTF_OCTAL);
    case 'c':
      {
        char c = (char) va_arg (r->values, int);
        return c && d.length == LENGTH_NONE && d.precision < 0
               && put_field (r, &d, &c, 1);
      }
    case 's':
      return put_string (r, &d, va_arg (r->values, const char *));
    case 'p':
      return put_pointer (r, &d, va_arg (r->values, void *));
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G':
      return put_real (r, &d, va_arg (r->values, double));
    default:
      return false;
    }
}
