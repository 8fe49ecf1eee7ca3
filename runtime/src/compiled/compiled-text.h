/* SPDX-License-Identifier: MIT */
/* The text of a compiled format.

   Hexadecimal and short decimal numbers have emitters; all others have one body
   of code that makes a digit at a time, and so have fields, as what counts here
   is that a program gets little of it: calls that run often have an emitter for
   each.  What they call for any combination, __qrintf_integer, weighs twice as
   much with its tables, as it takes two digits at a time and has the lengths of
   texts apart.  */

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
__typeof__ (__qrintf_x64) __qrintf_x64__base;
#else
#define QRINTF_SMALL(NAME) QRINTF_PASTE (__qrintf_, NAME)
#endif

/* Copies N bytes at TEXT and not one besides, which GCC would do for at most
   255 of them by a string instruction that takes longer than all the rest.  */
QRINTF_INLINE char *
copy_text (char *cursor, const char *text, size_t n)
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

/* The same as a function, for what is not in every call.  */
QRINTF_OUTLINE char *
put_text (char *cursor, const char *text, size_t n)
{
  return copy_text (cursor, text, n);
}

QRINTF_OUTLINE char *
put_padding (char *cursor, char c, size_t n)
{
  char *end = cursor + n;
  if (n >= 8)
    {
      uint64_t eight = (unsigned char) c * 0x0101010101010101u;
      for (; cursor < end - 8; cursor += 8)
        memcpy (cursor, &eight, 8);
      memcpy (end - 8, &eight, 8);
    }
  else
    while (cursor < end)
      *cursor++ = c;
  return end;
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
  if (shape == QRINTF_SHAPE_INT)
    value = (uint64_t) (int32_t) value;
  else
    {
      unsigned unused = 64 - (8u << (shape & QRINTF_SIZE));
      value <<= unused;
      if (!(shape & QRINTF_SIGNED))
        return (struct compiled_value){ value >> unused, false };
      value = (uint64_t) ((int64_t) value >> unused);
    }
  bool is_negative = value >> 63;
  return (struct compiled_value){ is_negative ? -value : value, is_negative };
}

/* Writes the digits of V, in the base of SHAPE, before END, and returns where
   they begin.  */
QRINTF_INLINE char *
put_digits_before (char *end, uint64_t v, unsigned shape, bool upper)
{
  unsigned bits = shape & QRINTF_SHAPE_HEX      ? 4
                  : shape & QRINTF_SHAPE_OCTAL  ? 3
                  : shape & QRINTF_SHAPE_BINARY ? 1
                                                : 0;
  char ten = upper ? 'A' : 'a';
  do
    {
      uint64_t rest = bits ? v >> bits : v / 10;
      unsigned digit = (unsigned) (v - (bits ? rest << bits : rest * 10));
      *--end = (char) (digit < 10 ? '0' + digit : ten + digit - 10);
      v = rest;
    }
  while (v);
  return end;
}

struct digits
{
  char *begin, *end;
};

/* Writes V in the base of SHAPE between BUFFER and LAST: at the start by an
   emitter that the program has anyway and that takes a fifth of the time, or
   else at the end.  */
QRINTF_INLINE struct digits
make_digits (char *buffer, char *last, uint64_t v, unsigned shape, bool upper)
{
  unsigned base = shape & QRINTF_SHAPE_BASES;
  if (base == QRINTF_SHAPE_HEX && !upper)
    return (struct digits){ buffer, QRINTF_SMALL (x64) (buffer, v) };
  if (!base && v <= UINT32_MAX)
    return (struct digits){ buffer,
                            QRINTF_SMALL (u32_exact) (buffer, (uint32_t) v) };
  return (struct digits){ put_digits_before (last, v, shape, upper), last };
}

