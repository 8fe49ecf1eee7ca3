/* SPDX-License-Identifier: MIT */
/* Bytes of any number, at the cursor of a printer or, where there is no room,
   into its spill.  */

#include "core/memory.h"
#include "print/spill.h"

/* Whether there is room for N bytes, of which a spill always has some.  */
QRINTF_INLINE bool
has_room_for (struct printer *p, size_t n)
{
  if (n <= room_of (p))
    return true;
  if (!p->spill)
    {
      p->lacks_room = true;
      return false;
    }
  empty_spill (p);
  return n <= sizeof p->spill->text;
}

/* How many of N bytes that go past the spill belong to the destination.  */
QRINTF_INLINE size_t
pass_spill (struct spill *to, size_t n)
{
  size_t left = (size_t) (to->end - to->dst);
  to->length += n;
  return n < left ? n : left;
}

/* Puts N bytes: from S, or all of them C if that is null.  */
static bool
put (struct printer *p, const char *s, char c, size_t n)
{
  char **to = &p->cursor;
  if (!has_room_for (p, n))
    {
      if (!p->spill)
        return false;
      n = pass_spill (p->spill, n);
      to = &p->spill->dst;
    }
  if (s)
    copy_memory (*to, s, n);
  else
    fill_memory (*to, c, n);
  *to += n;
  return true;
}

bool
__qrintf_put_bytes (struct printer *p, const char *s, size_t n)
{
  return put (p, s, 0, n);
}

bool
__qrintf_put_fill (struct printer *p, char c, size_t n)
{
  return put (p, NULL, c, n);
}
