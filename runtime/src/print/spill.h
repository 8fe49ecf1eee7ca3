/* SPDX-License-Identifier: MIT-0 */
/* Moves the text in a printer's spill to the destination.  */

#ifndef QRINTF_PRINT_SPILL_H
#define QRINTF_PRINT_SPILL_H

#include "core/memory.h"
#include "print/printer.h"

#include <string.h>

/* Begins the spill TO of P for a destination of ROOM bytes at DST.  Returns the
   cursor; the limit is SPILL_SIZE behind it.  */
QRINTF_INLINE char *
begin_spill (struct printer *p, struct spill *to, char *dst, size_t room,
             bool whole)
{
  to->dst = dst;
  to->end = dst + room;
  to->length = 0;
  to->whole = whole;
  p->spill = to;
  p->may_overrun = true;
  return to->text;
}

/* Empties P's spill.  Bytes that do not fit the destination are only counted.
   Returns false if the spill asks for a whole text, which is refused then.  */
QRINTF_INLINE bool
empty_spill (struct printer *p)
{
  struct spill *to = p->spill;
  size_t n = (size_t) (p->cursor - to->text);
  size_t left = (size_t) (to->end - to->dst), kept = n < left ? n : left;
  if (kept < n && to->whole)
    {
      p->lacks_room = true;
      return false;
    }
  to->dst = copy_memory (to->dst, to->text, kept);
  to->length += n;
  p->cursor = to->text;
  return true;
}

#endif
