/* SPDX-License-Identifier: MIT-0 */
/* The interface of the part that prints directives with fields, and all that
   neither print-text.c nor the part of real.h prints.  A program contains this
   part unless the formats that it hands to the printf are known and have no
   such directive.  The rest of the printf refers to it by weak references and
   leaves such texts to libc if it is missing.  */

#ifndef QRINTF_PRINT_FIELDS_H
#define QRINTF_PRINT_FIELDS_H

#include "core/weak.h"
#include "print/field.h"

/* A directive.  */
struct directive
{
  unsigned flags; /* enum qrintf_flags */
  unsigned width;
  int precision; /* negative: none */
  char length;   /* 0, or one of hljztL, upper case for hh and ll */
  char letter;
};

/* Prints the directive at F and the rest of the format, and returns what
   print_text returns.  print_in_fields, which has variants, takes those with
   a flag or a width and those of kind_hex_upper; print_directive takes any,
   with room for the longest number.  */
typedef char *directive_printer (char *p, char *limit, const char *f,
                                 struct printer *printer);
directive_printer __qrintf_print_directive;

/* Prints the directive with FIELD whose length modifier and letter are at F and
   which print_in_fields does not print, and the rest of the format.  */
char *__qrintf_print_other (char *p, char *limit, const char *f,
                            struct printer *printer, packed_field field);

#endif
