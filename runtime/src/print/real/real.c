/* SPDX-License-Identifier: MIT-0 */
/* Doubles, in fields and without them.  See real.h.

   Long doubles are long-real.c's, and "%a" is hex-real.h's.  */

#include "print/field.h"
#include "print/real.h"

#ifdef __SIZEOF_INT128__

#include "float/float-field.h"
#include "float/float-parts.h"
#include "print/real/hex-real.h"

enum
{
  /* Room for 309 digits, 19 decimal places, and what stands around them.  */
  largest_real = 352
};

/* __qrintf_real_fixed, which writes any radix character, without one of several
   bytes, all of which are above those of ASCII.  */
static char *
fixed_without_letters (char *cursor, char *limit, uint64_t bits,
                       unsigned digits)
{
  char *end = __qrintf_real_fixed (cursor, limit, bits, digits);
  ptrdiff_t radix = (ptrdiff_t) digits + 1;
  return end && end - cursor > radix && end[-radix] & 0x80 ? NULL : end;
}

/* The double with BITS by "%e", "%f" or "%g" with the precision DIGITS, in a
   field.  */
QRINTF_OUTLINE char *
print_in_field (char *cursor, char *limit, uint64_t bits, unsigned style,
                unsigned flags, unsigned width, unsigned digits)
{
  switch (style)
    {
    case 'f':
      /* '#' asks for the radix character, which only "%#.0f" lacks.  */
      if (digits)
        flags &= ~(unsigned) QRINTF_ALT;
      return float_in_field (fixed_without_letters, cursor, limit, bits, flags,
                             width, digits, 0);
    case 'e':
      return float_in_field (__qrintf_real_exponent, cursor, limit, bits, flags,
                             width, digits, digits + 1);
    default:
      return float_in_field (__qrintf_real_general, cursor, limit, bits, flags,
                             width, digits, digits + !digits);
    }
}

char *
__qrintf_print_real (char *cursor, char *limit, uint64_t bits, unsigned letter,
                     unsigned flags, unsigned width, int precision)
{
  unsigned style = letter | 0x20;
  if (style == 'a')
    return print_hex_real (cursor, limit, bits, letter, flags, width,
                           precision);
  unsigned digits = digits_of_precision (precision);
  if (digits > most_digits && style != 'f')
    return NULL;
  if (letter != style)
    flags |= QRINTF_UPPER;
  if (flags | width)
    return print_in_field (cursor, limit, bits, style, flags, width, digits);
  return print_plainly (cursor, limit, bits, (char) style, digits);
}

/* Puts the real from TEXT to END into the field of D.  The text may begin with
   a sign.  */
static bool
put_real_text (struct printer *p, const struct directive *d, const char *text,
               const char *end)
{
  size_t n = (size_t) (end - text), sign = *text < '0';
  size_t pad = d->width > n ? d->width - n : 0;
  bool is_number = text[sign] <= '9', left = d->flags & QRINTF_LEFT;
  bool zeros = d->flags & QRINTF_ZERO && !left && is_number;
  size_t first = !zeros ? 0 : (d->letter | 0x20) == 'a' ? sign + 2 : sign;
  return __qrintf_put_bytes (p, text, first)
         && (left || __qrintf_put_fill (p, zeros ? '0' : ' ', pad))
         && __qrintf_put_bytes (p, text + first, n - first)
         && (!left || __qrintf_put_fill (p, ' ', pad));
}

/* Puts the double with BITS, or the long double at LARGE unless that is null,
   by D.  The real is made on the stack, without its field, because the
   destination may lack the room that an emitter asks for.  */
static bool
put_real (struct printer *p, const struct directive *d, uint64_t bits,
          const long double *large)
{
  char text[largest_real], *limit = text + sizeof text, *end = NULL;
  unsigned flags = d->flags & ~(unsigned) (QRINTF_LEFT | QRINTF_ZERO);
  unsigned letter = (unsigned char) d->letter, column = d->width != 0;
  long_real_printer *print_long
      = large ? LONG_PRINTER_OF_PROGRAM (long_real) : NULL;
  if (print_long)
    end = print_long (text, limit, large, letter, flags, column, d->precision);
  else if (!large)
    end = __qrintf_print_real (text, limit, bits, letter, flags, column,
                               d->precision);
  return end && put_real_text (p, d, text, end);
}

