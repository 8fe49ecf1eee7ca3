/* SPDX-License-Identifier: MIT */
/* More bytes for the line reader from read(2) and from streams; readers opened
   and closed.

   The bytes at hand are one piece, in the buffer or in a window: an unfinished
   line and what was read behind it.  When there is no room behind them, the
   unfinished line moves to the front, or into a larger buffer once it fills
   half of this one; so each byte is moved a constant number of times on
   average.  */

#include "lines.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct lines_tuning __qrintf_lines_tuning = { .first = LINES_FIRST,
                                              .buffer = 256 << 10,
                                              .span = LINES_SPAN,
                                              .enough = LINES_ENOUGH,
                                              .window = 64 << 20,
                                              .mappable = 4 << 20 };

static const struct qrintf_lines_options defaults = QRINTF_LINES_OPTIONS_INIT;

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
  /* The most that Linux reads at once, and that some other kernels allow.  */
  const size_t most = 0x7ffff000;
  ssize_t n;
  do
    n = read (fd, to, size < most ? size : most);
  while (n < 0 && errno == EINTR);
  return n;
}

void
__qrintf_lines_look (struct qrintf_line_reader *r)
{
  struct stat now;
  bool first = !r->asked;
  r->asked = true;

  /* Opening /dev/fd/N begins at the offset of N with some kernels.  */
  bool elsewhere = first && !r->seek && lseek (r->fd, 0, SEEK_CUR) != r->offset;
  if (elsewhere || fstat (r->fd, &now) != 0 || !S_ISREG (now.st_mode))
    {
      r->sized = false;
      return;
    }
  if (now.st_size < r->size
      && (r->source == LINES_MAPPED || r->offset < r->size))
    r->truncated = true;
  r->size = now.st_size;
  r->sized = true;
}

static void
free_buffer (struct qrintf_line_reader *r)
{
  if (r->buffer != r->first)
    free (r->buffer);
}

/* How large the buffer should be next, with KEPT bytes in it that stay.  */
static size_t
wanted_room (const struct qrintf_line_reader *r, size_t kept)
{
  size_t room = r->room;
  if (r->full && room < r->tuning.buffer)
    room = room < r->tuning.buffer / 4 ? 4 * room : r->tuning.buffer;
  while (kept > room / 2 && room <= SIZE_MAX / 4)
    room *= 2;
  return room;
}

/* Moves the bytes from *START to END to the front of a buffer of ROOM bytes,
   such that what is read behind them is aligned.  False: no memory.  */
static bool
move_to_front (struct qrintf_line_reader *r, const char **start, size_t room)
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
      free_buffer (r);
      r->buffer = buffer;
      r->room = room;
    }
  return true;
}

/* Makes room behind END in the buffer, *START and what follows being kept.  */
static bool
make_room (struct qrintf_line_reader *r, const char **start)
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
   -1: an error; an error behind some bytes is kept for the next time.  */
static ssize_t
read_stream (struct qrintf_line_reader *r, char *to, size_t size)
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
          if (!ferror (r->stream))
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
failed_read (struct qrintf_line_reader *r)
{
  int cause = errno;
  lines_fail (r, "read", cause == EWOULDBLOCK ? EAGAIN : cause);
  return r->failure == EAGAIN ? LINES_LATER : LINES_NO_MORE;
}

/* Reads behind END, where there is room.  */
static enum lines_more
read_more (struct qrintf_line_reader *r)
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
  if (n == 0 && r->sized)
    __qrintf_lines_look (r);
  return n ? LINES_MORE : LINES_NO_MORE;
}

/* Whether the time has come to choose how to go on: the buffer is large and
   warm, so that reading is measured as it is, or mapping is asked for.  */
static bool
may_map (const struct qrintf_line_reader *r)
{
  if (r->source != LINES_READ || r->offset < r->choose
      || (r->asked && !r->sized))
    return false;
  return r->options.input == QRINTF_LINES_MAP
         || (r->options.input == QRINTF_LINES_AUTO && r->full
             && r->room >= r->tuning.buffer);
}

enum lines_more
__qrintf_lines_more (struct qrintf_line_reader *r, const char **start)
{
  QRINTF_ASSERT (r->scanned == r->end);
  if (r->source == LINES_MEMORY)
    return LINES_NO_MORE;

  /* What is not small has its size noted, to see if it shrinks.  */
  if (r->full && !r->asked && r->offset >= 0)
    __qrintf_lines_look (r);
  if (r->source == LINES_MAPPED || may_map (r))
    {
      enum lines_more more = __qrintf_lines_map_more (r, start);
      if (r->source == LINES_MAPPED)
        return more;
    }
  if (!make_room (r, start))
    {
      lines_fail (r, "read", ENOMEM);
      r->end = r->scanned = *start; /* no part of a line for a line */
      return LINES_NO_MORE;
    }
  return read_more (r);
}

