/* Streams by the C standard's calls alone: the text is made in memory of the
   thread's own and handed over with one fwrite, which takes the lock.

   There is one such memory a thread.  Whoever needs it while it is in use (a
   signal's handler, or a stream's own write function that prints) is refused, as
   is a text that does not fit: the call stays with libc.  */

#ifndef QRINTF_STREAM_PUBLIC_H
#define QRINTF_STREAM_PUBLIC_H

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
__qrintf_stream_begin (void *state, void *stream, size_t room)
{
  struct qrintf_stream *s = state;
  if (public_stream.in_use || room > public_room)
    return NULL;
  public_stream.in_use = 1;
  s->stream = stream;
  s->limit = public_stream.text + public_room;
  return public_stream.text;
}

/* fwrite takes the lock whether it has to or not.  */
char *
__qrintf_stream_begin_unlocked (void *state, void *stream, size_t room)
{
  return __qrintf_stream_begin (state, stream, room);
}

/* What a call with no text does to a stream (its orientation, a stream for
   reading only) differs between C libraries.  */
int32_t
__qrintf_stream_end (void *state, char *end)
{
  struct qrintf_stream *s = state;
  size_t length = (size_t) (end - public_stream.text);
  int32_t result;
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
  (void) state;
  public_stream.in_use = 0;
}

#endif
