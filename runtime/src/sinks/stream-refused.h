/* SPDX-License-Identifier: MIT */
/* The streams of C libraries of which nothing is known: all are refused.  */

#ifndef QRINTF_STREAM_REFUSED_H
#define QRINTF_STREAM_REFUSED_H

#include "core/emitter.h"

#include <stddef.h>

char *
__qrintf_stream_begin (void *state, void *stream, size_t room)
{
  (void) state, (void) stream, (void) room;
  return NULL;
}

char *
__qrintf_stream_begin_unlocked (void *state, void *stream, size_t room)
{
  return __qrintf_stream_begin (state, stream, room);
}

/* No text was begun.  */
int32_t
__qrintf_stream_end (void *state, char *end)
{
  (void) state, (void) end;
  __builtin_trap ();
}

void
__qrintf_stream_cancel (void *state)
{
  (void) state;
}

#endif
