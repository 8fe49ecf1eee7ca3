/* SPDX-License-Identifier: MIT-0 */
/* More bytes for the line reader from read(2) and from streams.

   The available bytes are contiguous, in the buffer or in a window: an
   unfinished line and the bytes read behind it.  When no room is left behind
   them, the unfinished line moves to the front, or into a larger buffer if it
   fills half of this one.  So each byte is moved a constant number of times on
   average.  */

#include "lines/lines-state.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The page cache keeps large files in folios of up to 2 MiB.  A folio that is
   mapped from its beginning takes one entry of a page table and one page
   fault.  */
struct lines_tuning __qrintf_lines_tuning = { .first = LINES_FIRST,
                                              .buffer = 256 << 10,
                                              .span = LINES_SPAN,
                                              .enough = LINES_ENOUGH,
                                              .window = 64 << 20,
                                              .alignment = 2 << 20,
                                              .mappable = 4 << 20 };

int
__qrintf_lines_open_path (const char *path)
{
  int fd;
  do
    fd = open (path, O_RDONLY | O_CLOEXEC | O_NOCTTY);
  while (fd < 0 && errno == EINTR);
  return fd;
}

ssize_t
__qrintf_lines_read (int fd, void *to, size_t size)
{
  /* The largest read that Linux makes at once and that some other kernels
     allow.  */
  const size_t most = 0x7ffff000;
  ssize_t n;
  do
    n = read (fd, to, size < most ? size : most);
  while (n < 0 && errno == EINTR);
  return n;
}

void
__qrintf_lines_free_buffer (struct qrintf_lines_reader *r)
{
  if (r->buffer != r->first)
    free (r->buffer);
}

/* The size of the next buffer, which keeps KEPT bytes.  */
static size_t
wanted_room (const struct qrintf_lines_reader *r, size_t kept)
{
  size_t room = r->room;
  if (r->full && room < r->tuning.buffer)
    room = room < r->tuning.buffer / 4 ? 4 * room : r->tuning.buffer;
  while (kept > room / 2 && room <= SIZE_MAX / 4)
    room *= 2;
  return room;
}

/* Moves the bytes from *START to END to the front of a buffer of at least ROOM
   bytes, so that END is aligned to 64 bytes.  Returns false if there is no
   memory.  */
static bool
move_to_front (struct qrintf_lines_reader *r, const char **start, size_t room)
{
  size_t kept = (size_t) (r->end - *start);
  size_t before = -kept % 64;
  char *buffer = r->buffer;
  if (room > r->room || before + kept >= r->room)
    {
      if (room < r->room)
        room = r->room;
      room = (room + 127) / 64 * 64;
      buffer = aligned_alloc (64, room);
      if (!buffer)
        return false;
    }
  if (kept)
    memmove (buffer + before, *start, kept);
  *start = buffer + before;
  r->scanned = r->end = *start + kept;
  if (buffer != r->buffer)
    {
      __qrintf_lines_free_buffer (r);
      r->buffer = buffer;
      r->room = room;
    }
  return true;
}

/* Makes room behind END in the buffer, and keeps the bytes from *START on.
   Returns false if there is no memory.  */
static bool
make_room (struct qrintf_lines_reader *r, const char **start)
{
  size_t kept = (size_t) (r->end - *start);
  size_t room = wanted_room (r, kept);
  if (!r->window && kept && room == r->room
      && (size_t) (r->buffer + r->room - r->end) >= (r->room + 3) / 4)
    return true;
  if (!move_to_front (r, start, room))
    return false;
  if (r->window)
    __qrintf_lines_unmap (r);
  return true;
}

/* Reads at most SIZE bytes from the stream to TO, but none behind a delimiter.
   Returns -1 on an error; an error that follows some bytes is kept for the next
   call.  */
