/* SPDX-License-Identifier: MIT-0 */
/* Puts any number of bytes at the cursor of a printer, or into its spill if the
   destination has no room; and makes the rest of a text in a spill.  */

#include "core/memory.h"
#include "print/spill.h"

bool
__qrintf_make_room (struct printer *p, size_t n)
{
  if (n <= room_of (p))
    return true;
  p->lacks_room = !p->spill;
  return p->spill && empty_spill (p) && n <= spill_size;
}

/* Puts the N bytes at S, or N times C if S is null.  Those that are too many
   for the spill pass it.  */
static bool
put (struct printer *p, const char *s, char c, size_t n)
{
  char **to = &p->cursor;
  if (!__qrintf_make_room (p, n))
    {
      struct spill *spill = p->spill;
      if (!spill || p->lacks_room)
        return false;
      size_t left = (size_t) (spill->end - spill->dst);
      p->lacks_room = n > left && spill->whole;
      if (p->lacks_room)
        return false;
      spill->length += n;
      to = &spill->dst;
      n = n < left ? n : left;
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

char *
__qrintf_print_by_spill (char *p, char *limit, const char *f,
                         struct printer *printer)
{
  struct spill spill;
  char *start
      = begin_spill (printer, &spill, p, (size_t) (limit - p), true);
  char *end = __qrintf_print_text (start, start + spill_size, f, printer);
  printer->spill = NULL;
  printer->may_overrun = false;
  if (!end)
    return NULL;
  printer->spill = &spill;
  printer->cursor = end;
  bool fits = empty_spill (printer);
  printer->spill = NULL;
  return fits ? spill.dst : NULL;
}
