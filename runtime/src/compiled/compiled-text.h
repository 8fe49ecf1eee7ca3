/* SPDX-License-Identifier: MIT */
/* The text of a compiled format.

   Short integers have emitters; all others, and fields, have one body of code
   that makes a digit at a time, as what counts here is that a program gets
   little of it: calls that run often have an emitter for each.  What they call
   for any combination, __qrintf_integer, weighs twice as much with its tables,
   as it takes two digits at a time and has the lengths of texts apart.  */

#ifndef QRINTF_COMPILED_TEXT_H
#define QRINTF_COMPILED_TEXT_H

#include <stdbool.h>
#include <string.h>

#include "core/emitter.h"
#include "core/select.h"
#include "float/real-writers.h"

/* The emitter NAME.  In a program of its own, the variant that is there on
   every CPU: with others it would weigh twice as much.  */
#if defined QRINTF_EMBEDDED && QRINTF_X86
#define QRINTF_SMALL(NAME) QRINTF_PASTE (QRINTF_PASTE (__qrintf_, NAME), __base)
__typeof__ (__qrintf_u32_exact) __qrintf_u32_exact__base;
__typeof__ (__qrintf_x64_exact) __qrintf_x64_exact__base;
#else
#define QRINTF_SMALL(NAME) QRINTF_PASTE (__qrintf_, NAME)
#endif

/* Copies N bytes at TEXT and not one besides, which GCC would do for at most
   255 of them by a string instruction that takes longer than all the rest.  */
static char *
put_text (char *cursor, const char *text, size_t n)
{
  char *end = cursor + n;
  const char *text_end = text + n;
  if (n >= 8)
    {
      for (; cursor < end - 8; cursor += 8, text += 8)
        memcpy (cursor, text, 8);
      memcpy (end - 8, text_end - 8, 8);
    }
  else if (n >= 4)
    {
      memcpy (cursor, text, 4);
      memcpy (end - 4, text_end - 4, 4);
    }
  else if (n > 0)
    {
      *cursor = *text;
      if (n > 1)
        memcpy (end - 2, text_end - 2, 2);
    }
  return end;
}

static char *
put_padding (char *cursor, char c, size_t n)
{
  for (char *end = cursor + n; cursor < end;)
    *cursor++ = c;
  return cursor;
}

/* An integer as printf passes it, converted to the type of the directive.  */
struct compiled_value
{
  uint64_t magnitude;
  bool is_negative;
};

QRINTF_INLINE struct compiled_value
value_in (unsigned shape, uint64_t value)
{
  unsigned unused = 64 - (8u << (shape & QRINTF_SIZE));
  value <<= unused;
  if (!(shape & QRINTF_SIGNED))
    return (struct compiled_value){ value >> unused, false };
  int64_t v = (int64_t) value >> unused;
  return (struct compiled_value){ v < 0 ? -(uint64_t) v : (uint64_t) v, v < 0 };
}

/* Writes the digits of V, in the base of SHAPE, before END, and returns where
   they begin.  */
QRINTF_INLINE char *
put_digits_before (char *end, uint64_t v, unsigned shape, bool upper)
{
  unsigned base = shape & QRINTF_SHAPE_HEX      ? 16
                  : shape & QRINTF_SHAPE_OCTAL  ? 8
                  : shape & QRINTF_SHAPE_BINARY ? 2
                                                : 10;
  char ten = upper ? 'A' : 'a';
  do
    {
      /* A division by a variable takes several times as long.  */
      uint64_t rest = base == 10   ? v / 10
                      : base == 16 ? v / 16
                      : base == 8  ? v / 8
                                   : v / 2;
      unsigned digit = (unsigned) (v - rest * base);
      *--end = (char) (digit < 10 ? '0' + digit : ten + digit - 10);
      v = rest;
    }
  while (v);
  return end;
}

/* V with FLAGS, at least WIDTH bytes, and PRECISION as a compiled format has
   it: plus 1, or 0 for none.  */
