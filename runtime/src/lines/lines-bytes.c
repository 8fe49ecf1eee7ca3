/* SPDX-License-Identifier: MIT-0 */
/* A whole input in memory, mapped or read, and its parts for threads.  */

#include "lines/lines-state.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum
{
  WORTH_MAPPING = 64 << 10 /* smaller inputs are read */
};

static const struct qrintf_lines_bytes nothing = QRINTF_LINES_BYTES_INIT;

/* Maps FD's bytes from OFFSET up to SIZE.  Returns false if that is
   impossible.  */
static bool
map_rest (struct qrintf_lines_bytes *bytes, int fd, off_t offset, off_t size,
          const struct qrintf_lines_options *options)
{
  off_t before = offset % (off_t) sysconf (_SC_PAGESIZE);
  off_t length = size - offset + before;
  if (length > PTRDIFF_MAX)
    return false;
  struct lines_guard *guard;
  char *address
      = __qrintf_lines_map (fd, offset - before, (size_t) length,
                            options && options->survive, &guard);
  if (!address)
    return false;
  *bytes = (struct qrintf_lines_bytes){ .text = address + before,
                                        .size = (size_t) (size - offset),
                                        .mapped = (size_t) length,
                                        .guard = guard };
  return true;
}

/* Reads the rest of FD, which probably has EXPECTED bytes.  Returns -1 on an
   error, with errno set.  */
static int
read_rest (struct qrintf_lines_bytes *bytes, int fd, size_t expected)
{
  size_t room = expected + 4096, size = 0;
  char *block = malloc (room);
  ssize_t n = 0;
  while (block && (n = __qrintf_lines_read (fd, block + size, room - size)) > 0)
    {
      size += (size_t) n;
      if (size < room)
        continue;
      char *larger = room <= PTRDIFF_MAX / 2 ? realloc (block, 2 * room) : 0;
      if (!larger)
        free (block);
      block = larger;
      room *= 2;
    }
  if (!block)
    {
      errno = ENOMEM;
      return -1;
    }
  if (n < 0)
    {
      int cause = errno;
      free (block);
      errno = cause;
      return -1;
    }
  *bytes = (struct qrintf_lines_bytes){ .text = block,
                                        .size = size,
                                        .block = block };
  return 0;
}

/* Maps or reads the rest of FD.  Returns -1 on an error, with errno set.  */
static int
fill (struct qrintf_lines_bytes *bytes, int fd,
      const struct qrintf_lines_options *options)
{
  struct stat is;
  off_t offset = lseek (fd, 0, SEEK_CUR);
  off_t left = 0;
  if (offset >= 0 && fstat (fd, &is) == 0 && S_ISREG (is.st_mode)
      && is.st_size > offset)
    left = is.st_size - offset;
  enum qrintf_lines_input input = options ? options->input : QRINTF_LINES_AUTO;
  if (left > 0 && input != QRINTF_LINES_READ
      && (left >= WORTH_MAPPING || input == QRINTF_LINES_MAP)
      && map_rest (bytes, fd, offset, is.st_size, options))
    {
      lseek (fd, is.st_size, SEEK_SET);
      return 0;
    }
  if (left > PTRDIFF_MAX / 2)
    {
      errno = ENOMEM;
      return -1;
    }
  return read_rest (bytes, fd, (size_t) left);
}

int
qrintf_lines_bytes_open (struct qrintf_lines_bytes *bytes, const char *path,
                   const struct qrintf_lines_options *options)
{
  *bytes = nothing;
  int fd = __qrintf_lines_open_path (path);
  if (fd < 0)
    {
      __qrintf_lines_note_error ("open", path);
      return -1;
    }
  int before = errno;
  int result = fill (bytes, fd, options);
  if (result)
    {
      __qrintf_lines_note_error ("read", path);
      before = errno;
    }
  close (fd);
  errno = before;
  return result;
}

int
qrintf_lines_bytes_fdopen (struct qrintf_lines_bytes *bytes, int fd,
                     const struct qrintf_lines_options *options)
{
  int before = errno;
  *bytes = nothing;
  if (fill (bytes, fd, options))
    {
      __qrintf_lines_note_fd_error ("read", fd);
      return -1;
    }
  if (options && options->own)
    close (fd);
  errno = before;
  return 0;
}

void
qrintf_lines_bytes_close (struct qrintf_lines_bytes *bytes)
{
  int before = errno;
  if (bytes->guard)
    __qrintf_lines_unguard (bytes->guard);
  if (bytes->mapped)
    {
      /* The text may begin within the first page.  */
      uintptr_t address = (uintptr_t) bytes->text;
      address -= address % (uintptr_t) sysconf (_SC_PAGESIZE);
      munmap ((void *) address, bytes->mapped);
    }
  free (bytes->block);
  *bytes = nothing;
  errno = before;
}

bool
qrintf_lines_bytes_truncated (const struct qrintf_lines_bytes *bytes)
{
  return bytes->guard && __qrintf_lines_lost (bytes->guard);
}

size_t
qrintf_lines_split (const void *text, size_t size, unsigned char delimiter,
                    size_t part, size_t parts)
{
  QRINTF_ASSERT (parts > 0 && parts <= UINT32_MAX && part <= parts);
  if (part == 0 || size == 0)
    return 0;
  if (part == parts)
    return size;

  /* About SIZE * PART / PARTS.  Both factors of the product are below 2^32.  */
  uint64_t rest = size % parts;
  size_t at = size / parts * part + (size_t) (rest * part / parts);
  if (at == 0)
    return 0;
  const char *delimiter_at
      = memchr ((const char *) text + at - 1, delimiter, size - (at - 1));
  return delimiter_at ? (size_t) (delimiter_at + 1 - (const char *) text)
                      : size;
}
