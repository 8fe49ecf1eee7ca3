/* SPDX-License-Identifier: MIT-0 */
/* Counting lines and bytes: of a text, and of the rest of a reader's input,
   whose lines are not handed out.  */

#include "lines/lines-state.h"

#include <errno.h>

enum
{
  TINY = 32,      /* shorter texts are not worth a set of few bytes */
  SHORT = 256,    /* shorter texts are not worth a set of many bytes */
  /* The bytes that are counted between two tests for lost pages.  */
  PASS = 64 << 10
};

size_t
qrintf_lines_text_count_byte (const void *text, size_t size, unsigned char byte)
{
  return __qrintf_lines_cpu ()->count (text, size, byte);
}

/* The number of the SIZE bytes at TEXT that are among the N MEMBERS, byte by
   byte.  */
static size_t
count_short (const char *text, size_t size, const uint8_t *members, size_t n)
{
  uint64_t bits[4] = { 0 };
  size_t count = 0;
  for (size_t i = 0; i < n; i++)
    bits[members[i] / 64] |= (uint64_t) 1 << members[i] % 64;
  for (size_t i = 0; i < size; i++)
    {
      unsigned char c = (unsigned char) text[i];
      count += bits[c / 64] >> c % 64 & 1;
    }
  return count;
}

size_t
qrintf_lines_text_count_bytes (const void *text, size_t size,
                               const void *members,
                    size_t n)
{
  if (size < TINY)
    return count_short (text, size, members, n);
  struct byte_few few;
  if (__qrintf_byte_few_make (&few, members, n))
    return __qrintf_lines_cpu ()->count_few (text, size, &few, 0).members;
  if (size < SHORT)
    return count_short (text, size, members, n);
  struct byte_set set;
  __qrintf_byte_set_make (&set, members, n);
  return __qrintf_lines_cpu ()->count_set (text, size, &set, 0).members;
}

/* The counts so far, from the start of a line on.  */
struct tally
{
  uint64_t delimiters;
  uint64_t members;
  char last; /* the last counted byte, if ANY */
  bool any;
};

static struct lines_counts
count (const struct qrintf_lines_reader *r, const char *text, size_t size,
       const struct byte_set *set)
{
  unsigned char delimiter = r->options.delimiter;
  if (!set)
    return (struct lines_counts){ .delimiters
                                  = r->cpu->count (text, size, delimiter) };
  return set->is_few ? r->cpu->count_few (text, size, &set->few, delimiter)
                     : r->cpu->count_set (text, size, set, delimiter);
}

/* Adds the buffered bytes from START on to *TALLY; SET may be null.  */
static void
count_at_hand (struct qrintf_lines_reader *r, const char *start,
               const struct byte_set *set, struct tally *tally)
{
  while (start < r->end)
    {
      size_t size = (size_t) (r->end - start);
      if (size > PASS)
        size = PASS;
      struct lines_counts counts = count (r, start, size, set);
      char last = start[size - 1];
      if (r->window && __qrintf_lines_cut (r, start, last == 0))
        continue;
      tally->delimiters += counts.delimiters;
      tally->members += counts.members;
      tally->last = last;
      tally->any = true;
      start += size;
    }
}

/* Records that all of R's bytes, as TALLY counted them, have been handed
   out.  */
static void
note_counted (struct qrintf_lines_reader *r, const struct tally *tally,
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

/* Counts the rest of the input.  The reader ends in the same state as if its
   lines had been read one by one.  */
static struct tally
count_rest (struct qrintf_lines_reader *r, const struct byte_set *set)
{
  const char *start = lines_next_start (r);
  bool stopped = r->state == LINES_STOPPED;
  enum lines_more more = LINES_MORE;
  struct tally tally
      = { .any = r->dangling, .last = (char) ~r->options.delimiter };
  r->lines = qrintf_lines_number (r);
  r->taken = r->offsets;
  r->batch.next = r->batch.stop = r->batch.end = r->offsets;
  if (r->failure == EAGAIN)
    r->failure = 0;
  while (more == LINES_MORE)
    {
      count_at_hand (r, start, set, &tally);
      start = r->scanned = r->end;
      more = stopped ? LINES_NO_MORE : __qrintf_lines_more (r, &start);
    }
  note_counted (r, &tally, more);
  return tally;
}

int64_t
qrintf_lines_count (qrintf_lines_reader *r)
{
  uint64_t before = qrintf_lines_number (r);
  count_rest (r, 0);
  if (!r->failure)
    return (int64_t) (r->lines - before);
  errno = r->failure;
  return -1;
}

int64_t
qrintf_lines_count_bytes (qrintf_lines_reader *r, const void *members, size_t n)
{
  struct byte_set set;
  __qrintf_byte_set_make (&set, members, n);
  struct tally tally = count_rest (r, &set);
  if (!r->failure)
    return (int64_t) tally.members;
  errno = r->failure;
  return -1;
}
