/* SPDX-License-Identifier: MIT */
/* The text of a format that is read at run time.

   Most directives are a letter, perhaps behind an 'l' or a 'z'.  These are
   printed as soon as they are seen; the others are read into a struct first.
   Reals are printed by a function for each style, which a program has only if
   a format with that style is seen when it is compiled.

   Refused are the directives that directive.h names, null pointers, reals whose
   function is missing, and texts for which there may be no room.  */

#include <string.h>

#include "interpret/directive.h"
#include "interpret/interpret.h"
#include "interpret/values.h"
#include "integer/decimal-core.h"

/* Null where no format with such a conversion has been seen.  */
typedef __typeof__ (__qrintf_interpret_fixed) real_writer;
static real_writer fixed __attribute__ ((weakref ("__qrintf_interpret_fixed")));
static real_writer exponent
    __attribute__ ((weakref ("__qrintf_interpret_exponent")));
static real_writer general
    __attribute__ ((weakref ("__qrintf_interpret_general")));

__typeof__ (__qrintf_x32_exact) QRINTF_VARIANT (x32_exact, base);

struct reader
{
  const char *format; /* what has not been read */
  char *cursor, *limit;
  va_list values;
};

/* The longest number without a field: -2^63, or 2^64 - 1 in octal.  */
enum
{
  longest_number = 22
};

/* The length modifier of size_t where that is as long as long, or 'l'.  */
enum
{
  size_length = sizeof (size_t) == sizeof (long) ? 'z' : 'l'
};

QRINTF_INLINE size_t
room_of (const struct reader *r)
{
  return (size_t) (r->limit - r->cursor);
}

/* Copy what stands before the next directive.  Returns whether there is one;
   otherwise the format ends here, or there is no room.  */
QRINTF_INLINE bool
copy_text (struct reader *r)
{
  for (; *r->format != '%'; r->format++)
    {
      if (!*r->format || r->cursor == r->limit)
        return false;
      *r->cursor++ = *r->format;
    }
  return true;
}

QRINTF_INLINE bool
put_bytes (struct reader *r, const char *s, size_t n)
{
  if (n > room_of (r))
    return false;
  memcpy (r->cursor, s, n);
  r->cursor += n;
  return true;
}

QRINTF_OUTLINE char *
put_wide (char *cursor, uint64_t v)
{
  return decimal_u64_exact (cursor, v);
}

/* V, which is negative if SIGN has all bits set, and not if it has none.  There
   is room for LONGEST_NUMBER bytes.  No branch depends on the sign, as it would
   be mispredicted where signs are mixed.  */
QRINTF_INLINE void
put_number (struct reader *r, uint64_t v, uint64_t sign)
{
  uint64_t magnitude = (v ^ sign) - sign;
  *r->cursor = '-';
  r->cursor += sign & 1;
  r->cursor = magnitude <= UINT32_MAX
                  ? decimal_u32_exact (r->cursor, (uint32_t) magnitude)
                  : put_wide (r->cursor, magnitude);
}

QRINTF_INLINE uint64_t
magnitude (int64_t v)
{
  return v < 0 ? -(uint64_t) v : (uint64_t) v;
}

/* Print the directive at R->format if it is a number without a field.  */
QRINTF_INLINE bool
put_short_number (struct reader *r)
{
  if (room_of (r) < longest_number)
    return false;
  const char *letter = r->format + 1;
  bool is_long = letter[0] == 'l' || letter[0] == size_length;
  letter += is_long;
  uint64_t v, sign = 0;
  switch (*letter)
    {
    case 'd':
      {
        int64_t value
            = is_long ? va_arg (r->values, long) : va_arg (r->values, int);
        sign = (uint64_t) (value >> 63);
        v = (uint64_t) value;
        break;
      }
    case 'u':
      v = is_long ? va_arg (r->values, unsigned long)
                  : va_arg (r->values, unsigned);
      break;
    case 'x':
      if (is_long)
        return false;
      r->format = letter + 1;
      r->cursor = QRINTF_VARIANT (x32_exact, base) (
          r->cursor, va_arg (r->values, unsigned));
      return true;
    default:
      return false;
    }
  r->format = letter + 1;
  put_number (r, v, sign);
  return true;
}

