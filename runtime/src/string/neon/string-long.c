/* SPDX-License-Identifier: MIT-0 */
/* Long strings by the functions of memory.h.  See string-long.h.  */

#include "core/memory.h"
#include "string/neon/string-long.h"

#include "string/portable/string.h"

/* If at most WHOLE_ROOM bytes are left, as in a stream's buffer, the whole
   length is found before anything is copied: libc prints a text that does not
   fit again, and finding its length in vain costs much less than copying it.
   If there is more room, TEXT_PART bytes are searched and copied at a time, so
   that source and destination stay in the L1 cache.  */
enum
{
  text_part = 16384,
  whole_room = 65536
};

char *
__qrintf_string_copy_long (char *p, size_t room, const char *s, size_t n)
{
  size_t part = room <= whole_room ? room + 1 : text_part;
  for (;;)
    {
      size_t most = n < part ? n : part;
      size_t length = text_length_within (s, most);
      if (length > room)
        return NULL;
      copy_memory (p, s, length);
      p += length;
      if (length < most || length == n)
        return p;
      s += length;
      n -= length;
      room -= length;
    }
}

char *
__qrintf_string_padded_long (char *p, size_t room, const char *s, size_t n,
                             unsigned width, bool left)
{
  return left ? string_left (p, room, s, n, width)
              : string_right (p, room, s, n, width);
}
