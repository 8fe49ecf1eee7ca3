/* SPDX-License-Identifier: MIT */
/* The room of a stream, as one value.  */

#ifndef QRINTF_SINKS_ROOM_H
#define QRINTF_SINKS_ROOM_H

#include "core/emitter.h"

QRINTF_INLINE qrintf_room
make_room (char *start, char *end)
{
  return (qrintf_room) (uintptr_t) end << (8 * sizeof (char *))
         | (uintptr_t) start;
}

#endif
