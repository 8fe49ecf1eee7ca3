/* SPDX-License-Identifier: MIT-0 */
/* Strings whose length is found before they are copied.  In all of these
   functions the text is the bytes at S up to its NUL, and at most N of them; at
   most ROOM bytes may be written.  */

#ifndef QRINTF_PORTABLE_STRING_H
#define QRINTF_PORTABLE_STRING_H

#include <stdint.h>

#include "core/few.h"
#include "string/open.h"

static inline char *
string_put_to (char *p, size_t room, const char *s, size_t n)
{
  struct string_text text;
  return string_open (&text, room, s, n) ? string_copy (p, &text) : NULL;
}

static inline char *
string_put (char *p, const char *s, size_t n)
{
  return string_put_to (p, SIZE_MAX, s, n);
}

/* Copies the N bytes at S.  */
static inline char *
string_bytes (char *p, const char *s, size_t n)
{
  if (n > 0)
    copy_memory (p, s, n);
  return p + n;
}

/* Writes the text in a field of at least WIDTH <= ROOM bytes; a null pointer if
   it does not fit.  The field is filled before the text overwrites a part of
   it, as the CPU can predict the width but not the length of the padding.  */
static inline char *
string_left (char *p, size_t room, const char *s, size_t n, unsigned width)
{
  struct string_text text;
  if (!string_open (&text, room, s, n))
    return NULL;
  char *end = text.length < width ? fill_bytes (p, ' ', width) : NULL;
  char *text_end = string_copy (p, &text);
  return end ? end : text_end;
}

static inline char *
string_right (char *p, size_t room, const char *s, size_t n, unsigned width)
{
  struct string_text text;
  if (!string_open (&text, room, s, n))
    return NULL;
  if (text.length < width)
    p = fill_bytes (p, ' ', width) - text.length;
  return string_copy (p, &text);
}

#endif
