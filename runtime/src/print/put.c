/* SPDX-License-Identifier: MIT-0 */
/* Puts any number of bytes at the cursor of a printer, or into its spill if the
   destination has no room; and makes the rest of a text in a spill.  */

#include "core/memory.h"
#include "print/spill.h"

/* Where the bytes of a piece go.  */
struct place
{
  char **cursor;
  size_t n; /* how many of them */
};

/* The place for N bytes.  The spill is emptied first if it lacks room for them.
   If they are too many for it, they pass it.  A null cursor if the text does
   not fit.  */
static struct place
place_for (struct printer *p, size_t n)
{
  const struct place none = { NULL, 0 };
  struct place here = { &p->cursor, n };
  struct spill *spill = p->spill;
  if (n <= room_of (p))
    return here;
  p->lacks_room = !spill;
  if (!spill || !empty_spill (p))
    return none;
  if (n <= spill_size)
    return here;
  size_t left = (size_t) (spill->end - spill->dst);
  p->lacks_room = n > left && spill->whole;
  if (p->lacks_room)
    return none;
  spill->length += n;
  here.cursor = &spill->dst;
  here.n = n < left ? n : left;
  return here;
}

/* Puts the N bytes at S, or N times C if S is null.  */
static bool
put (struct printer *p, const char *s, char c, size_t n)
{
  struct place to = place_for (p, n);
  if (!to.cursor)
    return false;
  if (s)
    copy_memory (*to.cursor, s, to.n);
  else
    fill_memory (*to.cursor, c, to.n);
  *to.cursor += to.n;
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
