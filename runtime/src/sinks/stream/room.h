/* SPDX-License-Identifier: MIT-0 */
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

/* The result of entering STREAM if it is refused.  If SIZE is 0, that is a room
   that ends before it starts, which is too small even for an empty text.  */
QRINTF_INLINE qrintf_room
no_room (void *stream, size_t size)
{
  return make_room (size ? NULL : (char *) stream, (char *) stream - 1);
}

#endif
