/* SPDX-License-Identifier: MIT-0 */
/* The size of the line reader's file, which may change while the file is
   read.  */

#include "lines/lines-state.h"

#include <sys/stat.h>
#include <unistd.h>

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
