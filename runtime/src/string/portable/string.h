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
   it does not fit.  */
static inline char *
string_left (char *p, size_t room, const char *s, size_t n, unsigned width)
{
  struct string_text text;
  if (!string_open (&text, room, s, n))
    return NULL;
  return text.length < width ? string_copy_left (p, &text, width)
                             : string_copy (p, &text);
}

static inline char *
string_right (char *p, size_t room, const char *s, size_t n, unsigned width)
{
  struct string_text text;
  if (!string_open (&text, room, s, n))
    return NULL;
  return text.length < width ? string_copy_right (p, &text, width)
                             : string_copy (p, &text);
}

#endif
