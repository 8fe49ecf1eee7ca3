/* SPDX-License-Identifier: MIT-0 */
/* A stream as a sink, of the C library that the runtime is compiled for:
   emitters write to the stream's own buffer.

   glibc's putc_unlocked does the same with one byte: if there is room between
   the write pointer and the buffer's end, it stores the byte and advances the
   pointer.  A stream in any other state (to be flushed, line-buffered,
   unbuffered, in error, in read mode, wide) has no room, or has flags that show
   the state.  It is refused, and the original call is made.

   musl's streams are in stream-musl.c.  All streams of other libraries are
   refused, because the room in their buffers is unknown.  */

#define _GNU_SOURCE

#include "sinks/libc-names.h"
#include "sinks/stream/enter-stream.h"

#if defined __GLIBC__ && !defined __UCLIBC__

/* Whether F is locked between entering and leaving it.  */
QRINTF_INLINE bool
takes_lock (FILE *f)
{
  return __builtin_expect (!__libc_single_threaded, 0) && !locks_by_caller (f);
}

/* A separate function, so that the path without a lock saves no registers.  */
QRINTF_OUTLINE qrintf_room
enter_locked (FILE *f, size_t size)
{
  if (!may_have_room (f) && size)
    return 0;
  /* Otherwise GCC would copy all code that follows for a SIZE of 0.  */
  __asm__("" : "+r"(size));
  if (!locks_by_caller (f))
    libc_flockfile (f);
  qrintf_room room = find_room (f, size);
  if (qrintf_room_start (room))
    return room;
  if (!locks_by_caller (f))
    libc_funlockfile (f);
  return 0;
}

QRINTF_INLINE qrintf_room
enter (FILE *f, size_t size)
{
  if (!__libc_single_threaded)
    return enter_locked (f, size);
  return find_room (f, size);
}

#else

#define enter no_room
#define find_room no_room
#define takes_lock(F) false
#define take_text(F, END) ((void) (F), (void) (END), __builtin_trap (), 0)

#endif

QRINTF_AT_CACHE_LINE qrintf_room
__qrintf_stream_enter (void *stream, size_t size)
{
  return enter (stream, size);
}

qrintf_room
__qrintf_stream_enter_unlocked (void *stream, size_t size)
{
  return find_room (stream, size);
}

QRINTF_AT_CACHE_LINE int32_t
__qrintf_stream_leave (void *stream, char *end)
{
  int32_t length = take_text (stream, end);
  if (takes_lock (stream))
    libc_funlockfile (stream);
  return length;
}

int32_t
__qrintf_stream_leave_unlocked (void *stream, char *end)
{
  return take_text (stream, end);
}

void
__qrintf_stream_unlock (void *stream)
{
  if (takes_lock (stream))
    libc_funlockfile (stream);
}

QRINTF_AT_CACHE_LINE qrintf_room
__qrintf_stdout_enter (size_t size)
{
  return enter (stdout, size);
}

qrintf_room
__qrintf_stdout_enter_unlocked (size_t size)
{
  return __qrintf_stream_enter_unlocked (stdout, size);
}

QRINTF_AT_CACHE_LINE int32_t
__qrintf_stdout_leave (char *end)
{
  return __qrintf_stream_leave (stdout, end);
}

int32_t
__qrintf_stdout_leave_unlocked (char *end)
{
  return __qrintf_stream_leave_unlocked (stdout, end);
}

void
__qrintf_stdout_unlock (void)
{
  __qrintf_stream_unlock (stdout);
}
