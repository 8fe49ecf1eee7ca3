/* SPDX-License-Identifier: MIT-0 */
/* More bytes for the line reader from windows of a mapping, the choice between
   mapping and read(2), and the size of the file, which may change while it is
   read.

   The faster of both depends on the file system, on the size of the page
   cache's folios and on the machine, so it has to be measured.  Both are timed
   on the next pieces of the file, anew for each window.  */

#include "lines/lines-state.h"

#include <limits.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum
{
  PIECE = 128 << 10, /* bytes of one trial */
  TRIALS = 2         /* trials of each; the fastest counts */
};

char *
__qrintf_lines_map (int fd, off_t offset, size_t size, bool survive,
                    struct lines_guard **guard)
{
  void *address = mmap (0, size, PROT_READ, MAP_PRIVATE, fd, offset);
  *guard = 0;
  if (address == MAP_FAILED)
    return 0;
  if (survive && !(*guard = __qrintf_lines_guard (address, size)))
    {
      munmap (address, size);
      return 0;
    }
  return address;
}

static void
unmap (char *address, size_t size, struct lines_guard *guard)
{
  if (guard)
    __qrintf_lines_unguard (guard);
  munmap (address, size);
}

void
__qrintf_lines_unmap (struct qrintf_lines_reader *r)
{
  if (r->window)
    unmap (r->window, r->window_size, r->guard);
  r->window = 0;
  r->guard = 0;
}

static int64_t
nanoseconds (void)
{
  struct timespec now;
  clock_gettime (CLOCK_MONOTONIC, &now);
  return (int64_t) now.tv_sec * 1000000000 + now.tv_nsec;
}

/* The time in nanoseconds of loading the SIZE bytes at TEXT.  */
static int64_t
time_loading (const struct qrintf_lines_reader *r, const char *text,
              size_t size)
{
  int64_t begin = nanoseconds ();
  r->cpu->count (text, size, r->options.delimiter);
  return nanoseconds () - begin;
}

/* The time in nanoseconds of reading a PIECE of the file from OFFSET on into
   BUFFER and loading it there.  */
static int64_t
time_reading (const struct qrintf_lines_reader *r, char *buffer, off_t offset)
{
  int64_t begin = nanoseconds ();
  ssize_t n = pread (r->fd, buffer, PIECE, offset);
  return n > 0 ? nanoseconds () - begin + time_loading (r, buffer, (size_t) n)
               : INT64_MAX;
}

/* Whether loading from TEXT, the mapping of the file from OFFSET on, is faster
   than reading into BUFFER, which has room for PIECE bytes and has been used
   before.  Mapping and reading get alternate pieces, so that neither finds the
   other's piece in a cache.  TEXT is in the window that is used afterwards, as
   the number of pages that a page fault maps depends on its size.  Reading
   must be faster by an eighth: the first pieces of a mapping take up to a fifth
   longer than later ones, and if the two are close, staying with the mapping
   loses little.  */
static bool
mapping_wins (const struct qrintf_lines_reader *r, const char *text,
              off_t offset, char *buffer)
{
  int64_t mapping = INT64_MAX, reading = INT64_MAX;
  for (size_t at = 0; at < 2 * TRIALS * PIECE; at += 2 * PIECE)
    {
      int64_t t = time_loading (r, text + at, PIECE);
      mapping = t < mapping ? t : mapping;
      t = time_reading (r, buffer, offset + (off_t) (at + PIECE));
      reading = t < reading ? t : reading;
    }
  return mapping - mapping / 8 < reading;
}

/* Whether to use a new window, in which the SIZE bytes behind the available
   ones are at TEXT.  The available bytes from START on are kept.  */
static bool
should_use_window (struct qrintf_lines_reader *r, const char *start,
                   const char *text, size_t size)
{
  if (r->options.input == QRINTF_LINES_MAP)
    return true;
  if (size < 2 * TRIALS * PIECE || r->room < PIECE)
    return false;

  /* The trial overwrites the first PIECE of the buffer, which may contain an
     unfinished line.  */
  if (!r->window && start < r->end
      && (size_t) (start - r->buffer) < (size_t) PIECE)
    return false;
  return mapping_wins (r, text, r->offset, r->buffer);
}

