/* SPDX-License-Identifier: MIT-0 */
/* musl's streams as a sink, by the public functions that give the state of a
   buffer.

   If a stream is fully buffered and its buffer has room for a whole text,
   musl's printf copies the text into the buffer piece by piece, and a single
   fwrite of the whole text has the same effect: the stream changes in no other
   way, and no other code runs.  So the text is made in thread-local memory
   first.  All other streams are refused, and the original call is made:
   line-buffered ones (which flush once for each piece with a newline),
   unbuffered ones, those with too little room (which flush at the piece that
   does not fit), and those in error (which versions of musl treat differently).
   The lock is held from the test of the room until the text is in the buffer.
   A signal handler that prints while the thread's memory is in use is refused
   as well.

   This is compiled with any C library's headers, as these functions have the
   same types in glibc and in musl.  */

#define _GNU_SOURCE

#include "sinks/stream/room.h"

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

/* The number of bytes that F's buffer takes without flushing; 0 for a refused
   stream.  After setvbuf a stream keeps the pending text in the old buffer
   until that is flushed, so the pending text may exceed the size.  */
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
  /* Most refused streams are recognised without the lock.  */
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

/* Fails for a stream that is open for reading only, even if the text is
   empty.  */
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
