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
  default_precision = 6,
  most_digits = 17 /* of "%e" and "%g" */
};

/* V by "%e", "%f" or "%g" with the precision DIGITS, in a field.  */
QRINTF_OUTLINE char *
print_in_field (char *cursor, char *limit, double v, unsigned style,
                unsigned flags, unsigned width, unsigned digits)
{
  if (width && !float_radix_is_byte (float_radix ()))
    return NULL;
  switch (style)
    {
    case 'f':
      return flags & QRINTF_ALT
                 ? NULL
                 : float_in_field (__qrintf_f64_fixed, cursor, limit, v, flags,
                                   width, digits, 0);
    case 'e':
      return float_in_field (__qrintf_f64_exponent, cursor, limit, v, flags,
                             width, digits, digits + 1);
    default:
      return float_in_field (__qrintf_f64_general, cursor, limit, v, flags,
                             width, digits, digits + !digits);
    }
}

char *
__qrintf_print_real (char *cursor, char *limit, double v, unsigned letter,
                     unsigned flags, unsigned width, int precision)
{
  unsigned style = letter | 0x20;
  if (style == 'a')
    return print_hex_real (cursor, limit, v, letter, flags, width, precision);
  unsigned digits = precision < 0 ? default_precision : (unsigned) precision;
  if (digits > most_digits && style != 'f')
    return NULL;
  if (letter != style)
    flags |= QRINTF_UPPER;
  if (flags | width)
    return print_in_field (cursor, limit, v, style, flags, width, digits);
  return style == 'f'   ? __qrintf_f64_fixed (cursor, limit, v, digits)
         : style == 'e' ? __qrintf_f64_exponent (cursor, limit, v, digits)
                        : __qrintf_f64_general (cursor, limit, v, digits);
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
  size_t first = !zeros                      ? 0
                 : (d->letter | 0x20) == 'a' ? sign + 2
                                             : sign;
  return __qrintf_put_bytes (p, text, first)
         && (left || __qrintf_put_fill (p, zeros ? '0' : ' ', pad))
         && __qrintf_put_bytes (p, text + first, n - first)
         && (!left || __qrintf_put_fill (p, ' ', pad));
}

/* The real is made on the stack, without its field, because the destination may
   lack the room that an emitter asks for.  */
bool
__qrintf_print_any_real (struct printer *p, const struct directive *d)
{
  char text[longest_real + 64], *limit = text + sizeof text, *end = NULL;
  unsigned flags = d->flags & ~(unsigned) (QRINTF_LEFT | QRINTF_ZERO);
  unsigned letter = (unsigned char) d->letter, column = d->width != 0;
  if (d->length == 'L')
    {
      long double v = va_arg (p->values, long double);
      long_real_printer *print = long_real_printer_of_program ();
      if (print)
        end = print (text, limit, &v, letter, flags, column, d->precision);
    }
  else if (!d->length || d->length == 'l')
    end = __qrintf_print_real (text, limit, va_arg (p->values, double), letter,
                               flags, column, d->precision);
  return end && put_real_text (p, d, text, end);
}

/* Prints V by LETTER at P.  Returns a null pointer if it has to be made on the
   stack.  */
QRINTF_INLINE char *
print_short (char *p, char *limit, double v, unsigned letter, unsigned layout,
             int precision)
{
  unsigned digits = precision < 0 ? default_precision : (unsigned) precision;
  if (__builtin_expect (layout || digits > most_digits, 0))
    return __qrintf_print_real (p, limit, v, letter, layout_flags (layout),
                                layout_width (layout), precision);
  switch (letter)
    {
    case 'e':
      return __qrintf_f64_exponent (p, limit, v, digits);
    case 'f':
      return __qrintf_f64_fixed (p, limit, v, digits);
    default:
      return __qrintf_f64_general (p, limit, v, digits);
    }
}

/* Prints the next long double at P.  Returns a null pointer if it has to be
   made on the stack.  */
#if defined __x86_64__ && !defined _WIN32
QRINTF_OUTLINE char *
print_long (char *p, char *limit, struct printer *printer, unsigned letter,
            unsigned layout, int precision)
{
  long_real_printer *print = long_real_printer_of_program ();
  char *end
      = print ? print (p, limit, peek_long_real (printer->values), letter,
                       layout_flags (layout), layout_width (layout), precision)
              : NULL;
  if (end)
    (void) va_arg (printer->values, long double);
  return end;
}
#else
#define print_long(P, LIMIT, PRINTER, LETTER, LAYOUT, PRECISION) ((char *) NULL)
#endif

/* Makes the real on the stack and puts it.  Returns false if it is refused.  */
QRINTF_OUTLINE bool
print_elsewhere (struct printer *printer, char *p, char *limit,
                 const char *letter, unsigned layout, int precision)
{
  bool is_long = *letter == 'L';
  struct directive d = { layout_flags (layout), layout_width (layout),
                         precision, is_long ? 'L' : 0, letter[is_long] };
  printer->format = letter + is_long + 1;
  printer->cursor = p;
  printer->limit = limit;
  return __qrintf_print_any_real (printer, &d);
}

char *
__qrintf_print_plain_real (char *p, char *limit, const char *letter,
                           struct printer *printer, unsigned layout,
                           int precision)
{
  bool is_long = *letter == 'L';
  char *end;
  if (__builtin_expect (is_long, 0))
    end = print_long (p, limit, printer, (unsigned char) letter[1], layout,
                      precision);
  else
    {
      end = print_short (p, limit, peek_real (printer->values),
                         (unsigned char) *letter, layout, precision);
      if (__builtin_expect (!!end, 1))
        skip_real (printer->values);
    }
  if (__builtin_expect (!end, 0))
    {
      if (!print_elsewhere (printer, p, limit, letter, layout, precision))
        return NULL;
      end = printer->cursor;
    }
  letter += is_long + 1;
  return *letter ? __qrintf_print_text (end, limit, letter, printer) : end;
}

#endif
