/* SPDX-License-Identifier: MIT-0 */
/* Moves the text in a printer's spill to the destination.  */

#ifndef QRINTF_PRINT_SPILL_H
#define QRINTF_PRINT_SPILL_H

#include "core/memory.h"
#include "print/printer.h"

#include <string.h>

/* Empties P's spill.  Bytes that do not fit the destination are only
   counted.  */
QRINTF_INLINE void
empty_spill (struct printer *p)
{
  struct spill *to = p->spill;
  size_t n = (size_t) (p->cursor - to->text);
  size_t left = (size_t) (to->end - to->dst), kept = n < left ? n : left;
  copy_memory (to->dst, to->text, kept);
  to->dst += kept;
  to->length += n;
  p->cursor = to->text;
}

#endif
