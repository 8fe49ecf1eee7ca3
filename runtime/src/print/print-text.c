/* SPDX-License-Identifier: MIT-0 */
/* Reads a format and prints it.  See printer.h.

   Text, and the directives of integers, strings and characters, are printed by
   the pieces of piece.h if they are short and there is room.  Other directives
   are left to the parts of fields.h and real.h, and the rest to slowly.c.

   The file is compiled twice: for every CPU, and for CPUs with AVX-512, whose
   masked stores write a piece without a branch on its length.

   Refused are the texts that these refuse, and null formats, which glibc's
   versions treat differently.  */

#include "core/bits.h"
#include "print/fields.h"
#include "print/letters.h"
#include "print/piece.h"
#include "print/real.h"

#define PRINT_IN_FIELDS QRINTF_VARIANT (print_in_fields, QRINTF_TIER)
QRINTF_PART (directive_printer, in_fields, PRINT_IN_FIELDS);

/* Prints the directive with a field at F, and the rest of the format.  */
QRINTF_INLINE char *
print_in_fields (char *p, char *limit, const char *f, struct printer *printer)
{
  directive_printer *print = QRINTF_OF_PROGRAM (in_fields, PRINT_IN_FIELDS);
  return print ? print (p, limit, f, printer) : NULL;
}

/* V, of which NEGATIVE is 1 if it is negative, else 0, in decimal.  It has more
   than 32 bits only if IS_LONG.  */
QRINTF_INLINE char *
decimal_piece (char *p, uint64_t v, uint64_t negative, bool is_long,
               const struct printer *printer)
{
  char *end = piece_decimal (p, negated_if (v, negative), negative, is_long,
                             may_overrun (printer));
  QRINTF_ASSERT (end);
  return end;
}

/* The next value by "%d", "%u" or "%x".  The caller has made sure that there is
   room for the longest number.  */

QRINTF_INLINE char *
next_int (char *p, struct printer *printer, bool is_signed)
{
  uint64_t v = va_arg (printer->values, unsigned long);
  if (!is_signed)
    return piece_decimal (p, (uint32_t) v, 0, false, may_overrun (printer));
  v = (uint64_t) (int32_t) v;
  return decimal_piece (p, v, v >> 63, false, printer);
}

QRINTF_INLINE char *
next_hex (char *p, struct printer *printer)
{
  uint64_t v = va_arg (printer->values, unsigned);
  return piece_hex (p, v, hex_count (v), 0, false);
}

/* The next value by the directive whose length modifier is at *F.  Moves *F
   behind it.  Null, and the value is not taken, if the letter is none of these
   three, or if there is no room.  */
QRINTF_INLINE char *
next_of_length (char *p, char *limit, const char **f, struct printer *printer)
{
  if (limit - p < longest_number)
    return NULL;
  unsigned unused = skip_length (f);
  enum kind kind = kind_of (*(*f)++);
  if (kind != kind_signed && kind != kind_unsigned && kind != kind_hex)
    return NULL;
  uint64_t v = va_arg (printer->values, unsigned long);
  v = value_of_type (v, unused, kind == kind_signed);
  if (kind == kind_hex)
    return piece_hex (p, v, hex_count (v), 0, false);
  return decimal_piece (p, v, kind == kind_signed ? v >> 63 : 0, true, printer);
}

/* The next string, which ends the text if IS_LAST.  Null, and it is not taken,
   if it is not short, or if there is no room for it or for an overrun.  */
QRINTF_INLINE char *
next_string (char *p, char *limit, struct printer *printer, bool is_last)
{
  value_mark mark;
  const char *s
      = (const char *) (uintptr_t) take_value (printer->values, &mark);
  char *end = NULL;
  if (s && s != place_of (printer, p))
    {
      if (may_overrun (printer))
        end = piece_string (p, (size_t) (limit - p), s);
      else if (is_last)
        end = piece_string_exact (p, (size_t) (limit - p), s);
    }
  if (!end)
    give_back (printer->values, mark);
  return end;
}

