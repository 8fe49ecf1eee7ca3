/* SPDX-License-Identifier: MIT */
/* The room of a stream, as one value.  */

#ifndef QRINTF_SINKS_ROOM_H
#define QRINTF_SINKS_ROOM_H

#include <stddef.h>

#include "core/emitter.h"

QRINTF_INLINE qrintf_room
make_room (char *start, char *end)
{
  return (qrintf_room) (uintptr_t) end << (8 * sizeof (char *))
         | (uintptr_t) start;
}

/* What entering returns for STREAM if it is refused.  A SIZE of 0 gets room
   that ends before it starts, into which not even an empty text fits.  */
QRINTF_INLINE qrintf_room
no_room (void *stream, size_t size)
{
  return make_room (size ? NULL : (char *) stream, (char *) stream - 1);
}

#endif
