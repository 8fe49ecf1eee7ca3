/* SPDX-License-Identifier: MIT */
/* Reads a format and prints it.  See printer.h.

   Text, and directives with a length, a width, a precision and the flags '-'
   and '0', are printed as they are read, if they are short and there is room.
   directive.c prints all others.

   A text must not be overrun, which masked stores make cheaper.  So there are
   two variants: for every CPU, and with AVX-512.

   Refused is what directive.c refuses, and null formats, of which glibc's
   versions make different things.  */

#include <string.h>

#include "core/bits.h"
#include "print/field.h"
#include "print/piece.h"
#include "print/real.h"

__typeof__ (__qrintf_print_text) QRINTF_VARIANT (print_text, QRINTF_TIER);

/* The loop of print_text calls no function, so that it saves no registers.  What
   it leaves to others goes on by these, which call it again.  */
#define PRINT_TEXT QRINTF_VARIANT (print_text, QRINTF_TIER)

/* What a letter is.  */
enum kind
{
  kind_other,
  kind_signed,
  kind_unsigned,
  kind_hex,
  kind_string,
  kind_character,
  kind_real,
  kind_field, /* or a flag or a precision */
  kind_long   /* a length */
};

QRINTF_INLINE enum kind
kind_of (char letter)
{
  static const unsigned char kinds[]
      = { [' ' - ' '] = kind_field,     ['#' - ' '] = kind_field,
          ['+' - ' '] = kind_field,     ['*' - ' '] = kind_field,
          ['-' - ' '] = kind_field,     ['.' - ' '] = kind_field,
          ['0' - ' '] = kind_field,     ['1' - ' '] = kind_field,
          ['2' - ' '] = kind_field,     ['3' - ' '] = kind_field,
          ['4' - ' '] = kind_field,     ['5' - ' '] = kind_field,
          ['6' - ' '] = kind_field,     ['7' - ' '] = kind_field,
          ['8' - ' '] = kind_field,     ['9' - ' '] = kind_field,
          ['c' - ' '] = kind_character, ['d' - ' '] = kind_signed,
          ['e' - ' '] = kind_real,      ['f' - ' '] = kind_real,
          ['g' - ' '] = kind_real,      ['i' - ' '] = kind_signed,
          ['j' - ' '] = kind_long,      ['l' - ' '] = kind_long,
          ['L' - ' '] = kind_real,
          ['s' - ' '] = kind_string,    ['t' - ' '] = kind_long,
          ['u' - ' '] = kind_unsigned,  ['x' - ' '] = kind_hex,
          ['z' - ' '] = kind_long };
  unsigned i = (unsigned char) letter - (unsigned) ' ';
  return i < sizeof kinds ? (enum kind) kinds[i] : kind_other;
}

/* Whether "z" and the like, and "ll", mean the same as "l".  */
#define IS_LONG(TYPE) (sizeof (TYPE) == sizeof (long))

/* Whether a long has more bits than an int.  */
enum
{
  longs_are_wide = sizeof (long) > sizeof (int)
};

/* Whether the length at *F is a long's; goes behind it.  */
QRINTF_INLINE bool
skip_long (const char **f)
{
  switch (**f)
    {
    case 'l':
      *f += IS_LONG (long long) && (*f)[1] == 'l' ? 2 : 1;
      return true;
    case 'z':
    case 't':
      *f += IS_LONG (size_t);
      return IS_LONG (size_t);
    case 'j':
      *f += IS_LONG (intmax_t);
      return IS_LONG (intmax_t);
    default:
      return false;
    }
}

/* What FIELD does to a decimal number.  */
QRINTF_INLINE enum field_form
form_of (const struct field *field)
{
  return field->flags & QRINTF_LEFT   ? field_of_spaces_after
         : field->flags & QRINTF_ZERO ? field_of_zeros
                                      : field_of_spaces_before;
}

/* The hexadecimal digits of V, with zeros before them if FIELD says so.  */
QRINTF_INLINE char *
hex_in_field (char *p, uint64_t v, const struct field *field)
{
  unsigned n = hex_count (v);
  if (field->width > n)
    {
      if (form_of (field) != field_of_zeros || field->width > 16)
        return NULL;
      n = field->width;
    }
  return piece_hex (p, v, n);
}

/* Whether the letter of a real, perhaps a long double, is at F.  */
QRINTF_INLINE bool
is_at_real (const char *f)
{
  f += *f == 'L';
  return *f >= 'e' && *f <= 'g';
}

/* Prints the real of a directive, of which LETTER is the letter and REST what
   stands behind the precision.  */
QRINTF_INLINE char *
print_real (char *p, char *limit, const char *rest, const char *letter,
            struct printer *printer, unsigned layout, int precision)
{
  plain_real_printer *print = PRINTER_OF_PROGRAM (plain_real);
  return print ? print (p, limit, letter, printer, layout, precision)
               : __qrintf_print_rest (p, limit, rest, printer, layout,
                                      precision);
}

/* The letter of a real at F, perhaps behind an 'l', which means nothing; null
   if there is none.  */
QRINTF_INLINE const char *
real_at (const char *f)
{
  f += *f == 'l' && f[1] != 'L';
  return is_at_real (f) ? f : NULL;
}

/* Whether a directive with a field is at F.  */
QRINTF_INLINE bool
is_at_field (const char *f)
{
  return *f == '%' && kind_of (f[1]) == kind_field;
}

/* The integer V of 32 bits, or of 64 if IS_LONG, in FIELD.  Most fields with
   zeros are those of clocks.  */
