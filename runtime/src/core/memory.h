/* SPDX-License-Identifier: MIT-0 */
/* Copies, fills and searches of any length.

   A program may define its own memcpy or strlen, which the C library's printf
   does not call; so emitters must not call it either.  So these are loops, and
   -fno-tree-loop-distribute-patterns keeps GCC from turning them into calls.
   Long texts are left to glibc by names that a program does not define.

   Strings are read by aligned blocks, which may extend behind the NUL, but not
   into another page.  */

#ifndef QRINTF_CORE_MEMORY_H
#define QRINTF_CORE_MEMORY_H

#include <stddef.h>
#include <stdint.h>

#include "core/emitter.h"

#define copy_memory __qrintf_copy_memory
#define move_up __qrintf_move_up
#define fill_memory __qrintf_fill_memory
#define text_length_within __qrintf_text_length_within
#define text_length_to __qrintf_text_length_to

#pragma GCC visibility push(hidden)

/* Copy the N bytes at S to P, and return the end of the copy.  */
char *copy_memory (char *p, const char *s, size_t n);

/* Copies the N bytes at S to P >= S.  Both places may overlap.  */
void move_up (char *p, const char *s, size_t n);

/* Write N bytes C to P, and return the end.  */
char *fill_memory (char *p, char c, size_t n);

/* The length of the string S, or N if that is less.  */
size_t text_length_within (const char *s, size_t n);

/* The length of the string S if it is at most MOST, else a number above MOST.
   The whole string may be read.  */
size_t text_length_to (const char *s, size_t most);

#pragma GCC visibility pop

/* Fills a field of WIDTH bytes at P with C for a text of LENGTH, and returns
   where that text begins.  WIDTH is predictable, and LENGTH is not.  */
QRINTF_INLINE char *
fill_before (char *p, char c, unsigned length, unsigned width)
{
  fill_memory (p, c, width);
  return p + (width > length ? width - length : 0);
}

QRINTF_INLINE size_t
text_length (const char *s)
{
  return text_length_to (s, SIZE_MAX);
}

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
