/* SPDX-License-Identifier: MIT */
/* A stream as a sink, of the C library that the runtime is compiled for.  musl's
   are in stream-musl.c.  All streams of another library are refused: nothing
   tells how full their buffers are.  */

#define _GNU_SOURCE

#include "core/emitter.h"

#include <stddef.h>
#include <stdio.h>

_Static_assert(sizeof (struct qrintf_stream) <= QRINTF_STREAM_STATE
                   && offsetof (struct qrintf_stream, limit) == 0,
               "lowered code provides the memory and reads the first word");

#if defined __GLIBC__ && !defined __UCLIBC__
#include "sinks/stream-glibc.h"
#else
#include "sinks/stream-refused.h"
#endif

char *
__qrintf_stdout_begin (void *state, size_t room)
{
  return __qrintf_stream_begin (state, stdout, room);
}

char *
__qrintf_stdout_begin_unlocked (void *state, size_t room)
{
  return __qrintf_stream_begin_unlocked (state, stdout, room);
}
