/* Counting what is left of a reader's input, without handing it out.  */

#include "lines.h"

#include <errno.h>

size_t
qrintf_count_byte (const void *text, size_t size, unsigned char byte)
{
  return __qrintf_lines_cpu ()->count (text, size, byte);
}

size_t
qrintf_count_bytes (const void *text, size_t size, const void *members,
                    size_t n)
{
  struct byte_set set;
  __qrintf_byte_set_make (&set, members, n);
  return __qrintf_lines_cpu ()->count_set (text, size, &set);
}

/* How much is counted at once: what stays in the L2 cache, so that bytes can be
   looked at twice.  */
enum
{
  PASS = 64 << 10
};

/* What was counted, from a line's start on.  */
struct tally
{
  uint64_t delimiters;
  uint64_t members;
  char last; /* byte, if ANY */
  bool any;
};

/* Counts the bytes from START to END, and SET's members if SET is not null.  */
static void
count_at_hand (struct qrintf_line_reader *r, const char *start,
               const struct byte_set *set, struct tally *tally)
{
  while (start < r->end)
    {
      size_t size = (size_t) (r->end - start);
      if (size > PASS)
        size = PASS;
      size_t delimiters = r->cpu->count (start, size, r->options.delimiter);
      size_t members = set ? r->cpu->count_set (start, size, set) : 0;
      char last = start[size - 1];
      if (r->guard && __qrintf_lines_cut (r, start))
        continue;
      tally->delimiters += delimiters;
      tally->members += members;
      tally->last = last;
      tally->any = true;
      start += size;
    }
}

/* Makes READER one whose bytes were all handed out, TALLY being what it had. */
static void
note (struct qrintf_line_reader *r, const struct tally *tally,
      enum lines_more more)
{
  bool open = tally->any && (unsigned char) tally->last != r->options.delimiter;
  r->batch.start = r->batch.base = r->end;
  r->lines += tally->delimiters;
  r->dangling = open && more == LINES_LATER;
  if (more == LINES_LATER)
    return;
  r->state = LINES_STOPPED;
  r->lines += open;
  if (tally->any)
    r->unterminated = open;
}

/* Counts all that is left.  Ends as reading it line by line does.  */
static struct tally
count_rest (struct qrintf_line_reader *r, const struct byte_set *set)
{
  const char *start = lines_next_start (r);
  bool stopped = r->state == LINES_STOPPED;
  enum lines_more more = LINES_MORE;
  struct tally tally
      = { .any = r->dangling, .last = (char) ~r->options.delimiter };
  r->lines = qrintf_lines_number (r);
  r->taken = r->offsets;
  r->batch.next = r->batch.end = r->offsets;
  if (r->failure == EAGAIN)
    r->failure = 0;
  while (more == LINES_MORE)
    {
      count_at_hand (r, start, set, &tally);
      start = r->scanned = r->end;
      more = stopped ? LINES_NO_MORE : __qrintf_lines_more (r, &start);
    }
  note (r, &tally, more);
  return tally;
}

int64_t
qrintf_lines_count (qrintf_line_reader *r)
{
  uint64_t before = qrintf_lines_number (r);
  count_rest (r, 0);
  if (!r->failure)
    return (int64_t) (r->lines - before);
  errno = r->failure;
  return -1;
}

int64_t
qrintf_lines_count_bytes (qrintf_line_reader *r, const void *members, size_t n)
{
  struct byte_set set;
  __qrintf_byte_set_make (&set, members, n);
  struct tally tally = count_rest (r, &set);
  if (!r->failure)
    return (int64_t) tally.members;
  errno = r->failure;
  return -1;
}
