/* SPDX-License-Identifier: MIT */
/* The end of a text that is no whole 64 bytes, in a block that may be read.  */

#ifndef QRINTF_X86_NEWLINES_TAIL_H
#define QRINTF_X86_NEWLINES_TAIL_H

#include "core/emitter.h"

#include <stdint.h>
#include <string.h>

/* The last bytes of a text, fewer than 64: those of the BLOCK of 64 bytes that
   have a bit in KEPT.  The block begins at offset AT of the text.  */
struct text_tail
{
  const char *block;
  uint64_t kept;
  size_t at;
};

/* Of TEXT from I < SIZE on, I being a multiple of 64; ROOM may be used.  */
QRINTF_INLINE struct text_tail
tail_of (const char *text, size_t size, size_t i, char room[64])
{
  QRINTF_ASSERT (i < size && size - i < 64 && i % 64 == 0);
  if (size >= 64)
    return (struct text_tail){ text + size - 64,
                               ~(uint64_t) 0 << (64 - (size - i)), size - 64 };
  memset (room, 0, 64);
  memcpy (room, text, size);
  return (struct text_tail){ room, ~(uint64_t) 0 >> (64 - size), 0 };
}

#endif