static void
set_up (struct qrintf_line_reader *r,
        const struct qrintf_lines_options *options)
{
  /* With a size that the compiler knows, GCC has this done by rep stos, which
     takes longer than all else here.  */
  size_t size = offsetof (struct qrintf_line_reader, offsets);
  __asm__("" : "+r"(size));
  memset (r, 0, size);
  r->first = r->behind + (-(uintptr_t) r->behind) % 64;
  r->tuning = __qrintf_lines_tuning;
  r->cpu = r->tuning.cpu ? r->tuning.cpu : __qrintf_lines_cpu ();
  r->options = options ? *options : defaults;
  r->taken = r->offsets;
  r->buffer = r->first;
  r->room = r->tuning.first;
  r->fd = -1;
  r->scanned = r->end = r->first;
  r->batch = (struct qrintf_lines_cursor){ .start = r->first,
                                           .base = r->first,
                                           .next = r->offsets,
                                           .stop = r->offsets,
                                           .end = r->offsets,
                                           .taken = &r->taken };
}

/* A reader with room for FIRST bytes and a copy of PATH, which may be null.  */
static qrintf_line_reader *
make_reader (const struct qrintf_lines_options *options, size_t first,
             const char *path)
{
  size_t length = path ? strlen (path) + 1 : 0;

  /* Aligned by hand: aligned_alloc takes five times as long as malloc.  */
  qrintf_line_reader *r
      = malloc (sizeof (qrintf_line_reader) + 63 + first + length);
  if (!r)
    {
      errno = ENOMEM;
      __qrintf_lines_note_error ("open", path ? path : "input");
      return 0;
    }
  set_up (r, options);
  if (path)
    r->path = memcpy (r->first + first, path, length);
  return r;
}

qrintf_line_reader *
qrintf_lines_open (const char *path, const struct qrintf_lines_options *options)
{
  qrintf_line_reader *r = make_reader (options, LINES_FIRST, path);
  if (!r)
    return 0;
  r->fd = __qrintf_lines_open_path (path);
  if (r->fd < 0)
    {
      __qrintf_lines_note_error ("open", path);
      free (r);
      return 0;
    }
  r->source = LINES_READ;
  r->opened = true;
  return r;
}

qrintf_line_reader *
qrintf_lines_fdopen (int fd, const struct qrintf_lines_options *options)
{
  if (fcntl (fd, F_GETFL) < 0)
    {
      __qrintf_lines_note_fd_error ("open", fd);
      return 0;
    }
  qrintf_line_reader *r = make_reader (options, LINES_FIRST, 0);
  if (!r)
    return 0;
  int before = errno;
  r->fd = fd;
  r->source = LINES_READ;
  r->opened = options && options->own;
  r->offset = lseek (fd, 0, SEEK_CUR);
  if (r->offset < 0)
    r->sized = !(r->asked = true);
  errno = before;
  return r;
}

qrintf_line_reader *
qrintf_lines_stdio (FILE *stream, const struct qrintf_lines_options *options)
{
  qrintf_line_reader *r = make_reader (options, LINES_FIRST, 0);
  if (!r)
    return 0;
  int before = errno;
  struct stat is;
  r->stream = stream;
  r->fd = fileno (stream);
  r->source = LINES_STREAM;
  r->offset = -1;
  r->asked = true;
  if (r->fd >= 0 && fstat (r->fd, &is) == 0 && S_ISREG (is.st_mode)
      && !feof (stream) && fflush (stream) == 0)
    {
      r->offset = ftello (stream);
      if (r->offset >= 0)
        {
          r->source = LINES_READ;
          r->seek = true;
          r->asked = false;
        }
    }
  errno = before;
  return r;
}

qrintf_line_reader *
qrintf_lines_memory (const void *text, size_t size,
                     const struct qrintf_lines_options *options)
{
  qrintf_line_reader *r = make_reader (options, 0, 0);
  if (!r)
    return 0;
  r->source = LINES_MEMORY;
  if (size)
    {
      r->scanned = text;
      r->batch.start = r->batch.base = text;
      r->end = r->scanned + size;
    }
  return r;
}

/* Leaves what was borrowed behind the last line that was handed out.  */
static int
give_back (struct qrintf_line_reader *r)
{
  const char *start = lines_next_start (r);
  if (r->source == LINES_STREAM)
    return 0;
  off_t left = r->offset - (off_t) (r->end - start);
  if (r->stream)
    return fseeko (r->stream, left, SEEK_SET);
  if (left == r->offset && !r->seek && r->source == LINES_READ)
    return 0;
  return lseek (r->fd, left, SEEK_SET) < 0 ? -1 : 0;
}

int
qrintf_lines_close (qrintf_line_reader *r)
{
  if (!r)
    return 0;
  int before = errno, result = 0;
  if (r->opened)
    result = close (r->fd);
  else if (r->fd >= 0 && r->offset >= 0)
    result = give_back (r);
  int cause = result ? errno : before;
  __qrintf_lines_unmap (r);
  free_buffer (r);
  free (r->message);
  free (r);
  errno = cause;
  return result;
}
