/* SPDX-License-Identifier: MIT */
/* Strings by functions of the C library, but short ones are copied in place. In
   all of these the text is the bytes at S up to its NUL, and at most N of them;
   at most ROOM bytes may be written.  */

#ifndef QRINTF_PORTABLE_STRING_H
#define QRINTF_PORTABLE_STRING_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "string/copy.h"

/* strnlen, which C11 does not have.  */
static inline size_t
string_length (const char *s, size_t n)
{
  if (n == SIZE_MAX)
    return strlen (s);
  const char *nul = (const char *) memchr (s, 0, n);
  return nul ? (size_t) (nul - s) : n;
}

/* The length of the text if it is at most ROOM, else some length above
   ROOM.  */
static inline size_t
string_length_to (const char *s, size_t n, size_t room)
{
  return string_length (s, n > room ? room + (room < SIZE_MAX) : n);
}

static inline char *
string_put_to (char *p, size_t room, const char *s, size_t n)
{
  size_t length = string_length_to (s, n, room);
  if (length > room)
    return NULL;
  return copy_bytes (p, s, length);
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
    memcpy (p, s, n);
  return p + n;
}

/* Writes the text in a field of at least WIDTH <= ROOM bytes; a null pointer
   if it does not fit.  */
static inline char *
string_left (char *p, size_t room, const char *s, size_t n, unsigned width)
{
  size_t length = string_length_to (s, n, room);
  if (length > room)
    return NULL;
  size_t pad = width > length ? width - length : 0;
  memcpy (p, s, length);
  memset (p + length, ' ', pad);
  return p + length + pad;
}

static inline char *
string_right (char *p, size_t room, const char *s, size_t n, unsigned width)
{
  size_t length = string_length_to (s, n, room);
  if (length > room)
    return NULL;
  size_t pad = width > length ? width - length : 0;
  memset (p, ' ', pad);
  memcpy (p + pad, s, length);
  return p + pad + length;
}

#endif