/* The letter of the real with a precision at F, which is stored in *DIGITS.
   Null for other directives and precisions, and then no value is taken.  */
QRINTF_INLINE const char *
real_of_precision (unsigned *digits, const char *f, struct printer *printer)
{
  const char *letter = real_behind_number (digits, f + 2);
  if (!letter && f[2] == '*' && (letter = real_at (f + 3)) != NULL)
    *digits = va_arg (printer->values, unsigned);
  return letter;
}

/* Goes on with the format at F.  Each directive has its own copy, so that no
   jump is taken to the end of the loop.  Without the assembler text GCC would
   add to F in a block of its own, which takes one more jump.  */
#define GO_ON(F)                                                               \
  {                                                                            \
    f = (F);                                                                   \
    __asm__("" : "+r"(f));                                                     \
    if (*f)                                                                    \
      continue;                                                                \
    return p;                                                                  \
  }

/* The loop calls no function and therefore saves no registers.  It ends in a
   tail call of a function that prints one directive, and that function calls
   print_text for the rest of the format.  */
QRINTF_AT_HALF_CACHE_LINE
INTERNAL (char *, print_text, char *p, char *limit, const char *f,
          struct printer *printer)
{
  if (__builtin_expect (!f, 0))
    return NULL;
  packed_field field; /* of the real at LETTER */
  const char *letter;
  for (;;)
    {
      unsigned digits;
      const char *behind;
      char *end;
      if (*f != '%')
        {
          if (!*f)
            return p;
          if (f[1] && f[1] != '%')
            {
              if (__builtin_expect (!piece_text (&p, limit, &f), 0))
                break;
              if (*f != '%')
                continue;
            }
          else
            {
              if (__builtin_expect (p == limit, 0))
                break;
              *p++ = *f++;
              if (!*f)
                return p;
            }
        }
      switch (frequent_kind_of (f[1]))
        {
        case kind_signed:
          if (limit - p < longest_number)
            goto otherwise;
          p = next_int (p, printer, true);
          GO_ON (f + 2);
        case kind_unsigned:
          if (limit - p < longest_number)
            goto otherwise;
          p = next_int (p, printer, false);
          GO_ON (f + 2);
        case kind_hex:
          if (limit - p < longest_number)
            goto otherwise;
          p = next_hex (p, printer);
          GO_ON (f + 2);
        case kind_string:
          end = next_string (p, limit, printer, !f[2]);
          if (!end)
            return may_overrun (printer) || !f[2]
                       ? __qrintf_print_string (p, limit, f, printer)
                       : __qrintf_print_by_spill (p, limit, f, printer);
          p = end;
          GO_ON (f + 2);
        case kind_character:
          if (p == limit)
            goto otherwise;
          *p++ = (char) va_arg (printer->values, unsigned long);
          GO_ON (f + 2);
        case kind_percent:
          if (p == limit)
            goto otherwise;
          *p++ = '%';
          GO_ON (f + 2);
        case kind_long_real:
          if (!is_real (f[2]))
            goto otherwise;
          /* Falls through.  */
        case kind_real:
          field = default_precision;
          letter = f + 1;
          goto real;
        case kind_rare_real:
          field = pack_field (0, -1);
          letter = f + 1;
          goto real;
        case kind_precision:
          letter = real_of_precision (&digits, f, printer);
          field = digits;
          if (letter)
            goto real;
          /* Falls through.  */
        case kind_field:
        case kind_hex_upper:
          return print_in_fields (p, limit, f, printer);
        case kind_length:
          behind = f + 1;
          end = next_of_length (p, limit, &behind, printer);
          field = default_precision;
          letter = f + 2;
          if (!end && f[1] == 'l' && is_real (*letter))
            goto real;
          if (!end)
            goto otherwise;
          p = end;
          GO_ON (behind);
        default:
          goto otherwise;
        }
    }
otherwise:
  return __qrintf_print_slowly (p, limit, f, printer);
real:
  return print_real (p, limit, printer, field, letter);
}
