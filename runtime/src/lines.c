/* Batches of lines: qrintf_lines_refill and what asks a reader.

   A batch is the array of the offsets of some delimiters, all in bytes that are
   at hand.  Behind its last line, up to SCANNED, there is no delimiter; a line
   that goes on beyond the bytes at hand is kept in one piece by whoever gets
   more.  */

#include "lines.h"

#include <errno.h>

/* The empty batch, with the next line beginning at START.  */
static struct qrintf_lines_cursor
empty_batch (struct qrintf_line_reader *r, const char *start)
{
  return (struct qrintf_lines_cursor){ .start = start,
                                       .base = start,
                                       .next = r->offsets,
                                       .end = r->offsets,
                                       .taken = &r->taken,
                                       .keep = r->options.keep,
                                       .crlf
                                       = r->options.crlf && !r->options.keep };
}

/* The rest of the input as a line without a delimiter, if there is any.  */
static struct qrintf_lines_cursor
last_batch (struct qrintf_line_reader *r, const char *start)
{
  struct qrintf_lines_cursor batch = empty_batch (r, start);
  r->state = LINES_STOPPED;
  if (start == r->end)
    return batch;
  r->unterminated = true;
  r->offsets[0] = 0;
  batch.base = r->end;
  batch.end++;
  batch.keep = 0;
  batch.crlf = false;
  return batch;
}

/* Stops before a line that is too long.  */
static void
refuse (struct qrintf_line_reader *r)
{
  lines_fail (r, "read", EMSGSIZE);
  r->state = LINES_STOPPED;
}

/* How many of the COUNT lines whose delimiters are at BASE + OFFSETS come
   before one that is too long, the first beginning at START.  */
static size_t
count_short (const struct qrintf_line_reader *r, const char *start,
             const char *base, size_t count)
{
  for (size_t i = 0; i < count; i++)
    {
      const char *delimiter = base + r->offsets[i];
      if ((size_t) (delimiter - start) > r->options.longest)
        return i;
      start = delimiter + 1;
    }
  return count;
}

/* Indexes the next bytes at hand, of which there are some.  The result may be
   an empty batch, which means nothing.  */
static struct qrintf_lines_cursor
next_batch (struct qrintf_line_reader *r, const char *start)
{
  const char *base = r->scanned;
  size_t size = (size_t) (r->end - base);
  if (size > r->tuning.span)
    size = r->tuning.span;
  struct lines_found found
      = r->cpu->index (base, size, r->options.delimiter, r->offsets,
                       r->tuning.enough, r->density);
  QRINTF_ASSERT (found.span > 0 && found.span <= size);
  r->scanned = base + found.span;
  if (r->guard && __qrintf_lines_cut (r, start))
    while (found.count && base + r->offsets[found.count - 1] >= r->end)
      found.count--;
  if (found.span >= 1024)
    r->density = found.count * 1024 / found.span;
  if (r->options.longest)
    {
      size_t fit = count_short (r, start, base, found.count);
      if (fit < found.count)
        refuse (r);
      found.count = fit;
    }
  struct qrintf_lines_cursor batch = empty_batch (r, start);
  batch.base = base;
  batch.end += found.count;
  return batch;
}

/* A batch that is empty only at the end or at an error.  */
static struct qrintf_lines_cursor
find_batch (struct qrintf_line_reader *r, const char *start)
{
  while (r->state == LINES_RUNNING)
    {
      while (r->scanned < r->end)
        {
          struct qrintf_lines_cursor batch = next_batch (r, start);
          if (batch.next != batch.end || r->state != LINES_RUNNING)
            return batch;
        }
      if (r->options.longest && (size_t) (r->end - start) > r->options.longest)
        {
          refuse (r);
          break;
        }
      switch (__qrintf_lines_more (r, &start))
        {
        case LINES_MORE:
          break;
        case LINES_NO_MORE:
          return last_batch (r, start);
        case LINES_LATER:
          return empty_batch (r, start);
        }
    }
  return empty_batch (r, start);
}

struct qrintf_lines_cursor
qrintf_lines_refill (qrintf_line_reader *r)
{
  /* A cursor that another one overtook may ask before the batch is used up.  */
  if (r->taken != r->batch.end)
    return qrintf_lines_begin (r);
  const char *start = lines_next_start (r);
  r->lines += (size_t) (r->taken - r->offsets);
  r->taken = r->offsets;
  r->batch = empty_batch (r, start);
  if (r->failure == EAGAIN)
    r->failure = 0;
  r->batch = find_batch (r, start);
  return r->batch;
}

struct qrintf_lines_cursor
qrintf_lines_begin (qrintf_line_reader *r)
{
  struct qrintf_lines_cursor cursor = r->batch;
  cursor.start = lines_next_start (r);
  cursor.next = r->taken;
  return cursor;
}

int
qrintf_lines_next (qrintf_line_reader *r, struct qrintf_line *line)
{
  struct qrintf_lines_cursor cursor = qrintf_lines_begin (r);
  if (qrintf_lines_step (r, &cursor, line))
    return 1;
  if (!r->failure)
    return 0;
  errno = r->failure;
  return -1;
}

uint64_t
qrintf_lines_number (const qrintf_line_reader *r)
{
  return r->lines + (size_t) (r->taken - r->offsets);
}

bool
qrintf_lines_unterminated (const qrintf_line_reader *r)
{
  return r->unterminated && r->taken == r->batch.end;
}

bool
qrintf_lines_truncated (const qrintf_line_reader *r)
{
  return r->truncated;
}

int
qrintf_lines_errno (const qrintf_line_reader *r)
{
  return r->failure;
}
