/* SPDX-License-Identifier: MIT-0 */
/* The texts of the line reader's errors: operation, path and cause.  */

#include "lines/lines-state.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum
{
  LONGEST_TEXT
  = 512 /* without a reader; longer texts are truncated */
};

/* Writes the text into the SIZE bytes at TO and returns its length, like
   snprintf.  */
static int
write_text (char *to, size_t size, const char *operation, const char *path,
            int cause)
{
  /* Thread-safe for the causes that a system call has.  */
  return snprintf (to, size, "%s %s: %s", operation, path, strerror (cause));
}

static _Thread_local char last_error[LONGEST_TEXT];

void
__qrintf_lines_note_error (const char *operation, const char *path)
{
  int cause = errno;
  write_text (last_error, sizeof last_error, operation, path, cause);
  errno = cause;
}

void
__qrintf_lines_note_fd_error (const char *operation, int fd)
{
  int cause = errno;
  char name[32];
  snprintf (name, sizeof name, "descriptor %d", fd);
  write_text (last_error, sizeof last_error, operation, name, cause);
  errno = cause;
}

/* The name of R's input for a message; it may be in BUFFER.  */
static const char *
input_name (const qrintf_lines_reader *r, char *buffer, size_t size)
{
  if (r->path)
    return r->path;
  if (r->source == LINES_MEMORY)
    return "memory";
  if (r->fd < 0)
    return "a stream";
  snprintf (buffer, size, "descriptor %d", r->fd);
  return buffer;
}

const char *
qrintf_lines_error (qrintf_lines_reader *r)
{
  char buffer[32];
  if (!r)
    return last_error;
  if (!r->failure)
    return "";
  int before = errno;
  const char *name = input_name (r, buffer, sizeof buffer);
  int length = write_text (0, 0, r->operation, name, r->failure);
  free (r->message);
  r->message = malloc ((size_t) length + 1);
  if (r->message)
    write_text (r->message, (size_t) length + 1, r->operation, name,
                r->failure);
  errno = before;
  return r->message ? r->message : strerror (r->failure);
}
