/* SPDX-License-Identifier: MIT */
/* Streams as a sink by public functions alone, for C libraries other than
   glibc: the text is made in memory of the thread's own and written by one
   fwrite.  The arguments are read under the stream's lock, as printf does.
   The lock is released before fwrite, which takes it for itself, so that a
   thread that is cancelled there leaves the stream unlocked.

   Each thread has one such memory.  A text that is begun while it is in use,
   by a signal handler or by a stream's own write function that prints, is
   refused, as is one that does not fit; then the original call is made.  */

#ifndef QRINTF_STREAM_PUBLIC_H
#define QRINTF_STREAM_PUBLIC_H

#include "core/emitter.h"

#include <signal.h>
#include <stdio.h>
#if __has_include(<stdio_ext.h>)
#include <stdio_ext.h>
#endif

enum
{
  public_room = 1024
};

static _Thread_local struct
{
  char text[public_room];
  volatile sig_atomic_t in_use;
} public_stream;

char *
__qrintf_stream_begin_unlocked (void *state, void *stream, size_t room)
{
  struct qrintf_stream *s = state;
  if (public_stream.in_use || room > public_room)
    return NULL;
  public_stream.in_use = 1;
  s->stream = stream;
  s->limit = public_stream.text + public_room;
  s->locked = 0;
  return public_stream.text;
}

/* Whether printf locks F; __fsetlocking may leave that to the callers.  */
static int
locks_itself (FILE *f)
{
#ifdef FSETLOCKING_BYCALLER
  return __fsetlocking (f, FSETLOCKING_QUERY) != FSETLOCKING_BYCALLER;
#else
  (void) f;
  return 1;
#endif
}

char *
__qrintf_stream_begin (void *state, void *stream, size_t room)
{
  struct qrintf_stream *s = state;
  char *cursor = __qrintf_stream_begin_unlocked (state, stream, room);
  if (cursor && locks_itself (stream))
    {
      s->locked = 1;
      flockfile (stream);
    }
  return cursor;
}

static void
unlock (struct qrintf_stream *s)
{
  if (s->locked)
    funlockfile (s->stream);
}

/* An empty text is printed by fprintf, because its effect on the stream's
   orientation, and on a stream for reading only, differs between C
   libraries.  */
int32_t
__qrintf_stream_end (void *state, char *end)
{
  struct qrintf_stream *s = state;
  size_t length = (size_t) (end - public_stream.text);
  int32_t result;
  unlock (s);
  if (length == 0)
    result = fprintf (s->stream, "%s", "");
  else if (fwrite (public_stream.text, 1, length, s->stream) == length)
    result = (int32_t) length;
  else
    result = -1;
  public_stream.in_use = 0;
  return result;
}

void
__qrintf_stream_cancel (void *state)
{
  unlock (state);
  public_stream.in_use = 0;
}

#endif