void
__qrintf_lines_refresh_file_size (struct qrintf_lines_reader *r)
{
  struct stat now;
  bool first = r->file_size == LINES_SIZE_UNASKED;
  r->file_size = LINES_SIZE_NONE;

  /* Some kernels open /dev/fd/N at the offset of N instead of 0.  */
  bool elsewhere = first && !r->seek && lseek (r->fd, 0, SEEK_CUR) != r->offset;
  if (elsewhere || fstat (r->fd, &now) != 0 || !S_ISREG (now.st_mode))
    return;
  if (now.st_size < r->size
      && (r->source == LINES_MAPPED || r->offset < r->size))
    r->truncated = true;
  r->size = now.st_size;
  r->file_size = LINES_SIZE_KNOWN;
}

/* Makes read(2) the source, from OFFSET on.  */
static void
stop_mapping (struct qrintf_lines_reader *r)
{
  r->seek |= r->source == LINES_MAPPED;
  r->source = LINES_READ;
}

/* Drops the available bytes behind LIMIT in the file, but none before START.
   Returns false if there are none to drop.  */
static bool
drop_behind (struct qrintf_lines_reader *r, const char *start, off_t limit)
{
  off_t kept = r->offset - (off_t) (r->end - start);
  if (limit < kept)
    limit = kept;
  if (limit >= r->offset)
    return false;
  r->end -= r->offset - limit;
  r->offset = limit;
  if (r->scanned > r->end)
    r->scanned = r->end;
  return true;
}

bool
__qrintf_lines_cut (struct qrintf_lines_reader *r, const char *start, bool nuls)
{
  const char *lost = r->guard ? __qrintf_lines_lost (r->guard) : NULL;

  /* The rest of the file's last page reads as NULs without a fault.  If they
     only extend an unfinished line, the next call handles that.  */
  if (!lost && !nuls)
    return false;
  off_t limit = r->offset;
  if (lost)
    limit -= (off_t) (r->end - lost);
  __qrintf_lines_refresh_file_size (r);
  if (r->file_size == LINES_SIZE_KNOWN && r->size < limit)
    limit = r->size;
  if (!lost && limit == r->offset)
    return false;
  stop_mapping (r);
  r->file_size = LINES_SIZE_NONE;
  return drop_behind (r, start, limit);
}

/* The number of bytes to map from FROM on, if KEPT of the bytes before OFFSET
   are needed: a window behind OFFSET, or the present length of an unfinished
   line if that is more.  */
static size_t
window_size (const struct qrintf_lines_reader *r, off_t from, size_t kept)
{
  size_t more = kept > r->tuning.window ? kept : r->tuning.window;
  size_t before = (size_t) (r->offset - from);
  size_t size = more <= PTRDIFF_MAX - before ? before + more : PTRDIFF_MAX;
  off_t left = r->size - from;
  return left < (off_t) size ? (size_t) left : size;
}

/* Makes the mapping WINDOW of SIZE bytes from FROM on the available bytes.  */
static void
use_window (struct qrintf_lines_reader *r, const char **start, char *window,
            size_t size, off_t from, struct lines_guard *guard)
{
  size_t kept = (size_t) (r->end - *start);
  __qrintf_lines_unmap (r);
  r->source = LINES_MAPPED;
  r->window = window;
  r->window_size = size;
  r->guard = guard;
  r->scanned = window + (r->offset - from);
  *start = r->scanned - kept;
  r->end = window + size;
  r->offset = from + (off_t) size;
}

enum lines_more
__qrintf_lines_map_more (struct qrintf_lines_reader *r, const char **start)
{
  __qrintf_lines_refresh_file_size (r);
  bool sized = r->file_size == LINES_SIZE_KNOWN;
  if (sized && r->size <= r->offset && r->source == LINES_MAPPED)
    {
      drop_behind (r, *start, r->size);
      return LINES_NO_MORE;
    }
  r->choose = r->offset + (off_t) r->tuning.window;
  off_t kept = (off_t) (r->end - *start);
  off_t from = r->offset - kept;
  from -= from % (off_t) r->tuning.alignment;
  bool enough = r->options.input == QRINTF_LINES_MAP
                || r->source == LINES_MAPPED
                || r->size - r->offset >= (off_t) r->tuning.mappable;
  if (!sized || r->size <= r->offset || !enough)
    {
      stop_mapping (r);
      return LINES_MORE;
    }
  size_t size = window_size (r, from, (size_t) kept);
  struct lines_guard *guard;
  char *window
      = __qrintf_lines_map (r->fd, from, size, r->options.survive, &guard);
  size_t before = (size_t) (r->offset - from);
  if (window && should_use_window (r, *start, window + before, size - before))
    {
      use_window (r, start, window, size, from, guard);
      return LINES_MORE;
    }
  if (window)
    unmap (window, size, guard);
  else
    r->file_size = LINES_SIZE_NONE;
  stop_mapping (r);
  return LINES_MORE;
}
