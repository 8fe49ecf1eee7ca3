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

/* __qrintf_print_real, but for fields that it does not fill.  */
QRINTF_INLINE char *
print_in_place (char *cursor, char *limit, uint64_t bits, unsigned letter,
                unsigned flags, unsigned width, int precision)
{
  if (width && (letter | 0x20) == 'a')
    return NULL;
  return __qrintf_print_real (cursor, limit, bits, letter, flags, width,
                              precision);
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
  char *end
      = print_in_place (p->cursor, p->limit, bits, (unsigned char) d->letter,
                        d->flags, d->width, d->precision);
  if (!end)
    return put_real (p, d, bits, NULL);
  p->cursor = end;
  return true;
}

/* What a printer keeps of a real during the call of an emitter, because a
   register that survives a call has to be saved and restored.  */
QRINTF_INLINE void
keep_real (struct printer *printer, char *p, char *limit, const char *letter,
           packed_field field, uint64_t bits)
{
  printer->cursor = p;
  printer->limit = limit;
  printer->format = letter + 1;
  printer->field = field;
  printer->real = bits;
}

/* Puts the real that a printer keeps, or the long double at LARGE unless that
   is null, which could not be made in place, and prints the rest of the format.
 */
QRINTF_OUTLINE char *
print_elsewhere (struct printer *printer, const long double *large)
{
  struct field field = unpack_field (printer->field);
  struct directive d
      = { layout_flags (field.layout), layout_width (field.layout),
          field.precision, large ? 'L' : 0, printer->format[-1] };
  return put_real (printer, &d, printer->real, large) ? __qrintf_print_text (
             printer->cursor, printer->limit, printer->format, printer)
                                                      : NULL;
}

/* Prints the rest of the format behind a real that ends at END, or prints what
   the printer keeps elsewhere if that is null.  */
QRINTF_INLINE char *
after_real (struct printer *printer, char *end, const long double *large)
{
  if (__builtin_expect (!end, 0))
    return print_elsewhere (printer, large);
  const char *rest = printer->format;
  return *rest ? __qrintf_print_text (end, printer->limit, rest, printer) : end;
}

#if defined __x86_64__ && !defined _WIN32

/* A long double in the field that the printer keeps.  */
QRINTF_OUTLINE char *
print_long (struct printer *printer)
{
  struct field field = unpack_field (printer->field);
  const long double *large = next_long_real (printer->values);
  long_real_printer *print = LONG_PRINTER_OF_PROGRAM (long_real);
  char *end = NULL;
  if (print)
    end = print (printer->cursor, printer->limit, large,
                 (unsigned char) printer->format[-1],
                 layout_flags (field.layout), layout_width (field.layout),
                 field.precision);
  return after_real (printer, end, large);
}

#else
#define print_long(PRINTER) ((char *) NULL)
#endif

/* A long double, or a real in a field or with a precision that is not short.
   It is made in place, or else on the stack.  */
char *
__qrintf_print_other_real (char *p, char *limit, struct printer *printer,
                           packed_field packed, const char *letter)
{
  struct field field = unpack_field (packed);
  if (*letter == 'L')
    {
      keep_real (printer, p, limit, letter + 1, packed, 0);
      return print_long (printer);
    }
  uint64_t bits = next_real (printer->values);
  keep_real (printer, p, limit, letter, packed, bits);
  char *end = print_in_place (p, limit, bits, (unsigned char) *letter,
                              layout_flags (field.layout),
                              layout_width (field.layout), field.precision);
  return after_real (printer, end, NULL);
}

char *
__qrintf_print_double (char *p, char *limit, uint64_t bits, unsigned digits,
                       const char *letter, struct printer *printer)
{
  keep_real (printer, p, limit, letter, digits, bits);
  return after_real (printer, print_plainly (p, limit, bits, *letter, digits),
                     NULL);
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
