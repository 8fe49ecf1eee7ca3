/* SPDX-License-Identifier: MIT-0 */
/* Puts any number of bytes at the cursor of a printer, or into its spill if the
   destination has no room.  */

#include "core/memory.h"
#include "print/spill.h"

/* Whether there is room for N bytes, after the spill has been emptied if that
   is necessary.  */
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

/* Counts N bytes that are too many for the spill.  Returns how many of them the
   destination takes.  */
QRINTF_INLINE size_t
pass_spill (struct spill *to, size_t n)
{
  size_t left = (size_t) (to->end - to->dst);
  to->length += n;
  return n < left ? n : left;
}

/* Puts the N bytes at S, or N times C if S is null.  */
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
