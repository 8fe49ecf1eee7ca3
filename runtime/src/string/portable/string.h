/* SPDX-License-Identifier: MIT-0 */
/* Strings by the functions of memory.h; short ones are copied in place.  In all
   of these functions the text is the bytes at S up to its NUL, and at most N of
   them; at most ROOM bytes may be written.  */

#ifndef QRINTF_PORTABLE_STRING_H
#define QRINTF_PORTABLE_STRING_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "core/memory.h"
#include "core/fill.h"
#include "string/copy.h"

/* The length of the text if it is at most ROOM, else a number above ROOM.  */
static inline size_t
string_length_to (const char *s, size_t n, size_t room)
{
  if (HAS_NO_LIMIT (n))
    return text_length_to (s, room);
  return text_length_within (s, n > room ? room + 1 : n);
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
    copy_memory (p, s, n);
  return p + n;
}

/* Writes the text in a field of at least WIDTH <= ROOM bytes; a null pointer if
   it does not fit.  The field is filled before the text overwrites a part of
   it, as the CPU can predict the width but not the length of the padding.  */
static inline char *
string_left (char *p, size_t room, const char *s, size_t n, unsigned width)
{
  size_t length = string_length_to (s, n, room);
  if (length > room)
    return NULL;
  char *end = p + length;
  if (length < width)
    end = fill_bytes (p, ' ', width);
  copy_memory (p, s, length);
  return end;
}

static inline char *
string_right (char *p, size_t room, const char *s, size_t n, unsigned width)
{
  size_t length = string_length_to (s, n, room);
  if (length > room)
    return NULL;
  if (length < width)
    p = fill_bytes (p, ' ', width) - length;
  copy_memory (p, s, length);
  return p + length;
}

#endif
