/* SPDX-License-Identifier: MIT */
/* Long strings by functions of the C library.  See string-long.h.  */

#include <stdint.h>
#include <string.h>

#include "string/string-long.h"

/* A long text is copied by memchr and memcpy.  If at most WHOLE_ROOM bytes are
   left, as in a stream's buffer, the whole length is found before anything
   is copied: a text that does not fit is printed anew by libc, and finding
   its length in vain costs much less than copying it.  If there is more
   room, TEXT_PART bytes are searched and copied at a time, so that source
   and destination stay in the L1 cache.  */
enum
{
  text_part = 16384,
  whole_room = 65536
};

/* The length of the text.  memchr is the fastest way for long texts, but a
   call.  Its N has to be the size of an object, which SIZE_MAX is not.  */
static size_t
length_of (const char *s, size_t n)
{
  if (n == SIZE_MAX)
    return strlen (s);
  const char *nul = memchr (s, 0, n);
  return nul ? (size_t) (nul - s) : n;
}

char *
__qrintf_string_copy_long (char *p, size_t room, const char *s, size_t n)
{
  size_t part = room <= whole_room ? room + 1 : text_part;
  for (;;)
    {
      size_t most = n < part ? n : part;
      size_t length = length_of (s, most);
      if (length > room)
        return NULL;
      memcpy (p, s, length);
      p += length;
      if (length < most || length == n)
        return p;
      s += length;
      n -= length;
      room -= length;
    }
}

char *
__qrintf_string_left_long (char *p, size_t room, const char *s, size_t n,
                           unsigned width)
{
  char *end = __qrintf_string_copy_long (p, room, s, n);
  if (!end || end - p >= (ptrdiff_t) width)
    return end;
  memset (end, ' ', width - (size_t) (end - p));
  return p + width;
}

char *
__qrintf_string_right_long (char *p, size_t room, const char *s, size_t n,
                            unsigned width)
{
  size_t length = length_of (s, n > room ? room + 1 : n);
  if (length > room)
    return NULL;
  size_t pad = width > length ? width - length : 0;
  memset (p, ' ', pad);
  memcpy (p + pad, s, length);
  return p + pad + length;
}
