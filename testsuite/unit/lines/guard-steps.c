/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of guarded mappings, one atomic access at a time.  Memory of others
   is never taken for a guarded mapping, and a guarded mapping is always found,
   even if an entry is half written or changes while the handler reads it.

   lines-guard.c is included here with an observer before each of its atomic
   loads and stores.  */

#define _GNU_SOURCE

#include <stdatomic.h>

static void step (void);

#undef atomic_load
#define atomic_load(object) (step (), __atomic_load_n (object, 5))
#undef atomic_store
#define atomic_store(object, value)                                            \
  (step (), __atomic_store_n (object, value, 5))

#define __qrintf_lines_guard guard
#define __qrintf_lines_unguard unguard
#define __qrintf_lines_lost lost_from
#include "lines/lines-guard.c"

#include <stdio.h>
#include <string.h>

enum
{
  PAGE = 4096
};

/* Three neighbouring mappings, of which LOW and HIGH are guarded.  */
static char *low, *foreign, *high;

/* The number of steps after which ACTION is called.  */
static int due = -1;
static void (*action) (void);
static struct lines_guard *entry;

static void
step (void)
{
  if (due < 0 || due-- > 0)
    return;
  action ();
}

static int
fail (const char *what, int at)
{
  printf ("step %d: %s\n", at, what);
  return 1;
}

/* Whether the handler takes P for a part of a guarded mapping.  */
static bool
mends (char *p)
{
  return replace_lost_pages ((uintptr_t) p);
}

static bool destroyed;

static void
look (void)
{
  destroyed |= mends (foreign) || foreign[0] != 'f' || foreign[PAGE - 1] != 'f';
}

/* The handler runs in every state that guard and unguard pass through.  */
static int
half_written (void)
{
  action = look;
  for (int at = 0; at < 20; at++)
    {
      guards = 0; /* so that a fresh entry is made */
      due = at;
      entry = guard (high, PAGE);
      unguard (entry);
      entry = guard (low, PAGE);
      unguard (entry);
      due = -1;
      if (destroyed)
        return fail ("memory of others is replaced while a guard is set", at);
    }
  return 0;
}

static char *from, *to;

static void
move (void)
{
  unguard (entry);
  entry = guard (to, PAGE);
}

/* The entry changes to another mapping between any two loads of the
   handler.  */
static int
used_again (void)
{
  action = move;
  for (int at = 0; at < 20; at++)
    for (int upward = 0; upward < 2; upward++)
      {
        from = upward ? low : high;
        to = upward ? high : low;
        entry = guard (from, PAGE);
        due = at;
        bool mended = mends (foreign);
        due = -1;
        if (mended || foreign[0] != 'f')
          return fail ("memory of others is replaced as an entry moves", at);
        unguard (entry);
      }
  return 0;
}

static void
come_and_go (void)
{
  unguard (guard (foreign, PAGE));
}

/* A guarded mapping is found while other entries change.  */
static int
found (void)
{
  action = come_and_go;
  for (int at = 0; at < 20; at++)
    {
      struct lines_guard *ours = guard (high, PAGE);
      due = at;
      bool mended = mends (high + 5);
      due = -1;
      if (!mended || lost_from (ours) != high)
        return fail ("a mapping of ours is not found", at);
      unguard (ours);
    }
  return 0;
}

int
main (void)
{
  low = mmap (0, 3 * PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS,
              -1, 0);
  if (low == MAP_FAILED || !install ())
    return 1;
  foreign = low + PAGE;
  high = foreign + PAGE;
  memset (foreign, 'f', PAGE);
  return half_written () || used_again () || found ();
}
