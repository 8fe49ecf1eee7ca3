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

/* How a field of LAYOUT is filled around a decimal number.  */
QRINTF_INLINE enum field_form
form_of (unsigned layout)
{
  unsigned flags = layout_flags (layout);
  return flags & QRINTF_LEFT   ? field_of_spaces_after
         : flags & QRINTF_ZERO ? field_of_zeros
                               : field_of_spaces_before;
}

/* The integer V in a field of LAYOUT.  If IS_SIGNED, V is an int64_t.  */
QRINTF_INLINE char *
decimal_in_field (char *p, size_t room, uint64_t v, bool is_signed,
                  unsigned layout)
{
  uint64_t negative = is_signed ? v >> 63 : 0;
  return piece_decimal_in (p, room, negated_if (v, negative),
                           (unsigned) negative, layout_width (layout),
                           form_of (layout));
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

/* The same for "%02x", "%08lX" and the like.  Hexadecimal numbers in other
   fields are rare.  */
QRINTF_INLINE char *
hex_with_zeros (char *p, const char **f, struct printer *printer)
{
  unsigned width;
  if (__builtin_expect ((*f)[1] != '0', 1))
    return NULL;
  const char *letter = read_short_number (&width, *f + 2);
  if (!letter || width > 16)
    return NULL;
  bool is_int = !skip_long (&letter) || !longs_are_wide;
  if (*letter != 'x' && *letter != 'X')
    return NULL;
  *f = letter;
  uint64_t v = va_arg (printer->values, unsigned long);
  if (is_int)
    v = (uint32_t) v;
  unsigned n = hex_count (v);
  return piece_hex (p, v, n > width ? n : width, width, *letter == 'X');
}

/* The string S in FIELD.  With a precision of 0, S need not point to readable
   memory.  */
QRINTF_INLINE char *
string_in_field (char *p, size_t room, const char *s, const struct field *field,
                 const struct printer *printer)
{
  unsigned flags = layout_flags (field->layout);
  if (flags & QRINTF_ZERO || !s || s == place_of (printer, p)
      || !field->precision)
    return NULL;
  return piece_string_in (p, room, s, (size_t) field->precision,
                          layout_width (field->layout), flags & QRINTF_LEFT,
                          may_overrun (printer));
}

/* The integer or string V in FIELD, with room for the longest number.  The
   length modifier and the letter are at *F, which is moved to the letter.  Null
   for all other directives.  */
QRINTF_INLINE char *
piece_in_field (char *p, size_t room, uint64_t v, const char **f,
                const struct field *field, const struct printer *printer)
{
  const unsigned handled = QRINTF_LEFT | QRINTF_ZERO;
  QRINTF_ASSERT (room >= longest_number);
  if (layout_flags (field->layout) & ~handled)
    return NULL;
  if (**f == 's')
    return string_in_field (p, room, (const char *) (uintptr_t) v, field,
                            printer);
  if (field->precision >= 0)
    return NULL;
  bool is_signed = **f == 'd';
  if (__builtin_expect (is_signed, 1))
    v = (uint64_t) (int32_t) v;
  else
    {
      bool is_int = !skip_long (f) || !longs_are_wide;
      enum kind kind = kind_of (**f);
      is_signed = kind == kind_signed;
      if (is_int)
        v = is_signed ? (uint64_t) (int32_t) v : (uint32_t) v;
      if (!is_signed && kind != kind_unsigned)
        return NULL;
    }
  return decimal_in_field (p, room, v, is_signed, field->layout);
}

/* The letter of a real behind a precision at F, which is stored in FIELD.  Null
   if that is not there.  A width of one byte or none pads no real.  */
QRINTF_INLINE const char *
real_of_field (struct field *field, const char *f)
{
  unsigned digits;
  const char *letter = *f == '.' ? real_behind_number (&digits, f + 1) : NULL;
  if (!letter)
    return NULL;
  field->precision = (int) digits;
  if (layout_width (field->layout) <= 1)
    field->layout = 0;
  return letter;
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
      if (__builtin_expect (!end, 1))
        end = hex_with_zeros (p, &f, printer);
      if (!end)
        {
          struct field field = { 0, -1 };
          value_mark mark;
          const char *rest = read_short_layout (&field.layout, f + 1);
          if (__builtin_expect (!rest || *rest < 'A', 0))
            {
              const char *letter;
              if (rest && (letter = real_of_field (&field, rest)) != NULL)
                return print_real (p, limit, printer,
                                   pack_field (field.layout, field.precision),
                                   letter);
              rest = __qrintf_read_field (&field, f + 1, printer);
              if (!rest)
                return NULL;
            }
          f = rest;
          uint64_t v = take_value (printer->values, &mark);
          end = piece_in_field (p, (size_t) (limit - p), v, &f, &field,
                                printer);
          if (!end)
            {
              give_back (printer->values, mark);
              packed_field packed = pack_field (field.layout, field.precision);
              f = real_at (rest);
              return f ? print_real (p, limit, printer, packed, f)
                       : __qrintf_print_rest (p, limit, printer, packed, rest);
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