/* Whether S is where its text goes, as in vsprintf (p, "%s…", p).  What follows
   would overwrite its end, and whoever printed the text again, because of a
   later directive or for want of room, would read on.  */
QRINTF_INLINE bool
is_joined (const struct reader *r, const char *s)
{
  return s == r->cursor;
}

/* "%s".  */
QRINTF_INLINE bool
put_short_string (struct reader *r)
{
  const char *s = va_arg (r->values, const char *);
  r->format += 2;
  return s && !is_joined (r, s) && put_bytes (r, s, strlen (s));
}

/* The N bytes at S in the field of D.  */
static bool
put_field (struct reader *r, const struct directive *d, const char *s, size_t n)
{
  size_t pad = d->width > n ? d->width - n : 0;
  bool left = d->flags & QRINTF_LEFT;
  if (n > room_of (r) || pad > room_of (r) - n)
    return false;
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

/* The integer with MAGNITUDE in the field of D, whose width and precision are
   below 2^31; FLAGS are those of its base and sign.  */
static bool
put_integer (struct reader *r, const struct directive *d, uint64_t magnitude,
             unsigned flags)
{
  size_t least = d->precision > 0 ? (size_t) d->precision : 0;
  if (room_of (r) < longest_number + 2
      || d->width + least > room_of (r) - longest_number - 2)
    return false;
  r->cursor = __qrintf_integer (r->cursor, magnitude, d->flags | flags,
                                d->width, d->precision);
  return true;
}

static bool
put_pointer (struct reader *r, const struct directive *d, const void *p)
{
  if (!p || d->precision >= 0 || d->length != LENGTH_NONE)
    return false;
  return put_integer (r, d, (uintptr_t) p, QRINTF_HEX | QRINTF_ALT);
}

static bool
put_real (struct reader *r, const struct directive *d, real_writer *write,
          double v)
{
  if (!write || (d->length != LENGTH_NONE && d->length != LENGTH_l))
    return false;
  unsigned upper = d->letter < 'a' ? QRINTF_UPPER : 0;
  char *end = write (r->cursor, r->limit, v, d->flags | upper, d->width,
                     d->precision);
  r->cursor = end ? end : r->cursor;
  return end;
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

/* Print the directive at R->format, whatever it is.  */
QRINTF_OUTLINE bool
put_directive (struct reader *r)
{
  struct directive d;
  if (r->format[1] == '%')
    {
      r->format += 2;
      return put_bytes (r, "%", 1);
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
        return d.length == LENGTH_NONE && d.precision < 0
               && put_field (r, &d, &c, 1);
      }
    case 's':
      return put_string (r, &d, va_arg (r->values, const char *));
    case 'p':
      return put_pointer (r, &d, va_arg (r->values, void *));
    case 'f':
    case 'F':
      return put_real (r, &d, fixed, va_arg (r->values, double));
    case 'e':
    case 'E':
      return put_real (r, &d, exponent, va_arg (r->values, double));
    case 'g':
    case 'G':
      return put_real (r, &d, general, va_arg (r->values, double));
    default:
      return false;
    }
}

/* The same for the reader whose members are in registers.  */
QRINTF_INLINE bool
put_long_directive (struct reader *r)
{
  struct reader in_memory;
  in_memory.format = r->format;
  in_memory.cursor = r->cursor;
  in_memory.limit = r->limit;
  QRINTF_COPY_VALUES (in_memory.values, r->values);
  bool done = put_directive (&in_memory);
  r->format = in_memory.format;
  r->cursor = in_memory.cursor;
  QRINTF_COPY_VALUES (r->values, in_memory.values);
  return done;
}

char *
__qrintf_interpret_text (char *cursor, char *limit, const char *format,
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
  while (copy_text (&r))
    {
      bool done = r.format[1] == 's'
                      ? put_short_string (&r)
                      : put_short_number (&r) || put_long_directive (&r);
      if (!done)
        return NULL;
    }
  if (*r.format)
    return NULL;
  QRINTF_COPY_VALUES (values, r.values);
  return r.cursor;
}
