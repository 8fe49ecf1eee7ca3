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
#include "string/length.h"

/* Most programs call these two functions of the C library, few strchrnul.  */
char *
__qrintf_interpret_long_text (char *cursor, size_t room, const char *format)
{
  const char *next = strchr (format, '%');
  size_t n = next ? (size_t) (next - format) : strlen (format);
  return n <= room ? (char *) memcpy (cursor, format, n) + n : NULL;
}

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
  if (!s || is_joined (r, s))
    return false;
  unsigned most = (unsigned) d->precision; /* no limit if it is negative */
  return put_field (r, d, s, string_length (s, most));
}

/* The integer with the magnitude V in the field of D, whose width and precision
   are at most 2^31; FLAGS are those of its base and sign.  */
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
  if (!write || (d->length && d->length != 'l'))
    return false;
  unsigned upper = d->letter < 'a' ? QRINTF_UPPER : 0;
  return go_to (
      r,
      write (r->cursor, r->limit, v, d->flags | upper, d->width, d->precision),
      longest_real + (size_t) d->width);
}

/* The next argument, which has BYTES unless it is an int, or a pointer.  One of
   fewer bytes than a long is where a long would be, in the low bits of it.  */
QRINTF_OUTLINE uint64_t
take (struct reader *r, size_t bytes)
{
  return bytes > sizeof (long) ? va_arg (r->values, unsigned long long)
                               : va_arg (r->values, unsigned long);
}

/* The integer V of BYTES, of which only these have a meaning.  */
QRINTF_INLINE uint64_t
of_bytes (uint64_t v, unsigned bytes, bool is_signed)
{
  unsigned unused = 64 - 8 * bytes;
  v <<= unused;
  return is_signed ? (uint64_t) ((int64_t) v >> unused) : v >> unused;
}

/* Replace a width and a precision that are arguments by their values.  */
static void
take_field (struct reader *r, struct directive *d)
{
  if (d->width_is_value)
    {
      int width = (int) take (r, sizeof width);
      d->width = (unsigned) magnitude (width);
      d->flags |= width < 0 ? QRINTF_LEFT : 0;
    }
  if (d->precision_is_value)
    d->precision = (int) take (r, sizeof d->precision);
}

/* The integer of D, which has a length or none.  */
static bool
put_any_integer (struct reader *r, const struct directive *d)
{
  bool is_signed = d->kind == DIRECTIVE_SIGNED;
  uint64_t v = of_bytes (take (r, d->bytes), d->bytes, is_signed);
  unsigned flags = d->kind == DIRECTIVE_HEX     ? QRINTF_HEX
                   : d->kind == DIRECTIVE_OCTAL ? QRINTF_OCTAL
                                                : 0;
  if (d->letter < 'a')
    flags |= QRINTF_UPPER;
  if (is_signed && v >> 63)
    {
      flags |= QRINTF_NEGATIVE;
      v = -v;
    }
  return put_integer (r, d, v, flags);
}

/* Print D, which is a character, a string or a pointer; these have no
   length.  */
static bool
put_text (struct reader *r, const struct directive *d)
{
  const char *p = (const char *) (uintptr_t) take (r, sizeof p);
  if (d->length)
    return false;
  if (d->kind == DIRECTIVE_STRING)
    return put_string (r, d, p);
  if (d->precision >= 0)
    return false;
  if (d->kind == DIRECTIVE_POINTER)
    return p && put_integer (r, d, (uintptr_t) p, QRINTF_HEX | QRINTF_ALT);
  char c = (char) (uintptr_t) p;
  return c && put_field (r, d, &c, 1);
}

bool
__qrintf_interpret_directive (struct reader *r)
{
  if (r->format[1] == '%')
    {
      if (r->cursor == r->limit)
        return lack_room (r);
      *r->cursor++ = '%';
      r->format += 2;
      return true;
    }
  struct directive d;
  r->format = read_directive (&d, r->format + 1);
  if (!r->format)
    return false;
  take_field (r, &d);
  if (d.kind == DIRECTIVE_REFUSED)
    return false;
  if (d.kind == DIRECTIVE_REAL)
    return put_real (r, &d, va_arg (r->values, double));
  return d.kind < DIRECTIVE_SIGNED ? put_text (r, &d) : put_any_integer (r, &d);
}
