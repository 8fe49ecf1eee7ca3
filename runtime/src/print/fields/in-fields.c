/* SPDX-License-Identifier: MIT-0 */
/* Directives with a width, a precision and the flags '-' and '0'.  See
   fields.h.  One function prints as many of them as follow each other,
   because most formats with one such directive have several.

   The file is compiled for the same CPUs as print-text.c.  Other flags, and
   fields that piece.h does not handle, are left to directive.c.  */

#include <string.h>

#include "core/bits.h"
#include "print/fields.h"
#include "print/letters.h"
#include "print/piece.h"
#include "print/real.h"

__typeof__ (__qrintf_print_text) QRINTF_VARIANT (print_text, QRINTF_TIER);

QRINTF_INLINE unsigned
layout_of_short (struct short_field field)
{
  return layout_of (field.form == field_of_zeros          ? QRINTF_ZERO
                    : field.form == field_of_spaces_after ? QRINTF_LEFT
                                                          : 0,
                    field.width);
}

/* Reads *FIELD at F: '0' or '-', a width of one or two digits, or both, as most
   fields are.  Returns a pointer to what follows, which may be another flag or
   digit, or a null pointer if there is neither.  */
QRINTF_INLINE const char *
read_short_field (struct short_field *field, const char *f)
{
  enum field_form form = *f == '0'   ? field_of_zeros
                         : *f == '-' ? field_of_spaces_after
                                     : field_of_spaces_before;
  const char *number = form == field_of_spaces_before ? f : f + 1;
  unsigned width;
  const char *rest = read_short_number (&width, number);
  *field = (struct short_field){ form, rest ? width : 0, -1 };
  return !rest && number != f ? number : rest;
}

/* Prints the next value if "%02d" is at *F and the value has two digits, which
   are looked up: most fields filled with zeros belong to dates and times.
   Moves *F to the letter.  Null, and the value is not taken, in all other
   cases.  */
QRINTF_INLINE char *
two_digits (char *p, const char **f, struct printer *printer)
{
  if ((*f)[2] != '2' || memcmp (*f, "%02d", 4))
    return NULL;
  value_mark mark;
  uint32_t v = (uint32_t) take_value (printer->values, &mark);
  if (__builtin_expect (v >= 100, 0))
    {
      give_back (printer->values, mark);
      return NULL;
    }
  *f += 3;
  memcpy (p, __qrintf_dec2[v], 2);
  return p + 2;
}

/* The integer V in FIELD.  If IS_SIGNED, V is an int64_t.  */
QRINTF_INLINE char *
decimal_in_field (char *p, size_t room, uint64_t v, bool is_signed,
                  struct short_field field)
{
  uint64_t negative = is_signed ? v >> 63 : 0;
  return piece_decimal_in (p, room, negated_if (v, negative),
                           (unsigned) negative, field.width, field.form);
}

/* The hexadecimal digits of V.  Of fields, only those filled with zeros.  */
QRINTF_INLINE char *
hex_in_field (char *p, uint64_t v, struct short_field field, bool upper)
{
  unsigned n = hex_count (v), width = field.width;
  if (field.form != field_of_zeros || width > 16)
    return NULL;
  return piece_hex (p, v, n > width ? n : width, width, upper);
}

/* The string S in FIELD.  With a precision of 0, S need not point to readable
   memory.  */
QRINTF_INLINE char *
string_in_field (char *p, size_t room, const char *s, struct short_field field,
                 const struct printer *printer)
{
  if (field.form == field_of_zeros || !s || s == place_of (printer, p)
      || !field.precision)
    return NULL;
  return piece_string_in (p, room, s, (size_t) field.precision, field.width,
                          field.form == field_of_spaces_after,
                          may_overrun (printer));
}

/* The integer or string V in FIELD, with room for the longest number.  The
   length modifier and the letter are at *F, which is moved to the letter.  Null
   for all other directives.  */
QRINTF_INLINE char *
piece_in_field (char *p, size_t room, uint64_t v, const char **f,
                struct short_field field, const struct printer *printer)
{
  QRINTF_ASSERT (room >= longest_number);
  if (**f == 's')
    return string_in_field (p, room, (const char *) (uintptr_t) v, field,
                            printer);
  bool is_signed = **f == 'd';
  if (is_signed)
    v = (uint64_t) (int32_t) v;
  else
    {
      unsigned unused = **f == 'x' ? unused_by_int : skip_length (f);
      if (**f == 'x' || **f == 'X')
        return hex_in_field (p, value_of_type (v, unused, false), field,
                             **f == 'X');
      enum kind kind = kind_of (**f);
      is_signed = kind == kind_signed;
      if (!is_signed && kind != kind_unsigned)
        return NULL;
      v = value_of_type (v, unused, is_signed);
    }
  return decimal_in_field (p, room, v, is_signed, field);
}

/* Whether a directive with a field is at F.  The flags ' ' and '#', which are
   rare, are not recognised here.  */
QRINTF_INLINE bool
is_at_field (const char *f)
{
  return *f == '%' && (unsigned char) f[1] - (unsigned) '&' < 'A' - '&';
}

/* Prints the directives with fields from F on, if at most one character stands
   between two of them, and the rest of the format.  */
QRINTF_AT_CACHE_LINE
INTERNAL (char *, print_in_fields, char *p, char *limit, const char *f,
          struct printer *printer)
{
  for (;;)
    {
      if (__builtin_expect (limit - p < longest_number, 0))
        return __qrintf_print_slowly (p, limit, f, printer);
      char *end = two_digits (p, &f, printer);
      if (!end)
        {
          struct short_field field;
          value_mark mark;
          unsigned digits;
          const char *letter, *rest = read_short_field (&field, f + 1);
          if (__builtin_expect (!rest || *rest < 'A', 0))
            {
              /* A width of one byte or none pads no real.  */
              if (rest && *rest == '.'
                  && (letter = real_behind_number (&digits, rest + 1)) != NULL)
                return print_real (
                    p, limit, printer,
                    pack_field (field.width <= 1 ? 0 : layout_of_short (field),
                                (int) digits),
                    letter);
              struct short_field read;
              struct field all;
              const char *at = f + 1;
              rest = __qrintf_read_long_field (&read, &all, &at, printer);
              if (!rest)
                return at ? __qrintf_print_other (
                           p, limit, at, printer,
                           pack_field (all.layout, all.precision))
                          : NULL;
              field = read;
            }
          f = rest;
          uint64_t v = take_value (printer->values, &mark);
          end = piece_in_field (p, (size_t) (limit - p), v, &f, field, printer);
          if (__builtin_expect (!end, 0))
            {
              give_back (printer->values, mark);
              return __qrintf_print_other (
                  p, limit, rest, printer,
                  pack_field (layout_of_short (field), field.precision));
            }
        }
      p = end;
      if (*++f != '%')
        {
          if (!*f || !is_at_field (f + 1) || p == limit)
            break;
          *p++ = *f++;
        }
      else if (!is_at_field (f))
        break;
    }
  return QRINTF_VARIANT (print_text, QRINTF_TIER) (p, limit, f, printer);
}
