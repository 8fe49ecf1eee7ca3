/* SPDX-License-Identifier: MIT-0 */
/* Reads a format and prints it.  See printer.h.

   Text, and the directives of integers, strings and characters, are printed by
   the pieces of piece.h if they are short and there is room.  Other directives
   are left to directive.c and real.c.

   The file is compiled twice: for every CPU, and for CPUs with AVX-512, whose
   masked stores write a piece without a branch on its length.

   Refused are the texts that directive.c refuses, and null formats, which
   glibc's versions treat differently.  */

#include "print/in-fields.h"

/* The next value by "%d", "%u" or "%x".  The caller has made sure that there is
   room for the longest number.  */

QRINTF_INLINE char *
next_decimal (char *p, struct printer *printer, bool is_signed, bool is_long)
{
  uint64_t v = va_arg (printer->values, unsigned long);
  if (!is_long)
    v = is_signed ? (uint64_t) (int32_t) v : (uint32_t) v;
  uint64_t negative = is_signed ? v >> 63 : 0;
  return piece_decimal (p, negated_if (v, negative), negative, is_long);
}

QRINTF_INLINE char *
next_hex (char *p, struct printer *printer, bool is_long)
{
  uint64_t v = va_arg (printer->values, unsigned long);
  if (!is_long)
    v = (uint32_t) v;
  return piece_hex (p, v, hex_count (v));
}

/* Prints the directive with a field at F, and the rest of the format.
   Directives of reals with only a precision are frequent and read here.  */
QRINTF_INLINE char *
print_field (char *p, char *limit, const char *f, struct printer *printer)
{
  unsigned precision;
  const char *rest
      = f[1] == '.' ? read_short_number (&precision, f + 2) : NULL;
  return rest && real_at (rest)
             ? print_rest (p, limit, rest, printer, 0, (int) precision)
             : print_in_fields (p, limit, f, printer);
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
      /* The most frequent length modifier is found without the table.  */
      bool has_length = __builtin_expect (f[1] == 'l', 0);
      const char *letter = has_length ? f + 2 : f + 1;
    again:
      switch (kind_of (*letter))
        {
        case kind_signed:
        case kind_unsigned:
          if (limit - p < longest_number)
            goto otherwise;
          p = next_decimal (p, printer, *letter != 'u',
                            has_length && longs_are_wide);
          break;
        case kind_hex:
          if (limit - p < longest_number)
            goto otherwise;
          p = next_hex (p, printer, has_length && longs_are_wide);
          break;
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
          return print_rest (p, limit, f + 1, printer, 0, -1);
        case kind_field:
          if (has_length)
            goto otherwise;
          return print_field (p, limit, f, printer);
        case kind_long:
          {
            const char *behind = f + 1;
            if (!skip_long (&behind) || behind <= letter)
              goto otherwise;
            letter = behind;
            has_length = true;
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
