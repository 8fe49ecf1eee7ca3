/* SPDX-License-Identifier: MIT-0 */
/* Opening and closing line readers, and their memory.

   A reader is one block of memory: its state, a batch of offsets, the first
   buffer and the path.  Blocks of that size are expensive: malloc cuts them
   from the end of the heap and free joins them to it again.  So the block of
   the reader that was closed last is kept for the next one, which saves 40 of
   the 1500 ns that a file of 100 bytes takes in all.  In a program with
   AddressSanitizer no block is kept, so that uses of a closed reader are
   found.  */

#include "lines/lines-state.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const struct qrintf_lines_options defaults = QRINTF_LINES_OPTIONS_INIT;

enum
{
  BLOCK_ROOM = 63 + LINES_FIRST + 1024 /* bytes behind the state in kept
                                          blocks */
};

/* Tells whether the program is sanitized, which is known only when it is linked
   with the runtime.  */
extern void __asan_init (void) __attribute__ ((weak));

static inline bool
keeps_blocks (void)
{
  return !__asan_init;
}

static _Atomic (qrintf_lines_reader *) kept_block;

/* A block with room for at least *ROOM bytes behind the state; *ROOM becomes
   the actual room.  Returns a null pointer if there is no memory.  */
static qrintf_lines_reader *
take_block (size_t *room)
{
  qrintf_lines_reader *r = 0;
  if (keeps_blocks () && *room > LINES_FIRST && *room <= BLOCK_ROOM)
    {
      *room = BLOCK_ROOM;
      r = atomic_exchange_explicit (&kept_block, 0, memory_order_acquire);
    }
  return r ? r : malloc (sizeof (qrintf_lines_reader) + *room);
}

static void
give_block_back (qrintf_lines_reader *r)
{
  if (r->block_room == BLOCK_ROOM && keeps_blocks ())
    r = atomic_exchange_explicit (&kept_block, r, memory_order_acq_rel);
  free (r);
}

/* Sets R, which is uninitialised, to a reader without an input.  */
static void
set_up (struct qrintf_lines_reader *r,
        const struct qrintf_lines_options *options)
{
  /* GCC turns a single memset into rep stos, which takes longer than all other
     steps here.  The last step may clear the first offsets as well.  */
  enum
  {
    STEP = 32,
    SIZE = offsetof (struct qrintf_lines_reader, offsets)
  };
  for (size_t i = 0; i < SIZE; i += STEP)
    memset ((char *) r + i, 0, STEP);
  r->first = r->behind + (-(uintptr_t) r->behind) % 64;
  r->tuning = __qrintf_lines_tuning;
  r->cpu = r->tuning.cpu ? r->tuning.cpu : __qrintf_lines_cpu ();
  r->options = options ? *options : defaults;
  r->taken = r->offsets;
  r->buffer = r->first;
  r->room = r->tuning.first;
  r->density = LINES_DENSITY;
  r->fetched = __qrintf_lines_fetched ();
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
static qrintf_lines_reader *
make_reader (const struct qrintf_lines_options *options, size_t first,
             const char *path)
{
  size_t length = path ? strlen (path) + 1 : 0;

  /* malloc with manual alignment: aligned_alloc takes five times as long.  */
  size_t room = 63 + first + length;
  qrintf_lines_reader *r = take_block (&room);
  if (!r)
    {
      errno = ENOMEM;
      __qrintf_lines_note_error ("open", path ? path : "input");
      return 0;
    }
  set_up (r, options);
  r->block_room = room;
  if (path)
    r->path = memcpy (r->first + first, path, length);
  return r;
}

qrintf_lines_reader *
qrintf_lines_open (const char *path, const struct qrintf_lines_options *options)
{
  qrintf_lines_reader *r = make_reader (options, LINES_FIRST, path);
  if (!r)
    return 0;
  r->fd = __qrintf_lines_open_path (path);
  if (r->fd < 0)
    {
      __qrintf_lines_note_error ("open", path);
      give_block_back (r);
      return 0;
    }
  r->source = LINES_READ;
  r->opened = true;
  return r;
}

qrintf_lines_reader *
qrintf_lines_fdopen (int fd, const struct qrintf_lines_options *options)
{
  if (fcntl (fd, F_GETFL) < 0)
    {
      __qrintf_lines_note_fd_error ("open", fd);
      return 0;
    }
  qrintf_lines_reader *r = make_reader (options, LINES_FIRST, 0);
  if (!r)
    return 0;
  int before = errno;
  r->fd = fd;
  r->source = LINES_READ;
  r->opened = options && options->own;
  r->offset = lseek (fd, 0, SEEK_CUR);
  if (r->offset < 0)
    r->file_size = LINES_SIZE_NONE;
  errno = before;
  return r;
}

qrintf_lines_reader *
qrintf_lines_stdio (FILE *stream, const struct qrintf_lines_options *options)
{
  qrintf_lines_reader *r = make_reader (options, LINES_FIRST, 0);
  if (!r)
    return 0;
  int before = errno;
  struct stat is;
  r->stream = stream;
  r->fd = fileno (stream);
  r->source = LINES_STREAM;
  r->offset = -1;
  r->file_size = LINES_SIZE_NONE;
  if (r->fd >= 0 && fstat (r->fd, &is) == 0 && S_ISREG (is.st_mode)
      && !feof (stream) && fflush (stream) == 0)
    {
      r->offset = ftello (stream);
      if (r->offset >= 0)
        {
          r->source = LINES_READ;
          r->seek = true;
          r->file_size = LINES_SIZE_UNASKED;
        }
    }
  errno = before;
  return r;
}

qrintf_lines_reader *
qrintf_lines_memory (const void *text, size_t size,
                     const struct qrintf_lines_options *options)
{
  qrintf_lines_reader *r = make_reader (options, 0, 0);
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

/* Sets the position of a borrowed descriptor or stream to the end of the last
   line that was handed out.  */
static int
set_back (struct qrintf_lines_reader *r)
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
qrintf_lines_close (qrintf_lines_reader *r)
{
  if (!r)
    return 0;
  int before = errno, result = 0;
  if (r->opened)
    result = close (r->fd);
  else if (r->fd >= 0 && r->offset >= 0)
    result = set_back (r);
  int cause = result ? errno : before;

  /* After a system call the code of a function is probably not in the caches,
     so functions are called only if necessary.  */
  if (r->window)
    __qrintf_lines_unmap (r);
  __qrintf_lines_free_buffer (r);
  if (r->message)
    free (r->message);
  give_block_back (r);
  errno = cause;
  return result;
}
