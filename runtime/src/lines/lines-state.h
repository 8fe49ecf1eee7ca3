/* SPDX-License-Identifier: MIT-0 */
/* The state of a line reader, and the functions that its sources share.

   lines.c        batches of lines from the available bytes
   lines-open.c   opening and closing
   lines-input.c  more bytes: read(2), a stream
   lines-map.c    more bytes: windows of a mapping, and whether they are faster;
                  the file's size
   lines-guard.c  surviving SIGBUS
   lines-error.c  texts of errors
   lines-count.c  counting the rest of the input
   lines-bytes.c  a whole input in memory.  */

#ifndef QRINTF_LINES_STATE_H
#define QRINTF_LINES_STATE_H

/* For files beyond 2 GiB even with 32-bit pointers.  */
#ifndef _FILE_OFFSET_BITS
#define _FILE_OFFSET_BITS 64
#endif
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "core/export.h"

QRINTF_EXPORTS_BEGIN
#include "qrintf/line_reader.h"
QRINTF_EXPORTS_END

#include "core/emitter.h"
#include "lines/lines-tuning.h"
#include "lines/scan/lines-cpu.h"

#include <sys/types.h>

/* A mapping whose lost pages are replaced.  */
struct lines_guard;

struct lines_guard *__qrintf_lines_guard (const void *address, size_t size);
void __qrintf_lines_unguard (struct lines_guard *guard);

/* The lowest lost page of the mapping, or a null pointer.  */
const char *__qrintf_lines_lost (const struct lines_guard *guard);

enum lines_state
{
  LINES_RUNNING,
  LINES_STOPPED /* by the end of the input or an error */
};

enum lines_source
{
  LINES_MEMORY, /* all bytes are available */
  LINES_STREAM, /* getc_unlocked */
  LINES_READ,   /* read(2) */
  LINES_MAPPED  /* windows of a mapping */
};

enum lines_size
{
  LINES_SIZE_UNASKED,
  LINES_SIZE_NONE, /* not a file that may be mapped */
  LINES_SIZE_KNOWN /* a regular file that may be mapped */
};

struct qrintf_lines_reader
{
  /* The place in OFFSETS behind the last line that was handed out.  */
  const uint16_t *taken;

  struct qrintf_lines_cursor batch; /* as handed out */
  uint64_t lines;                   /* in the batches before it */
  enum lines_state state;
  enum lines_source source;
  int failure;           /* errno value of the error, or 0 */
  const char *operation; /* the operation that failed */
  bool unterminated;     /* BATCH is the rest without a delimiter */
  bool dangling;         /* the start of the next line has been counted */
  bool truncated;
  bool opened;               /* qrintf_lines_close closes the descriptor */
  enum lines_size file_size; /* whether SIZE is valid */

  const struct lines_cpu *cpu;
  struct qrintf_lines_options options;
  struct lines_tuning tuning;
  size_t density; /* delimiters in 1024 bytes of the last batch */
  size_t fetched; /* from this density on, the text is prefetched */

  /* The available bytes end at END; those up to SCANNED are in batches.  */
  const char *scanned, *end;

  /* The buffer: FIRST, which is at a multiple of 64 in this block, or a
     separate block.  */
  char *first;
  char *buffer;
  size_t room;
  bool full; /* the last read filled the whole room */

  int fd;       /* or -1 */
  FILE *stream; /* null, or a stream; FD is its descriptor if it has one */
  int pending;  /* errno of an error behind the available bytes, or 0 */
  bool seek;    /* the descriptor's own offset is not OFFSET */
  off_t offset; /* file offset of END; -1: cannot seek */
  off_t size;   /* of the file, when last asked */
  /* The offset at which to choose again between mapping and reading.  */
  off_t choose;

  char *window;
  size_t window_size;
  struct lines_guard *guard;

  char *message; /* for qrintf_lines_error */
  const char *path;

  size_t block_room; /* the size of BEHIND in bytes */
  uint16_t offsets[LINES_ENOUGH + LINES_SLACK];
  char behind[]; /* the bytes of FIRST, then the path */
};

/* The start of the first line that has not been handed out.  */
static inline const char *
lines_next_start (const struct qrintf_lines_reader *r)
{
  if (r->taken == r->offsets)
    return r->batch.start;
  return r->unterminated ? r->end
                         : r->batch.base + r->taken[-1] + r->batch.skip;
}

/* Records that OPERATION failed with the errno value CAUSE.  */
static inline void
lines_fail (struct qrintf_lines_reader *r, const char *operation, int cause)
{
  r->operation = operation;
  r->failure = cause;
}

enum lines_more
{
  LINES_MORE,    /* bytes were added */
  LINES_NO_MORE, /* the end, or an error that is recorded */
  LINES_LATER    /* EAGAIN, which is recorded */
};

/* Gets more bytes behind END.  Those from *START on stay available but may
   move; *START, SCANNED and END move with them.  */
enum lines_more __qrintf_lines_more (struct qrintf_lines_reader *r,
                                     const char **start);

/* The same from a mapping, if that is faster now; otherwise only the source
   changes to LINES_READ.  */
enum lines_more __qrintf_lines_map_more (struct qrintf_lines_reader *r,
                                         const char **start);

/* Maps SIZE bytes of the file FD from OFFSET on, which is a multiple of the
   page size, with a guard if they are to SURVIVE.  Returns a null pointer if
   that is impossible.  */
char *__qrintf_lines_map (int fd, off_t offset, size_t size, bool survive,
                          struct lines_guard **guard);

/* Unmaps the window, if any.  */
void __qrintf_lines_unmap (struct qrintf_lines_reader *r);

/* Frees the buffer, unless it is part of the reader.  */
void __qrintf_lines_free_buffer (struct qrintf_lines_reader *r);

/* Updates the size of the file, and records whether it has shrunk.  */
void __qrintf_lines_refresh_file_size (struct qrintf_lines_reader *r);

/* To be called after bytes of the window were read.  Returns true if some of
   them are lost and have not been cut off before: then END is the end of the
   remaining bytes, at least START, and the next bytes come from read(2), which
   reports an error if there is one.  NULS says that NULs at the end of the read
   bytes matter: they may stand for lost bytes of the file's last page.  */
bool __qrintf_lines_cut (struct qrintf_lines_reader *r, const char *start,
                         bool nuls);

/* open(2) for reading and read(2), repeated if they fail with EINTR.  */
int __qrintf_lines_open_path (const char *path);
ssize_t __qrintf_lines_read (int fd, void *to, size_t size);

/* Record for qrintf_lines_error (0) that OPERATION on PATH, or on the
   descriptor FD, failed with errno, which is unchanged.  */
void __qrintf_lines_note_error (const char *operation, const char *path);
void __qrintf_lines_note_fd_error (const char *operation, int fd);

#endif