QRINTF_INLINE char *
integer_in_field (char *p, size_t room, uint64_t v, enum kind kind,
                  bool is_long, const struct field *field)
{
  bool is_signed = kind == kind_signed;
  if (!is_long)
    v = is_signed ? (uint64_t) (int32_t) v : (uint32_t) v;
  if (kind == kind_hex)
    return hex_in_field (p, v, field);
  if (v < 100 && field->width == 2 && field->flags == QRINTF_ZERO)
    {
      memcpy (p, __qrintf_dec2[v], 2);
      return p + 2;
    }
  uint64_t negative = is_signed ? v >> 63 : 0;
  return piece_decimal_in (p, room, negated_if (v, negative),
                           (unsigned) negative, field->width, form_of (field));
}

/* The string S in FIELD.  With a precision of 0 nothing may be at S.  */
QRINTF_INLINE char *
string_in_field (char *p, size_t room, const char *s, const struct field *field)
{
  if (field->flags & QRINTF_ZERO || !s || s == p || !field->precision)
    return NULL;
  return piece_string_in (p, room, s, (size_t) field->precision, field->width,
                          field->flags & QRINTF_LEFT);
}

/* Prints the integers and strings of the directives from F on that have
   fields, with a character between two, and goes on behind them.  */
QRINTF_OUTLINE char *
print_in_fields (char *p, char *limit, const char *f, struct printer *printer)
{
  do
    {
      struct field field;
      const char *rest = read_field (&field, f + 1, printer), *letter = rest;
      if (!has_layout (&field))
        return NULL;
      enum kind kind = kind_of (*letter);
      bool is_long = false;
      if (kind == kind_long && skip_long (&letter))
        {
          is_long = longs_are_wide;
          kind = kind_of (*letter);
        }
      size_t room = (size_t) (limit - p);
      const unsigned handled = QRINTF_LEFT | QRINTF_ZERO;
      char *end = NULL;
      if (room >= longest_number && !(field.flags & ~handled))
        {
          uint64_t v = peek_value (printer->values);
          switch (kind)
            {
            case kind_signed:
            case kind_unsigned:
            case kind_hex:
              if (field.precision < 0)
                end = integer_in_field (p, room, v, kind, is_long, &field);
              break;
            case kind_string:
              if (letter == rest)
                end = string_in_field (p, room, (const char *) (uintptr_t) v,
                                       &field);
              break;
            default:
              break;
            }
        }
      if (!end)
        {
          const char *real = real_at (rest);
          return real
                   ? print_real (p, limit, rest, real, printer,
                                 layout_of (&field), field.precision)
                   : __qrintf_print_rest (p, limit, rest, printer,
                                          layout_of (&field), field.precision);
        }
      skip_value (printer->values);
      p = end;
      f = letter + 1;
      if (*f && *f != '%' && is_at_field (f + 1) && p != limit)
        *p++ = *f++;
    }
  while (is_at_field (f));
  return PRINT_TEXT (p, limit, f, printer);
}

INTERNAL (char *, print_text, char *p, char *limit, const char *f,
          struct printer *printer)
{
  if (__builtin_expect (!f, 0))
    return NULL;
  for (;;)
    {
      if (*f != '%')
        {
          if (!*f)
            return p;
          if (p != limit && (f[1] == '%' || !f[1]))
            *p++ = *f++;
          else if (__builtin_expect (!piece_text (&p, limit, &f), 0))
            break;
          continue;
        }
      const char *letter = f + 1;
      /* The most frequent length is found without the table.  */
      bool has_length = false, is_long = false;
      if (__builtin_expect (*letter == 'l', 0))
        {
          letter++;
          has_length = true;
          is_long = longs_are_wide;
        }
    again:
      switch (kind_of (*letter))
        {
        case kind_signed:
        case kind_unsigned:
          {
            if (limit - p < longest_number)
              goto otherwise;
            uint64_t v = va_arg (printer->values, unsigned long);
            bool is_signed = *letter != 'u';
            if (!is_long)
              v = is_signed ? (uint64_t) (int32_t) v : (uint32_t) v;
            uint64_t negative = is_signed ? v >> 63 : 0;
            p = piece_decimal (p, negated_if (v, negative), negative, is_long);
            break;
          }
        case kind_hex:
          {
            if (limit - p < longest_number)
              goto otherwise;
            uint64_t v = va_arg (printer->values, unsigned long);
            if (!is_long)
              v = (uint32_t) v;
            p = piece_hex (p, v, hex_count (v));
            break;
          }
        case kind_string:
          {
            const char *s
                = (const char *) (uintptr_t) peek_value (printer->values);
            if (!s || s == p || has_length)
              goto otherwise;
            char *end = piece_string (p, (size_t) (limit - p), s);
            if (!end)
              return __qrintf_print_string (p, limit, f, printer);
            skip_value (printer->values);
            p = end;
            break;
          }
        case kind_character:
          if (p == limit || has_length)
            goto otherwise;
          *p++ = (char) va_arg (printer->values, unsigned long);
          break;
        case kind_real:
          if (letter != real_at (f + 1))
            goto otherwise;
          return print_real (p, limit, f + 1, letter, printer, 0, -1);
        case kind_field:
          if (has_length)
            goto otherwise;
          if (letter[0] == '.' && letter[1] >= '0' && letter[1] <= '9')
            {
              const char *real = real_at (letter + 2);
              if (real)
                return print_real (p, limit, letter + 2, real, printer, 0,
                                   letter[1] - '0');
            }
          return print_in_fields (p, limit, f, printer);
        case kind_long:
          {
            const char *behind = f + 1;
            if (!skip_long (&behind) || behind <= letter)
              goto otherwise;
            letter = behind;
            has_length = true;
            is_long = longs_are_wide;
            goto again;
          }
        case kind_other:
          goto otherwise;
        default:
          __builtin_unreachable ();
        }
      f = letter + 1;
    }
otherwise:
  return __qrintf_print_slowly (p, limit, f, printer);
}