bool
__qrintf_print_any_real (struct printer *p, const struct directive *d)
{
  if (d->length == 'L')
    {
      long double large = va_arg (p->values, long double);
      return put_real (p, d, 0, &large);
    }
  if (d->length && d->length != 'l')
    return false;
  uint64_t bits = next_real (p->values);
  unsigned letter = (unsigned char) d->letter;
  bool lacks_field = (letter | 0x20) == 'a' && d->width;
  char *end = lacks_field
                  ? NULL
                  : __qrintf_print_real (p->cursor, p->limit, bits, letter,
                                         d->flags, d->width, d->precision);
  if (!end)
    return put_real (p, d, bits, NULL);
  p->cursor = end;
  return true;
}

/* Puts a real that could not be made in place, and prints the rest of the
   format, which is at PRINTER->format.  */
QRINTF_OUTLINE char *
print_elsewhere (struct printer *printer, const struct field *field,
                 uint64_t bits, const long double *large)
{
  struct directive d
      = { layout_flags (field->layout), layout_width (field->layout),
          field->precision, large ? 'L' : 0, printer->format[-1] };
  return put_real (printer, &d, bits, large) ? __qrintf_print_text (
             printer->cursor, printer->limit, printer->format, printer)
                                             : NULL;
}

/* A long double, or a real in a field or with a precision that is not short.
   It is made in place, or else on the stack.  */
char *
__qrintf_print_other_real (char *p, char *limit, struct printer *printer,
                           packed_field packed, const char *letter)
{
  struct field field = unpack_field (packed);
  unsigned flags = layout_flags (field.layout);
  unsigned width = layout_width (field.layout);
  const long double *large = NULL;
  uint64_t bits = 0;
  char *end = NULL;
  if (*letter != 'L')
    {
      bits = next_real (printer->values);
      end = __qrintf_print_real (p, limit, bits, (unsigned char) *letter, flags,
                                 width, field.precision);
    }
#if defined __x86_64__ && !defined _WIN32
  else
    {
      letter++;
      large = next_long_real (printer->values);
      long_real_printer *print = LONG_PRINTER_OF_PROGRAM (long_real);
      if (print)
        end = print (p, limit, large, (unsigned char) *letter, flags, width,
                     field.precision);
    }
#else
  else
    return NULL;
#endif
  if (end)
    return __qrintf_print_text (end, limit, letter + 1, printer);
  printer->cursor = p;
  printer->limit = limit;
  printer->format = letter + 1;
  return print_elsewhere (printer, &field, bits, large);
}

/* The same for the value and the precision that __qrintf_print_double has
   kept.  */
QRINTF_OUTLINE char *
print_kept_elsewhere (struct printer *printer)
{
  struct field field = { 0, (int) printer->digits };
  return print_elsewhere (printer, &field, printer->real, NULL);
}

/* The printer keeps the arguments during the call of the emitter, because a
   register that survives a call has to be saved and restored.  */
char *
__qrintf_print_double (char *p, char *limit, uint64_t bits, unsigned digits,
                       const char *letter, struct printer *printer)
{
  printer->cursor = p;
  printer->limit = limit;
  printer->format = letter + 1;
  printer->digits = digits;
  printer->real = bits;
  char *end = print_plainly (p, limit, bits, *letter, digits);
  if (__builtin_expect (!end, 0))
    return print_kept_elsewhere (printer);
  const char *rest = printer->format;
  return *rest ? __qrintf_print_text (end, printer->limit, rest, printer) : end;
}

char *
__qrintf_print_plain_real (char *p, char *limit, struct printer *printer,
                           packed_field field, const char *letter)
{
  if (__builtin_expect (field > most_digits, 0))
    return __qrintf_print_other_real (p, limit, printer, field, letter);
  return __qrintf_print_double (p, limit, next_real (printer->values),
                                (unsigned) field, letter, printer);
}

#endif