static ssize_t
read_stream (struct qrintf_lines_reader *r, char *to, size_t size)
{
  size_t n = 0;
  if (r->pending || feof (r->stream))
    {
      errno = r->pending;
      r->pending = 0;
      return errno ? -1 : 0;
    }
  flockfile (r->stream);
  while (n < size)
    {
      int c = getc_unlocked (r->stream);
      if (c == EOF)
        {
          /* The error flag may be older than this call.  */
          if (feof (r->stream) || !ferror (r->stream))
            break;
          clearerr (r->stream);
          if (errno == EINTR)
            continue;
          r->pending = errno;
          break;
        }
      to[n++] = (char) c;
      if ((unsigned char) c == r->options.delimiter)
        break;
    }
  funlockfile (r->stream);
  return n || !r->pending ? (ssize_t) n : read_stream (r, to, size);
}

static enum lines_more
failed_read (struct qrintf_lines_reader *r)
{
  int cause = errno;
  lines_fail (r, "read", cause == EWOULDBLOCK ? EAGAIN : cause);
  return r->failure == EAGAIN ? LINES_LATER : LINES_NO_MORE;
}

/* Reads behind END, which must have room.  */
static enum lines_more
read_more (struct qrintf_lines_reader *r)
{
  char *to = r->buffer + (r->end - r->buffer);
  size_t room = (size_t) (r->buffer + r->room - to);
  QRINTF_ASSERT (room > 0);
  if (r->seek && lseek (r->fd, r->offset, SEEK_SET) < 0)
    return failed_read (r);
  r->seek = false;
  ssize_t n = r->source == LINES_STREAM ? read_stream (r, to, room)
                                        : __qrintf_lines_read (r->fd, to, room);
  if (n < 0)
    return failed_read (r);
  r->full = (size_t) n == room;
  r->end += n;
  if (r->offset >= 0)
    r->offset += n;
  if (n == 0 && r->file_size == LINES_SIZE_KNOWN)
    __qrintf_lines_refresh_file_size (r);
  return n ? LINES_MORE : LINES_NO_MORE;
}

/* Whether to choose between mapping and reading now: the user requests mapping,
   or the buffer has its full size and is in the caches, so that a trial of
   reading is realistic.  */
static bool
may_map (const struct qrintf_lines_reader *r)
{
  if (r->source != LINES_READ || r->offset < r->choose
      || r->file_size == LINES_SIZE_NONE)
    return false;
  return r->options.input == QRINTF_LINES_MAP
         || (r->options.input == QRINTF_LINES_AUTO && r->full
             && r->room >= r->tuning.buffer);
}

/* The fast path: whether read(2) can continue behind END, as at the beginning
   and after a short read.  */
static bool
reads_on (const struct qrintf_lines_reader *r)
{
  return r->source == LINES_READ && !r->window
         && r->options.input != QRINTF_LINES_MAP
         && (size_t) (r->end - r->buffer) <= r->room / 2;
}

enum lines_more
__qrintf_lines_more (struct qrintf_lines_reader *r, const char **start)
{
  QRINTF_ASSERT (r->scanned == r->end);
  if (reads_on (r))
    return read_more (r);
  if (r->source == LINES_MEMORY)
    return LINES_NO_MORE;

  /* The size of a file is recorded unless it is small, so that its truncation
     is noticed.  */
  if (r->full && r->file_size == LINES_SIZE_UNASKED && r->offset >= 0)
    __qrintf_lines_refresh_file_size (r);
  if (r->source == LINES_MAPPED || may_map (r))
    {
      enum lines_more more = __qrintf_lines_map_more (r, start);
      if (r->source == LINES_MAPPED)
        return more;
    }
  if (!make_room (r, start))
    {
      lines_fail (r, "read", ENOMEM);
      /* A part of a line is not handed out as a line.  */
      if (r->offset >= 0)
        {
          r->offset -= (off_t) (r->end - *start);
          r->seek = true;
        }
      r->end = r->scanned = *start;
      return LINES_NO_MORE;
    }
  return read_more (r);
}
