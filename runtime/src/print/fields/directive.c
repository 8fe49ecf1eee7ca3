/* SPDX-License-Identifier: MIT-0 */
/* Prints one directive of any kind.  See fields.h.

   Refused are positional arguments, the flags ' and I, "%n", wide characters,
   flags and length modifiers that C does not define for the conversion, numbers
   above 9999 in a directive, integers that fit neither the room nor a spill,
   invalid directives, and reals that real.c refuses or that this program has no
   code for.  'L' and "ll" are the same modifier, as in all versions of
   glibc.  */

#define _GNU_SOURCE

#include "core/memory.h"
#include <errno.h>
#include <stdint.h>
#include <string.h>

#include "core/bits.h"
#include "integer/integer.h"
#include "print/fields.h"
#include "print/letters.h"
#include "print/piece-in-field.h"
#include "print/real.h"
#include "print/string-value.h"
#include "sinks/libc-names.h"

static char
read_length (const char **f)
{
  char first = **f;
  if (first != 'h' && first != 'l' && first != 'j' && first != 'z'
      && first != 't' && first != 'L')
    return 0;
  if (*++*f == first && (first == 'h' || first == 'l'))
    {
      ++*f;
      return first - ('a' - 'A');
    }
  return first;
}

QRINTF_INLINE bool
put_pad (struct printer *p, char c, size_t n)
{
  return !n || __qrintf_put_fill (p, c, n);
}

/* Puts the N bytes at S into the field of D.  */
static bool
put_field (struct printer *p, const struct directive *d, const char *s,
           size_t n)
{
  size_t pad = d->width > n ? d->width - n : 0;
  bool left = d->flags & QRINTF_LEFT;
  return (left || put_pad (p, ' ', pad)) && (!n || __qrintf_put_bytes (p, s, n))
         && (!left || put_pad (p, ' ', pad));
}

static bool
put_string (struct printer *p, const struct directive *d)
{
  size_t n;
  const char *s = next_string_of (p, d->precision, &n);
  return s && put_field (p, d, s, n);
}

/* The next integer of a type with the length modifier LENGTH: its absolute
   value, if it is signed and negative, and then *NEGATIVE is 1, else 0.  */
static uint64_t
take_integer (struct printer *p, char length, bool is_signed,
              uint64_t *negative)
{
  bool is_widest = length == 'L' || length == 'j';
  size_t bytes = !length         ? sizeof (int)
                 : length == 'H' ? sizeof (char)
                 : length == 'h' ? sizeof (short)
                 : is_widest     ? sizeof (long long)
                                 : sizeof (long);
  unsigned unused = 64 - CHAR_BIT * (unsigned) bytes;
  uint64_t v = is_widest && !IS_LONG (long long)
                   ? va_arg (p->values, unsigned long long)
                   : va_arg (p->values, unsigned long);
  v <<= unused;
  *negative = is_signed ? v >> 63 : 0;
  return negated_if (v, *negative) >> unused;
}

/* Puts the next integer of a type with the length modifier LENGTH for a
   conversion of KIND, by the general emitter of direct code.  */
static bool
put_integer (struct printer *p, const struct directive *d, enum kind kind,
             char length)
{
  static const unsigned short flags_of_base[]
      = { [kind_hex] = QRINTF_HEX,
          [kind_hex_upper] = QRINTF_HEX | QRINTF_UPPER,
          [kind_pointer] = QRINTF_HEX | QRINTF_ALT,
          [kind_octal] = QRINTF_OCTAL,
          [kind_binary] = QRINTF_BINARY };
  QRINTF_ASSERT (kind >= kind_signed && kind <= kind_binary);
  uint64_t negative, v;
  v = take_integer (p, length, kind == kind_signed, &negative);
  unsigned flags = d->flags | flags_of_base[kind]
                   | (-(unsigned) negative & QRINTF_NEGATIVE)
                   | (d->letter == 'B' ? QRINTF_UPPER : 0);
  for (;;)
    {
      char *end = __qrintf_integer_within (p->cursor, room_of (p), v, flags,
                                           d->width, d->precision);
      if (end)
        {
          p->cursor = end;
          return true;
        }
      if (room_of (p) >= spill_size || !__qrintf_make_room (p, spill_size))
        return false;
    }
}

