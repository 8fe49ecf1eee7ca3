/* SPDX-License-Identifier: MIT */
/* What prints reals: a part of its own, which a program has if a format in it asks
   for it.  The rest of the printf refers to it weakly, and without it libc prints
   the text.  */

#ifndef QRINTF_PRINT_REAL_H
#define QRINTF_PRINT_REAL_H

#include <stdbool.h>
#include <stddef.h>

#include "core/weak.h"
#include "print/field.h"
#include "print/printer.h"

/* Prints the real of a directive with LAYOUT, see field.h, and PRECISION, of
   which LETTER is e, f or g, or L and one of these, and goes on with print_text
   behind it.  */
typedef char *plain_real_printer (char *p, char *limit, const char *letter,
                                  struct printer *printer, unsigned layout,
                                  int precision);

/* Prints D, any real, as print_directive does.  */
typedef bool any_real_printer (struct printer *p, const struct directive *d);

plain_real_printer __qrintf_print_plain_real;
any_real_printer __qrintf_print_any_real;

/* Prints V by LETTER, one of aefgAEFG, with FLAGS of enum qrintf_flags but
   UPPER, in a field of WIDTH bytes; a negative PRECISION is none.  Returns the
   end, or a null pointer where the text is refused or does not end at or before
   LIMIT; the bytes up to there have any value then.

   Refused are numbers and precisions that the emitters refuse, and a radix
   character of several bytes in a field.  */
char *__qrintf_print_real (char *cursor, char *limit, double v, unsigned letter,
                           unsigned flags, unsigned width, int precision);

/* The same for the long double at V.  More is refused: see long-real.c.  */
typedef char *long_real_printer (char *cursor, char *limit,
                                 const long double *v, unsigned letter,
                                 unsigned flags, unsigned width, int precision);
long_real_printer __qrintf_print_long_real;

/* Each of them, or null if the program has it not.  The library has all, but long
   doubles for the x87's alone.  */
#if !defined __SIZEOF_INT128__
#define PRINTER_OF_PROGRAM(NAME) ((NAME##_printer *) NULL)
#elif defined QRINTF_EMBEDDED
static plain_real_printer plain_real QRINTF_WEAK (__qrintf_print_plain_real);
static any_real_printer any_real QRINTF_WEAK (__qrintf_print_any_real);
QRINTF_NOT_IMPORTED (__qrintf_print_plain_real);
QRINTF_NOT_IMPORTED (__qrintf_print_any_real);
#define PRINTER_OF_PROGRAM(NAME) ((NAME##_printer *) QRINTF_PRESENT (NAME))
#else
#define PRINTER_OF_PROGRAM(NAME) (&__qrintf_print_##NAME)
#endif

#if !defined __SIZEOF_INT128__ || !defined __x86_64__
#define long_real_printer_of_program() ((long_real_printer *) NULL)
#elif defined QRINTF_EMBEDDED
static long_real_printer long_real QRINTF_WEAK (__qrintf_print_long_real);
QRINTF_NOT_IMPORTED (__qrintf_print_long_real);
#define long_real_printer_of_program()                                         \
  ((long_real_printer *) QRINTF_PRESENT (long_real))
#else
#define long_real_printer_of_program() (&__qrintf_print_long_real)
#endif

#endif
