/* SPDX-License-Identifier: MIT */
/* Reads a format and prints it.  See printer.h.

   Text, and directives with a length, a width, a precision and the flags '-'
   and '0', are printed as they are read, if they are short and there is room.
   directive.c prints all others.

   A text must not be overrun, which masked stores make cheaper.  So there are
   two variants: for every CPU, and with AVX-512.

   Refused is what directive.c refuses, and null formats, of which glibc's
   versions make different things.  */

#include "print/field.h"
#include "print/piece.h"
#include "print/real.h"

__typeof__ (__qrintf_print_text) QRINTF_VARIANT (print_text, QRINTF_TIER);

/* The loop of print_text calls no function, so that it saves no registers.  What
   it leaves to others goes on by these, which call it again.  */
#define PRINT_TEXT QRINTF_VARIANT (print_text, QRINTF_TIER)

/* Prints what is at F by directive.c.  */
QRINTF_OUTLINE char *
print_otherwise (char *p, char *limit, const char *f, struct printer *printer)
{
  printer->format = f;
  printer->cursor = p;
  printer->limit = limit;
  if (!__qrintf_print_directive (printer))
    return NULL;
  return PRINT_TEXT (printer->cursor, printer->limit, printer->format,
                     printer);
}

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
      = { ['-' - '-'] = kind_field,     ['.' - '-'] = kind_field,
          ['0' - '-'] = kind_field,     ['1' - '-'] = kind_field,
          ['2' - '-'] = kind_field,     ['3' - '-'] = kind_field,
          ['4' - '-'] = kind_field,     ['5' - '-'] = kind_field,
          ['6' - '-'] = kind_field,     ['7' - '-'] = kind_field,
          ['8' - '-'] = kind_field,     ['9' - '-'] = kind_field,
          ['c' - '-'] = kind_character, ['d' - '-'] = kind_signed,
          ['e' - '-'] = kind_real,      ['f' - '-'] = kind_real,
          ['g' - '-'] = kind_real,      ['i' - '-'] = kind_signed,
          ['j' - '-'] = kind_long,      ['l' - '-'] = kind_long,
          ['L' - '-'] = kind_real,
          ['s' - '-'] = kind_string,    ['t' - '-'] = kind_long,
          ['u' - '-'] = kind_unsigned,  ['x' - '-'] = kind_hex,
          ['z' - '-'] = kind_long };
  unsigned i = (unsigned char) letter - (unsigned) '-';
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
  return field->left   ? field_of_spaces_after
         : field->zero ? field_of_zeros
                       : field_of_spaces_before;
}

/* The hexadecimal digits of V, with zeros before them if FIELD says so.  */
QRINTF_INLINE char *
hex_in_field (char *p, uint64_t v, const struct field *field)
{
  unsigned n = hex_count (v);
  if (field->width > n)
    {
      if (!field->zero || field->left || field->width > 16)
        return NULL;
      n = field->width;
    }
  return piece_hex (p, v, n);
}

/* Prints the real of the directive at F.  */
QRINTF_INLINE char *
print_real (char *p, char *limit, const char *f, struct printer *printer)
{
  plain_real_printer *print = PRINTER_OF_PROGRAM (plain_real);
  return print ? print (p, limit, f, printer)
               : print_otherwise (p, limit, f, printer);
}

/* Whether the letter of a real, perhaps a long double, is at F.  */
QRINTF_INLINE bool
is_at_real (const char *f)
{
  f += *f == 'L';
  return *f >= 'e' && *f <= 'g';
}

/* Whether a precision of up to two digits and the letter of a real are at F.  */
QRINTF_INLINE bool
is_plain_real (const char *f)
{
  if (*f != '.' || f[1] < '0' || f[1] > '9')
    return false;
  return is_at_real (f + (f[2] >= '0' && f[2] <= '9' ? 3 : 2));
}

/* Whether a directive with a field is at F.  */
QRINTF_INLINE bool
is_at_field (const char *f)
{
  return *f == '%' && kind_of (f[1]) == kind_field;
}

/* Prints the integers and strings of the directives from F on that have
   fields, with a character between two, and goes on behind them.  */
QRINTF_OUTLINE char *
print_in_fields (char *p, char *limit, const char *f, struct printer *printer)
{
  do
    {
      struct field field;
      const char *letter = read_field (&field, f + 1);
      if (is_at_real (letter))
        return print_real (p, limit, f, printer);
      size_t room = (size_t) (limit - p);
      bool has_length = skip_long (&letter), is_string = *letter == 's';
      bool is_long = has_length && longs_are_wide;
      if (room < longest_number || (field.precision >= 0 && !is_string))
        return print_otherwise (p, limit, f, printer);
      uint64_t v = peek_value (printer->values);
      char *end = NULL;
      if (is_string)
        {
          const char *s = (const char *) (uintptr_t) v;
          if (s && !has_length && !field.zero && s != p)
            end = piece_string_in (p, room, s, (size_t) field.precision,
                                   field.width, field.left);
        }
      else
        {
          bool is_signed = *letter == 'd' || *letter == 'i';
          if (!is_long)
            v = is_signed ? (uint64_t) (int32_t) v : (uint32_t) v;
          if (is_signed || *letter == 'u')
            {
              bool negative = is_signed && v >> 63;
              end = piece_decimal_in (p, room, negative ? -v : v,
                                      negative ? '-' : 0, field.width,
                                      form_of (&field));
            }
          else if (*letter == 'x')
            end = hex_in_field (p, v, &field);
        }
      if (!end)
        return print_otherwise (p, limit, f, printer);
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
      bool has_length = false, is_long = false;
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
            bool negative = is_signed && v >> 63;
            if (negative)
              v = -v;
            p = piece_decimal (p, v, negative, is_long);
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
            const char *s = (const char *) (uintptr_t) peek_value (printer->values);
            if (!s || s == p || has_length)
              goto otherwise;
            char *end = piece_string (p, (size_t) (limit - p), s);
            if (!end)
              goto otherwise;
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
          if (has_length || !is_at_real (letter))
            goto otherwise;
          return print_real (p, limit, f, printer);
        case kind_field:
          if (has_length)
            goto otherwise;
          if (is_plain_real (f + 1))
            return print_real (p, limit, f, printer);
          return print_in_fields (p, limit, f, printer);
        case kind_long:
          if (has_length || !skip_long (&letter))
            goto otherwise;
          has_length = true;
          is_long = longs_are_wide;
          goto again;
        default:
          goto otherwise;
        }
      f = letter + 1;
    }
otherwise:
  return print_otherwise (p, limit, f, printer);
}