static char *
put_integer_field (char *cursor, struct compiled_value v, unsigned shape,
                   unsigned flags, unsigned width, unsigned precision)
{
  char buffer[64];
  char *end = buffer + sizeof buffer;
  char *digits
      = put_digits_before (end, v.magnitude, shape, flags & QRINTF_UPPER);
  if (precision == 1 && !v.magnitude)
    digits = end;
  unsigned n = (unsigned) (end - digits);
  unsigned zeros = precision > n + 1 ? precision - 1 - n : 0;
  char prefix[3];
  unsigned p = 0;
  if (v.is_negative || flags & (QRINTF_PLUS | QRINTF_SPACE))
    prefix[p++] = v.is_negative ? '-' : flags & QRINTF_PLUS ? '+' : ' ';
  if (flags & QRINTF_ALT && shape & QRINTF_SHAPE_OCTAL)
    zeros += !zeros && (n == 0 || *digits != '0');
  else if (flags & QRINTF_ALT && v.magnitude)
    {
      char base = shape & QRINTF_SHAPE_HEX ? 'x' : 'b';
      prefix[p++] = '0';
      prefix[p++] = flags & QRINTF_UPPER ? base - ('a' - 'A') : base;
    }
  unsigned total = p + zeros + n;
  unsigned pad = width > total ? width - total : 0;
  if (flags & QRINTF_ZERO)
    zeros += pad;
  else if (!(flags & QRINTF_LEFT))
    cursor = put_padding (cursor, ' ', pad);
  cursor = put_text (cursor, prefix, p);
  cursor = put_padding (cursor, '0', zeros);
  cursor = put_text (cursor, digits, n);
  return flags & QRINTF_LEFT ? put_padding (cursor, ' ', pad) : cursor;
}

/* The integer VALUE of the operation at OP.  */
QRINTF_INLINE char *
put_integer (char *cursor, const unsigned char *op, uint64_t value)
{
  unsigned shape = op[1];
  struct compiled_value v = value_in (shape, value);
  if (*op == QRINTF_OP_FIELD)
    return put_integer_field (cursor, v, shape, op[2], op[3], op[4]);
  if (shape & QRINTF_SHAPE_HEX)
    return QRINTF_SMALL (x64_exact) (cursor, v.magnitude);
  if (shape & QRINTF_SHAPE_BASES || v.magnitude > UINT32_MAX)
    return put_integer_field (cursor, v, shape, 0, 0, 0);
  *cursor = '-';
  return QRINTF_SMALL (u32_exact) (cursor + v.is_negative,
                                   (uint32_t) v.magnitude);
}

/* The string S of the operation at OP, or a null pointer if it does not end at
   or before LIMIT.  */
QRINTF_INLINE char *
put_string (char *cursor, const char *limit, const unsigned char *op,
            const char *s)
{
  bool field = *op == QRINTF_OP_STRING_FIELD;
  size_t most = field && op[4] ? op[4] - 1u : PTRDIFF_MAX;
  if (!s)
    s = most < 6 ? "" : "(null)";
  size_t n = strnlen (s, most), width = field ? op[3] : 0;
  size_t pad = width > n ? width - n : 0;
  if (limit - cursor < (ptrdiff_t) (n + pad))
    return NULL;
  if (pad && !op[2])
    cursor = put_padding (cursor, ' ', pad);
  memcpy (cursor, s, n);
  cursor += n;
  return pad && op[2] ? put_padding (cursor, ' ', pad) : cursor;
}

typedef char *real_printer (char *cursor, char *limit, const unsigned char *op,
                            uint64_t value);

#ifdef __SIZEOF_INT128__

/* The real with the bits VALUE of the operation at OP, or a null pointer if it
   does not end at or before LIMIT, or is refused.  */
static char *
put_real (char *cursor, char *limit, const unsigned char *op, uint64_t value)
{
  double v;
  memcpy (&v, &value, sizeof v);
  if (cursor > limit)
    return NULL;
  return writer_of ((char) op[1]) (cursor, limit, v, op[2], op[3], op[4] - 1);
}

#else

static char *
put_real (char *cursor, char *limit, const unsigned char *op, uint64_t value)
{
  (void) cursor, (void) limit, (void) op, (void) value;
  return NULL;
}

#endif

/* Prints COMPILED with VALUES, and reals by PUT_REAL, so that a program without
   them does not have it.  All but strings and reals fit behind LIMIT.
   Returns the end of the text, or a null pointer if one of these does not
   fit.  */
static char *
put_compiled (char *cursor, char *limit, const char *compiled,
              const uint64_t *values, real_printer *put_real)
{
  const unsigned char *at = (const unsigned char *) compiled + 1;
  for (;;)
    {
      size_t n;
      do
        {
          n = *at++;
          cursor = put_text (cursor, (const char *) at, n);
          at += n;
        }
      while (n == QRINTF_LONGEST_CHUNK);
      unsigned op = *at;
      switch (op)
        {
        case QRINTF_OP_END:
          return cursor;
        case QRINTF_OP_CHARACTER:
          *cursor++ = (char) *values++;
          break;
        case QRINTF_OP_STRING:
        case QRINTF_OP_STRING_FIELD:
          cursor = put_string (cursor, limit, at,
                               (const char *) (uintptr_t) *values++);
          break;
        case QRINTF_OP_REAL:
          cursor = put_real (cursor, limit, at, *values++);
          break;
        default:
          cursor = put_integer (cursor, at, *values++);
        }
      if (!cursor)
        return NULL;
      at += QRINTF_OP_BYTES (op);
    }
}

#endif
