/* SPDX-License-Identifier: MIT-0 */
/* The last bytes of a text, fewer than 64, in a block of 64 that may be
   read.  */

#ifndef QRINTF_NEWLINES_TAIL_VECTOR_H
#define QRINTF_NEWLINES_TAIL_VECTOR_H

#include "core/emitter.h"

#include <stdint.h>
#include <string.h>

/* The last bytes of a text: those of the 64 bytes at BLOCK that have a bit in
   KEPT.  BLOCK is at offset AT of the text.  */
struct text_tail
{
  const char *block;
  uint64_t kept;
  size_t at;
};

/* The tail of the SIZE bytes at TEXT from offset I < SIZE on, where I is a
   multiple of 64.  A text of fewer than 64 bytes is copied to ROOM.  */
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
