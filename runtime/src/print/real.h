/* SPDX-License-Identifier: MIT-0 */
/* The interface of the part that prints reals.  A program contains this part
   only if one of its formats may print a real.  The rest of the printf refers
   to it by weak references and leaves texts with reals to libc if it is
   missing.  */

#ifndef QRINTF_PRINT_REAL_H
#define QRINTF_PRINT_REAL_H

#include <stdbool.h>
#include <stddef.h>

#include "core/weak.h"
#include "print/fields.h"

/* Prints the next value by the directive with FIELD (see field.h).  At LETTER
   is 'e', 'f' or 'g', or 'L' and one of these: plain_real takes a double,
   plain_long a long double, and other_real either.  Prints the rest of the
   format, too, by print_text.  */
typedef char *plain_real_printer (char *p, char *limit, struct printer *printer,
                                  packed_field field, const char *letter);

/* Prints the next value by D, which is any directive of a real.  Returns what
   print_directive returns.  */
typedef bool any_real_printer (struct printer *p, const struct directive *d);

plain_real_printer __qrintf_print_plain_real;
any_real_printer __qrintf_print_any_real;

plain_real_printer __qrintf_print_plain_long;
plain_real_printer __qrintf_print_other_real;

/* What print_plain_real does after it has taken the value, which has BITS, if
   the field is a precision of DIGITS <= MOST_DIGITS.  */
char *__qrintf_print_double (char *p, char *limit, uint64_t bits,
                             unsigned digits, const char *letter,
                             struct printer *printer);

enum
{
  default_precision = 6,
  most_digits = 17 /* of "%e" and "%g" */
};

QRINTF_INLINE unsigned
digits_of_precision (int precision)
{
  return precision < 0 ? default_precision : (unsigned) precision;
}

/* The double with BITS by LETTER without a field.  */
QRINTF_INLINE char *
print_plainly (char *p, char *limit, uint64_t bits, char letter,
               unsigned digits)
{
  return letter == 'f'   ? __qrintf_real_fixed (p, limit, bits, digits)
         : letter == 'e' ? __qrintf_real_exponent (p, limit, bits, digits)
                         : __qrintf_real_general (p, limit, bits, digits);
}

/* Prints the double with BITS by LETTER, which is one of aefgAEFG, with FLAGS
   of enum qrintf_flags except UPPER, in a field of WIDTH bytes.  A negative
   PRECISION stands for none.  Returns the end.  Returns a null pointer if the
   text is refused or would end behind LIMIT; bytes before LIMIT may have been
   overwritten then.

   For 'a' and 'A' the field is not filled.  Refused are numbers and precisions
   that the emitters refuse, and fields if the radix character has several
   bytes.  */
char *__qrintf_print_real (char *cursor, char *limit, uint64_t bits,
                           unsigned letter, unsigned flags, unsigned width,
                           int precision);

/* The same for the long double at V.  long-real.c says what is refused.  */
typedef char *long_real_printer (char *cursor, char *limit,
                                 const long double *v, unsigned letter,
                                 unsigned flags, unsigned width, int precision);
long_real_printer __qrintf_print_long_real;

typedef plain_real_printer plain_long_printer;

/* The address of each of these functions, or null if the program lacks it.
   Doubles need 128-bit integers, and long doubles are printed on x86-64.  */
#if !defined __SIZEOF_INT128__
#define PRINTER_OF_PROGRAM(NAME) ((NAME##_printer *) NULL)
#else
QRINTF_PART (plain_real_printer, plain_real, __qrintf_print_plain_real);
QRINTF_PART (any_real_printer, any_real, __qrintf_print_any_real);
#define PRINTER_OF_PROGRAM(NAME) QRINTF_OF_PROGRAM (NAME, __qrintf_print_##NAME)
#endif

#if !defined __SIZEOF_INT128__ || !defined __x86_64__
#define LONG_PRINTER_OF_PROGRAM(NAME) ((NAME##_printer *) NULL)
#else
QRINTF_PART (long_real_printer, long_real, __qrintf_print_long_real);
QRINTF_PART (plain_long_printer, plain_long, __qrintf_print_plain_long);
#define LONG_PRINTER_OF_PROGRAM(NAME)                                          \
  QRINTF_OF_PROGRAM (NAME, __qrintf_print_##NAME)
#endif

/* Prints the directive of a real with FIELD, the letter of which, or an 'L'
   before it, is at LETTER, and the rest of the format.  */
QRINTF_INLINE char *
print_real (char *p, char *limit, struct printer *printer, packed_field field,
            const char *letter)
{
  plain_real_printer *print = *letter == 'L'
                                  ? LONG_PRINTER_OF_PROGRAM (plain_long)
                                  : PRINTER_OF_PROGRAM (plain_real);
  if (print)
    return print (p, limit, printer, field, letter);
  printer->format = letter + 1;
  return NULL;
}

#endif
