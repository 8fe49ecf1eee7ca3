/* SPDX-License-Identifier: MIT-0 */
/* A string that is about to be copied: its length is found by the functions of
   memory.h.  See string/open.h.  */

#ifndef QRINTF_PORTABLE_OPEN_H
#define QRINTF_PORTABLE_OPEN_H

#include <stdbool.h>

#include "string/copy.h"
#include "string/length.h"

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

#endif
