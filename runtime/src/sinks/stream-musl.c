/* SPDX-License-Identifier: MIT */
/* musl's streams as a sink, by the public functions that tell the state of a
   buffer.

   If a stream is fully buffered and its buffer has room for a whole text,
   musl's printf copies the text into the buffer piece by piece, and one fwrite
   of the whole text has the same effect: nothing else happens to the stream,
   and no other code runs.  Until then the text is in memory of the thread's
   own.  All other streams are refused, and the original call is made: a
   line-buffered one (which flushes once for each piece with a newline), an
   unbuffered one, one with too little room (which flushes at the piece that
   does not fit), and one in error (which versions of musl treat differently).

   The lock is held from before the room is read until the text is in the
   buffer.  A signal handler that prints while the thread's memory is in use is
   refused as well.

   This is compiled with any C library's headers, as these functions have the
   same types in glibc and in musl.  */

#define _GNU_SOURCE

#include "sinks/room.h"

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

qrintf_room __qrintf_stream_enter__musl (void *stream, size_t size);
qrintf_room __qrintf_stdout_enter__musl (size_t size);
int32_t __qrintf_stream_leave__musl (void *stream, char *end);
int32_t __qrintf_stdout_leave__musl (char *end);
void __qrintf_stream_unlock__musl (void *stream);
void __qrintf_stdout_unlock__musl (void);

/* How many bytes F's buffer takes without flushing; 0 for a stream that is
   refused.  A stream that setvbuf gave another buffer keeps what is pending in
   the old one until that is flushed, so it may have more than there is room
   for.  */
static size_t
room_in (FILE *f)
{
  size_t size = __fbufsize (f), pending = __fpending (f);
  return __flbf (f) || ferror (f) || pending > size ? 0 : size - pending;
}

qrintf_room
__qrintf_stream_enter__musl (void *stream, size_t size)
{
  QRINTF_ASSERT (size > 0);
  FILE *f = stream;
  /* Most streams that are refused are recognised without the lock.  */
  if (size >= most_text || __flbf (f) || __fbufsize (f) <= size)
    return 0;
  flockfile (f);
  size_t there = room_in (f);
  if (there <= size || place.in_use)
    {
      funlockfile (f);
      return 0;
    }
  place.in_use = 1;
  return make_room (place.text,
                    place.text + (there < most_text ? there : most_text));
}

qrintf_room
__qrintf_stdout_enter__musl (size_t size)
{
  return __qrintf_stream_enter__musl (stdout, size);
}

void
__qrintf_stream_unlock__musl (void *stream)
{
  place.in_use = 0;
  funlockfile (stream);
}

void
__qrintf_stdout_unlock__musl (void)
{
  __qrintf_stream_unlock__musl (stdout);
}

/* Fails for a stream that is open for reading only, also with an empty
   text.  */
int32_t
__qrintf_stream_leave__musl (void *stream, char *end)
{
  size_t length = (size_t) (end - place.text);
  size_t written = fwrite (place.text, 1, length, stream);
  int failed = written != length || (length == 0 && ferror (stream));
  __qrintf_stream_unlock__musl (stream);
  return failed ? -1 : (int32_t) length;
}

int32_t
__qrintf_stdout_leave__musl (char *end)
{
  return __qrintf_stream_leave__musl (stdout, end);
}
