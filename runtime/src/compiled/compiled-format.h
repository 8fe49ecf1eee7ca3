/* SPDX-License-Identifier: MIT */
/* The format of a compiled format, for the C library, where the text has no
   room.  It may be another one than what the program has, as the letters of
   some types are alike.  */

#ifndef QRINTF_COMPILED_FORMAT_H
#define QRINTF_COMPILED_FORMAT_H

#include <stdbool.h>

#include "core/emitter.h"

/* V below 1,000.  */
static char *
put_small (char *cursor, unsigned v)
{
  if (v >= 100)
    *cursor++ = (char) ('0' + v / 100);
  if (v >= 10)
    *cursor++ = (char) ('0' + v / 10 % 10);
  *cursor = (char) ('0' + v % 10);
  return cursor + 1;
}

/* What stands between '%' and the conversion.  */
static char *
put_field (char *cursor, unsigned flags, unsigned width, unsigned precision)
{
  static const char letters[] = { '-', '0', '#', 0, '+', ' ' };
  for (size_t i = 0; i < sizeof letters; i++)
    if (flags >> i & 1 && letters[i])
      *cursor++ = letters[i];
  if (width)
    cursor = put_small (cursor, width);
  if (precision)
    {
      *cursor++ = '.';
      cursor = put_small (cursor, precision - 1);
    }
  return cursor;
}

/* The length modifier and the letter of an integer.  */
static char *
put_shape (char *cursor, unsigned shape, unsigned flags)
{
  static const char modifiers[4][2] = { "hh", "h", "", "l" };
  for (size_t i = 0; i < 2 && modifiers[shape & QRINTF_SIZE][i]; i++)
    *cursor++ = modifiers[shape & QRINTF_SIZE][i];
  bool upper = flags & QRINTF_UPPER;
  *cursor = shape & QRINTF_SHAPE_HEX      ? upper ? 'X' : 'x'
            : shape & QRINTF_SHAPE_OCTAL  ? 'o'
            : shape & QRINTF_SHAPE_BINARY ? upper ? 'B' : 'b'
            : shape & QRINTF_SIGNED       ? 'd'
                                          : 'u';
  return cursor + 1;
}

/* Writes the text at AT with each '%' twice, and puts AT behind it.  */
static char *
put_literal_text (char *cursor, const unsigned char **at)
{
  size_t n;
  do
    {
      n = *(*at)++;
      for (const unsigned char *end = *at + n; *at < end; ++*at)
        {
          if (**at == '%')
            *cursor++ = '%';
          *cursor++ = (char) **at;
        }
    }
  while (n == QRINTF_LONGEST_CHUNK);
  return cursor;
}

/* Writes the format of COMPILED, at most QRINTF_FORMAT_BYTES, to CURSOR.  */
static void
put_format (char *cursor, const char *compiled)
{
  const unsigned char *at = (const unsigned char *) compiled + 1;
  for (;;)
    {
      cursor = put_literal_text (cursor, &at);
      unsigned op = *at;
      *cursor = 0;
      if (op == QRINTF_OP_END)
        return;
      *cursor++ = '%';
      bool field = op >= QRINTF_OP_FIELD;
      if (field)
        cursor = put_field (cursor, at[2], at[3], at[4]);
      if (op == QRINTF_OP_CHARACTER)
        *cursor++ = 'c';
      else if (op == QRINTF_OP_STRING || op == QRINTF_OP_STRING_FIELD)
        *cursor++ = 's';
      else if (op == QRINTF_OP_REAL)
        *cursor++ = (char) (at[2] & QRINTF_UPPER ? at[1] - ('a' - 'A') : at[1]);
      else
        cursor = put_shape (cursor, at[1], field ? at[2] : 0);
      at += QRINTF_OP_BYTES (op);
    }
}

#endif