/* VALUE by the operation at OP, which may be one without a field.  */
QRINTF_OUTLINE char *
put_integer_field (char *cursor, const unsigned char *op, uint64_t value)
{
  bool field = *op == QRINTF_OP_FIELD;
  unsigned shape = op[1], flags = field ? op[2] : 0, width = field ? op[3] : 0;
  unsigned precision = field ? op[4] : 0;
  struct compiled_value v = value_in (shape, value);
  char buffer[64];
  struct digits digits = make_digits (buffer, buffer + sizeof buffer,
                                      v.magnitude, shape, flags & QRINTF_UPPER);
  if (precision == 1 && !v.magnitude)
    digits.begin = digits.end;
  unsigned n = (unsigned) (digits.end - digits.begin);
  unsigned zeros = precision > n + 1 ? precision - 1 - n : 0;
  char prefix[3];
  unsigned p = 0;
  if (v.is_negative || flags & (QRINTF_PLUS | QRINTF_SPACE))
    prefix[p++] = v.is_negative ? '-' : flags & QRINTF_PLUS ? '+' : ' ';
  if (flags & QRINTF_ALT && shape & QRINTF_SHAPE_OCTAL)
    zeros += !zeros && (n == 0 || *digits.begin != '0');
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
  else if (pad && !(flags & QRINTF_LEFT))
    cursor = put_padding (cursor, ' ', pad);
  if (p)
    cursor = put_text (cursor, prefix, p);
  if (zeros)
    cursor = put_padding (cursor, '0', zeros);
  cursor = put_text (cursor, digits.begin, n);
  return pad && flags & QRINTF_LEFT ? put_padding (cursor, ' ', pad) : cursor;
}

/* The integer VALUE of the operation at OP, which has no field.  */
QRINTF_INLINE char *
put_integer (char *cursor, const unsigned char *op, uint64_t value)
{
  unsigned shape = op[1];
  struct compiled_value v = value_in (shape, value);
  if (shape & QRINTF_SHAPE_HEX)
    {
      char buffer[32];
      char *end = QRINTF_SMALL (x64) (buffer, v.magnitude);
      return put_text (cursor, buffer, (size_t) (end - buffer));
    }
  if (shape & QRINTF_SHAPE_BASES || v.magnitude > UINT32_MAX)
    return put_integer_field (cursor, op, value);
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
  size_t most = PTRDIFF_MAX, width = 0;
  if (field)
    {
      width = op[3];
      if (op[4])
        most = op[4] - 1u;
    }
  if (!s)
    s = most < 6 ? "" : "(null)";
  size_t n = strnlen (s, most);
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

/* Writes the text at AT, and puts AT behind it.  */
QRINTF_INLINE char *
put_texts (char *cursor, const unsigned char **at)
{
  for (;;)
    {
      size_t n = *(*at)++;
      if (n == 0)
        return cursor;
      if (n == 1)
        {
          *cursor = (char) *(*at)++;
          return cursor + 1;
        }
      cursor = copy_text (cursor, (const char *) *at, n);
      *at += n;
      if (n != QRINTF_LONGEST_CHUNK)
        return cursor;
    }
}

/* Prints COMPILED with VALUES, and reals by PUT_REAL, so that a program without
   them does not have it.  All but strings and reals fit behind LIMIT.
   Returns the end of the text, or a null pointer if one of these does not
   fit.  */
QRINTF_INLINE char *
put_compiled (char *cursor, char *limit, const char *compiled,
              const uint64_t *values, real_printer *put_real)
{
  const unsigned char *at = (const unsigned char *) compiled + 1;
  for (;;)
    {
      cursor = put_texts (cursor, &at);
      unsigned op = *at;
      if (op == QRINTF_OP_END)
        return cursor;
      uint64_t value = *values++;
      if (op == QRINTF_OP_INTEGER)
        cursor = put_integer (cursor, at, value);
      else if (op == QRINTF_OP_CHARACTER)
        *cursor++ = (char) value;
      else if (op == QRINTF_OP_FIELD)
        cursor = put_integer_field (cursor, at, value);
      else
        {
          cursor = op == QRINTF_OP_REAL
                       ? put_real (cursor, limit, at, value)
                       : put_string (cursor, limit, at,
                                     (const char *) (uintptr_t) value);
          if (!cursor)
            return NULL;
        }
      at += QRINTF_OP_BYTES (op);
    }
}

#endif
