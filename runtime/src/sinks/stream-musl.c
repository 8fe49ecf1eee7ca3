/* SPDX-License-Identifier: MIT */
/* musl's streams by the public functions that tell of their buffer.

   Where a stream is fully buffered and its buffer has room for all of a text,
   musl's printf moves the text into the buffer piece by piece, and one fwrite
   moves it there as a whole: nothing else happens to the stream, and no other
   code runs.  The text is made in memory of the thread's own meanwhile.  All
   other cases are refused and stay with libc: a line-buffered stream (which
   flushes once for each piece with a newline), an unbuffered one, too little room
   (which flushes at the piece that does not fit), and one in error (of which musl's
   versions make different things).

   The lock is held from before the room is looked at until the text is in the
   buffer.  Whoever needs the thread's memory while it is in use, a signal's
   handler, is refused, too.

   Compiled with any C library's headers: these functions have the same types in
   glibc and in musl.  */

#define _GNU_SOURCE

#include "core/emitter.h"

#include <signal.h>
#include <stdio.h>
#include <stdio_ext.h>

enum
{
  most_text = 1024
};

static _Thread_local struct
{
  char text[most_text];
  volatile sig_atomic_t in_use;
} place;

char *__qrintf_stream_begin__musl (void *state, void *stream, size_t room);
char *__qrintf_stdout_begin__musl (void *state, size_t room);
int32_t __qrintf_stream_end__musl (void *state, char *end);
void __qrintf_stream_cancel__musl (void *state);

/* How much F's buffer takes as it is: all of it, while F has not been written
   to.  */
static size_t
room_in (FILE *f)
{
  return __flbf (f) || ferror (f) ? 0 : __fbufsize (f) - __fpending (f);
}

char *
__qrintf_stream_begin__musl (void *state, void *stream, size_t room)
{
  QRINTF_ASSERT (room > 0);
  struct qrintf_stream *s = state;
  FILE *f = stream;
  /* Most refusals need no lock.  */
  if (room > most_text || __flbf (f) || __fbufsize (f) < room)
    return NULL;
  flockfile (f);
  size_t there = room_in (f);
  if (there < room || place.in_use)
    {
      funlockfile (f);
      return NULL;
    }
  place.in_use = 1;
  s->stream = f;
  s->limit = place.text + (there < most_text ? there : most_text);
  return place.text;
}

char *
__qrintf_stdout_begin__musl (void *state, size_t room)
{
  return __qrintf_stream_begin__musl (state, stdout, room);
}

void
__qrintf_stream_cancel__musl (void *state)
{
  struct qrintf_stream *s = state;
  place.in_use = 0;
  funlockfile (s->stream);
}

/* It fails where the stream is for reading only, even with no text.  */
int32_t
__qrintf_stream_end__musl (void *state, char *end)
{
  struct qrintf_stream *s = state;
  size_t length = (size_t) (end - place.text);
  size_t written = fwrite (place.text, 1, length, s->stream);
  int failed = written != length || (length == 0 && ferror (s->stream));
  __qrintf_stream_cancel__musl (state);
  return failed ? -1 : (int32_t) length;
}
