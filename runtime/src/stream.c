/* A stream's buffer as the place that emitters write to.

   glibc's own putc_unlocked does the same for one byte: where there is room
   between the write pointer and its end, the byte goes there and the pointer
   moves, and whatever else a stream may need (flushing, a terminal's line, no
   buffer, an error, reading before, wide characters) shows in there being no
   room.  Other C libraries hide their streams: there is never room, and every
   call stays with them.  */

#define _GNU_SOURCE

#include "emitter.h"

#include <limits.h>
#include <stdio.h>

#if defined __GLIBC__ && !defined __UCLIBC__

/* A process with one thread needs no lock, and glibc says so since 2.32.  */
#if __GLIBC_PREREQ(2, 32)
#include <sys/single_threaded.h>
#else
#define __libc_single_threaded 0
#endif

static void
lock (struct qrintf_stream *s, FILE *f)
{
  s->locked = !__libc_single_threaded;
  if (s->locked)
    flockfile (f);
}

/* Where F, which is locked if it has to be, has ROOM bytes.  */
static char *
find_room (struct qrintf_stream *s, FILE *f, size_t room)
{
  char *cursor = f->_IO_write_ptr;
  size_t free = (size_t) (f->_IO_write_end - cursor);
  /* _mode: wide-oriented above zero, not yet decided at zero.  */
  if (__builtin_expect (
          f->_IO_write_end <= cursor || free < room || f->_mode >= 0, 0))
    return NULL;
  s->stream = f;
  s->limit = free > INT_MAX ? cursor + INT_MAX : f->_IO_write_end;
  return cursor;
}

char *
__qrintf_stream_begin (void *state, void *stream, size_t room)
{
  struct qrintf_stream *s = state;
  lock (s, stream);
  char *cursor = find_room (s, stream, room);
  if (!cursor && s->locked)
    funlockfile (stream);
  return cursor;
}

char *
__qrintf_stream_begin_unlocked (void *state, void *stream, size_t room)
{
  struct qrintf_stream *s = state;
  s->locked = 0;
  return find_room (s, stream, room);
}

void
__qrintf_stream_end (void *state, char *end)
{
  struct qrintf_stream *s = state;
  FILE *f = s->stream;
  f->_IO_write_ptr = end;
  if (s->locked)
    funlockfile (f);
}

void
__qrintf_stream_cancel (void *state)
{
  struct qrintf_stream *s = state;
  if (s->locked)
    funlockfile (s->stream);
}

#else

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

void
__qrintf_stream_end (void *state, char *end)
{
  (void) state, (void) end;
}

void
__qrintf_stream_cancel (void *state)
{
  (void) state;
}

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
