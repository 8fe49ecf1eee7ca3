/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a longer or shorter inline text of the small-buffer string costs: prints
   its length, the struct's size, the share of strings that needed a block,
   allocations and bytes of memory a string, and nanoseconds a string.

   Compiled once for each length (-DQRINTF_STRBUF_INLINE=46), the runtime's
   source in it.  strbuf-inline-size.sh runs them in turn.  */

#include <malloc.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static unsigned long allocations;

static void *
counted_malloc (size_t size)
{
  allocations++;
  return malloc (size);
}

static void *
counted_realloc (void *block, size_t size)
{
  allocations++;
  return realloc (block, size);
}
#define malloc counted_malloc
#define realloc counted_realloc
#include "strbuf/strbuf.c"

#include "strbuf-lengths.h"

/* Strings that live at a time; each is freed and made anew in its turn.  */
enum
{
  live = 4096,
  made = 1 << 20,
  pieces = 1 << 16
};

static struct qrintf_strbuf strings[live];
static unsigned char piece_lengths[pieces];
static unsigned short lengths[pieces];

static uint32_t
random_below (uint32_t n)
{
  static uint64_t state = 88172645463325252u;
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return (uint32_t) ((state >> 32) * n >> 32);
}

/* In pieces of 1 to 16 bytes, as text is put together.  */
static void
make (struct qrintf_strbuf *s, unsigned length, unsigned *next)
{
  static const char source[] = "what a string is made of";
  qrintf_strbuf_free (s);
  while (length > 0)
    {
      unsigned n = piece_lengths[(*next)++ % pieces];
      if (n > length)
        n = length;
      qrintf_strbuf_append (s, source, n);
      length -= n;
    }
}

static double
seconds (void)
{
  struct timespec t;
  clock_gettime (CLOCK_MONOTONIC, &t);
  return (double) t.tv_sec + (double) t.tv_nsec * 1e-9;
}

/* Bytes that the live strings hold, malloc's header word included.  */
static double
memory (double *blocks)
{
  size_t sum = 0;
  size_t count = 0;
  for (unsigned i = 0; i < live; i++)
    {
      sum += sizeof strings[i];
      if (!(strings[i].state & QRINTF_STRBUF_BLOCK))
        continue;
      count++;
      sum += malloc_usable_size ((void *) qrintf_strbuf_cstr (&strings[i]))
             + sizeof (size_t);
    }
  *blocks = (double) count / live;
  return (double) sum / live;
}

int
main (void)
{
  unsigned next = 0;
  for (unsigned i = 0; i < pieces; i++)
    {
      lengths[i] = string_lengths[random_below (100)];
      piece_lengths[i] = (unsigned char) (1 + random_below (16));
    }
  for (unsigned i = 0; i < live; i++)
    qrintf_strbuf_init (&strings[i]);

  double best = 1e9;
  for (int pass = 0; pass < 9; pass++)
    {
      allocations = 0;
      double start = seconds ();
      for (unsigned i = 0; i < made; i++)
        make (&strings[i % live], lengths[i % pieces], &next);
      double taken = seconds () - start;
      if (taken < best)
        best = taken;
    }
  double blocks;
  double bytes = memory (&blocks);
  printf ("%6d %6zu %8.3f %8.3f %8.1f %8.1f\n", QRINTF_STRBUF_INLINE,
          sizeof (struct qrintf_strbuf), blocks, (double) allocations / made,
          bytes, best * 1e9 / made);
  return 0;
}
