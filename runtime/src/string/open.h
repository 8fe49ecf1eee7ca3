/* SPDX-License-Identifier: MIT-0 */
/* Strings that are copied once their length is known: chooses the algorithms.

     string_open (t, room, s, n)

   sets *T to the text at S up to its NUL, and at most N bytes of it; returns
   false if it is longer than ROOM bytes.

     string_copy (p, t)

   copies the text of T, exactly, and returns the end.

     string_copy_left (p, t, width)
     string_copy_right (p, t, width)

   do the same in a field of WIDTH bytes, which is more than T has.  */

#ifndef QRINTF_STRING_OPEN_H
#define QRINTF_STRING_OPEN_H

#include "core/select.h"

#if QRINTF_X86
#include "string/x86/open.h"
#else

#include <stdbool.h>

#include "string/copy.h"

struct string_text
{
  const char *s;
  size_t length;
};

static inline bool
string_open (struct string_text *t, size_t room, const char *s, size_t n)
{
  t->s = s;
  t->length = string_length_to (s, n, room);
  return t->length <= room;
}

static inline char *
string_copy (char *p, const struct string_text *t)
{
  return copy_bytes (p, t->s, t->length);
}

/* The field is filled before the text overwrites a part of it, as the CPU can
   predict the width but not the length of the padding.  */
static inline char *
string_copy_left (char *p, const struct string_text *t, unsigned width)
{
  fill_bytes (p, ' ', width);
  string_copy (p, t);
  return p + width;
}

static inline char *
string_copy_right (char *p, const struct string_text *t, unsigned width)
{
  return string_copy (fill_bytes (p, ' ', width) - t->length, t);
}

#endif

#endif