static bool
put_pointer (struct printer *p, const struct directive *d)
{
  static const char nil[] = "(nil)";
  if (d->length || d->precision >= 0)
    return false;
  if (peek_value (p->values))
    return put_integer (p, d, kind_pointer, 'z');
  skip_value (p->values);
  return put_field (p, d, nil, sizeof nil - 1);
}

static bool
put_error (struct printer *p, const struct directive *d)
{
  char buffer[256];
  p->error = errno;
  const char *text = libc_strerror (p->error, buffer, sizeof buffer);
  size_t most = (size_t) d->precision;
  return put_field (p, d, text, text_length_within (text, most));
}

static bool
put_directive (struct printer *p, const struct directive *d)
{
  enum kind kind = kind_of (d->letter);
  if (!may_have_flags (kind, d->flags))
    return false;
  switch (kind)
    {
    case kind_real:
    case kind_rare_real:
      {
        any_real_printer *print = PRINTER_OF_PROGRAM (any_real);
        return print && print (p, d);
      }
    case kind_character:
      {
        char text = (char) va_arg (p->values, int);
        return !d->length && d->precision < 0 && put_field (p, d, &text, 1);
      }
    case kind_string:
      return !d->length && put_string (p, d);
    case kind_pointer:
      return put_pointer (p, d);
    case kind_error:
      return !d->length && put_error (p, d);
    case kind_binary:
      if (!is_glibc_from (35))
        return false;
      break;
    default:
      break;
    }
  return put_integer (p, d, kind, d->length);
}

/* Puts the directive with FIELD whose length modifier and letter are at
   REST.  */
static bool
put_rest (struct printer *p, const char *rest, struct field field)
{
  char length = read_length (&rest);
  struct directive d
      = { layout_flags (field.layout), layout_width (field.layout),
          field.precision, length, *rest };
  p->format = rest + 1;
  return put_directive (p, &d);
}

/* Prints the directive with FIELD whose length modifier and letter are at F,
   and the rest of the format.  */
static char *
print_rest (char *cursor, char *limit, const char *f, struct printer *p,
            packed_field field)
{
  p->cursor = cursor;
  p->limit = limit;
  return put_rest (p, f, unpack_field (field))
             ? __qrintf_print_text (p->cursor, limit, p->format, p)
             : NULL;
}

char *
__qrintf_print_other (char *cursor, char *limit, const char *f,
                      struct printer *p, packed_field field)
{
  const char *letter = real_at (f);
  return letter ? print_real (cursor, limit, p, field, letter)
                : print_rest (cursor, limit, f, p, field);
}

/* Writes "%p", "%#x" or "%#lx" at *F, and moves *F behind it.  Returns a null
   pointer, with nothing done, for other directives and for 0.  There is room
   for the longest number.  */
static char *
write_prefixed (char *cursor, const char **f, struct printer *p)
{
  bool alternate = (*f)[1] == '#';
  const char *rest = *f + 1 + alternate;
  unsigned unused = alternate ? skip_length (&rest) : unused_by_long;
  if (*rest != (alternate ? 'x' : 'p'))
    return NULL;
  uint64_t v = value_of_type (peek_value (p->values), unused, false);
  if (!v)
    return NULL;
  skip_value (p->values);
  *f = rest + 1;
  memcpy (cursor, "0x", 2);
  return piece_hex (cursor + 2, v, hex_count (v), 0, false);
}

char *
__qrintf_print_directive (char *cursor, char *limit, const char *f,
                          struct printer *p)
{
  QRINTF_ASSERT (limit - cursor >= longest_number);
  if (f[1] == '#' || f[1] == 'p')
    {
      char *end = write_prefixed (cursor, &f, p);
      if (end)
        return __qrintf_print_text (end, limit, f, p);
    }
  struct field field;
  const char *rest = __qrintf_read_field (&field, f + 1, p);
  if (!rest)
    return NULL;
  return print_rest (cursor, limit, rest, p,
                     pack_field (field.layout, field.precision));
}
