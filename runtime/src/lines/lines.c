/* SPDX-License-Identifier: MIT-0 */
/* Batches of lines: qrintf_lines_refill and the functions that query a reader.

   A batch is the array of the offsets of some delimiters, all in available
   bytes.  There is no delimiter between its last line and SCANNED.  The
   functions that get more bytes keep a line that continues behind the available
   bytes contiguous.  */

#include "lines/lines-state.h"

#include <errno.h>

/* Makes the batch an empty one; the next line begins at START.  */
static void
empty_batch (struct qrintf_lines_reader *r, const char *start)
{
  r->lines += (size_t) (r->taken - r->offsets);
  r->taken = r->offsets;
  r->batch = (struct qrintf_lines_cursor){ .start = start,
                                           .base = start,
                                           .next = r->offsets,
                                           .stop = r->offsets,
                                           .end = r->offsets,
                                           .taken = &r->taken,
                                           .skip = !r->options.keep };
}

/* Makes the rest of the input, if any, a line without a delimiter.  */
static void
last_batch (struct qrintf_lines_reader *r, const char *start)
{
  r->state = LINES_STOPPED;
  r->batch.start = start;
  if (start == r->end)
    return;
  r->unterminated = true;
  r->offsets[0] = 0;
  r->batch.base = r->end;
  r->batch.stop = r->batch.end = r->offsets + 1;
}

/* Stops the reader before a line that is too long.  */
static void
refuse_long_line (struct qrintf_lines_reader *r)
{
  lines_fail (r, "read", EMSGSIZE);
  r->state = LINES_STOPPED;
}

/* Whether the line from START to the delimiter at END is too long.  With CRLF,
   a '\r' at its end belongs to the delimiter.  */
static bool
is_long (const struct qrintf_lines_reader *r, const char *start,
         const char *end)
{
  size_t length = (size_t) (end - start);
  length -= r->options.crlf && length && end[-1] == '\r';
  return length > r->options.longest;
}

/* The number of the COUNT lines with delimiters at BASE + OFFSETS that precede
   a line that is too long.  The first line begins at START.  */
static size_t
count_short (const struct qrintf_lines_reader *r, const char *start,
             const char *base, size_t count)
{
  for (size_t i = 0; i < count; i++)
    {
      const char *delimiter = base + r->offsets[i];
      if (is_long (r, start, delimiter))
        return i;
      start = delimiter + 1;
    }
  return count;
}

/* Makes a batch of the next available bytes, of which there must be some.  The
   batch is empty if they contain no delimiter.  */
static void
next_batch (struct qrintf_lines_reader *r, const char *start)
{
  const char *base = r->scanned;
  size_t size = (size_t) (r->end - base);
  if (size > r->tuning.span)
    size = r->tuning.span;

  /* The first batches are small, for programs that read only the first lines.
   */
  size_t enough = r->tuning.enough;
  if (enough > LINES_FEW && r->lines < LINES_FEW)
    enough = LINES_FEW;
  struct lines_found found
      = r->cpu->index (base, size, r->options.delimiter, r->offsets, enough,
                       r->density, r->fetched);
  QRINTF_ASSERT (found.span > 0 && found.span <= size);
  r->scanned = base + found.span;
  if (r->guard && __qrintf_lines_cut (r, start, r->options.delimiter == 0))
    while (found.count && base + r->offsets[found.count - 1] >= r->end)
      found.count--;
  if (found.span >= 1024)
    r->density = found.count * 1024 / found.span;
  if (r->options.longest)
    {
      size_t fit = count_short (r, start, base, found.count);
      if (fit < found.count)
        refuse_long_line (r);
      found.count = fit;
    }
  r->batch.start = start;
  r->batch.base = base + r->options.keep;
  r->batch.stop = r->offsets + found.count;
  if (!r->options.crlf || r->options.keep)
    r->batch.end = r->batch.stop;
}

/* Fills the empty batch.  It stays empty only at the end of the input or at an
   error.  */
static void
find_batch (struct qrintf_lines_reader *r, const char *start)
{
  while (r->state == LINES_RUNNING)
    {
      while (r->scanned < r->end)
        {
          next_batch (r, start);
          if (r->batch.stop != r->offsets || r->state != LINES_RUNNING)
            return;
        }
      if (r->options.longest && is_long (r, start, r->end))
        {
          refuse_long_line (r);
          break;
        }
      switch (__qrintf_lines_more (r, &start))
        {
        case LINES_MORE:
          break;
        case LINES_NO_MORE:
          /* Without a delimiter behind it, a '\r' belongs to the line.  */
          if (r->options.longest && !r->failure
              && (size_t) (r->end - start) > r->options.longest)
            {
              refuse_long_line (r);
              break;
            }
          last_batch (r, start);
          return;
        case LINES_LATER:
          r->batch.start = start;
          return;
        }
    }
  r->batch.start = start;
}

/* Makes the next batch, after all lines of this one have been taken.  */
static void
refill (struct qrintf_lines_reader *r)
{
  const char *start = lines_next_start (r);
  empty_batch (r, start);
  if (r->failure == EAGAIN)
    r->failure = 0;
  find_batch (r, start);
  if (r->batch.stop != r->offsets)
    r->dangling = false;
}

struct qrintf_lines_cursor
qrintf_lines_refill (qrintf_lines_reader *r)
{
  /* A cursor may call this before the batch is used up if another cursor has
     taken lines since.  */
  if (r->taken != r->batch.stop)
    return qrintf_lines_begin (r);
  refill (r);
  return r->batch;
}

struct qrintf_lines_cursor
qrintf_lines_begin (qrintf_lines_reader *r)
{
  struct qrintf_lines_cursor cursor = r->batch;
  cursor.start = lines_next_start (r);
  cursor.next = r->taken;
  if (cursor.end != cursor.stop)
    cursor.end = cursor.next;
  return cursor;
}

int
qrintf_lines_next (qrintf_lines_reader *r, struct qrintf_lines_line *line)
{
  if (r->taken == r->batch.stop)
    {
      refill (r);
      if (r->taken == r->batch.stop)
        {
          errno = r->failure ? r->failure : errno;
          return r->failure ? -1 : 0;
        }
    }
  const char *start = lines_next_start (r);
  const char *end = r->batch.base + *r->taken++;
  bool crlf = r->batch.end != r->batch.stop;
  line->text = start;
  line->length = (size_t) (end - start);
  if (crlf && end != start && end[-1] == '\r')
    line->length--;
  return 1;
}

uint64_t
qrintf_lines_number (const qrintf_lines_reader *r)
{
  return r->lines + (size_t) (r->taken - r->offsets);
}

bool
qrintf_lines_unterminated (const qrintf_lines_reader *r)
{
  return r->unterminated && r->taken == r->batch.stop;
}

bool
qrintf_lines_truncated (const qrintf_lines_reader *r)
{
  return r->truncated;
}

int
qrintf_lines_errno (const qrintf_lines_reader *r)
{
  return r->failure;
}
