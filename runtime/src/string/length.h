/* SPDX-License-Identifier: MIT-0 */
/* The length of a string, which the functions of memory.h find.  */

#ifndef QRINTF_STRING_LENGTH_H
#define QRINTF_STRING_LENGTH_H

#include <stddef.h>

#include "core/memory.h"

/* The length of the bytes at S up to their NUL, and at most N of them, if it is
   at most ROOM, else a number above ROOM.  */
static inline size_t
string_length_to (const char *s, size_t n, size_t room)
{
  if (HAS_NO_LIMIT (n))
    return text_length_to (s, room);
  return text_length_within (s, n > room ? room + 1 : n);
}

#endif
