/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Memory and streams that are gone, or were never to be freed.  */
/* { diagnostics -Wuse-after-free -Wdangling-pointer= -Wfree-nonheap-object
   -Wreturn-local-addr } */

#include "calls.h"

#define FREED(NAME, CALL)                                                      \
  FUNCTION (freed_##NAME, char *p = made; free (p);, CALL)
PIECE_CALLS (FREED, p)
BLOCK_CALLS (FREED, p, 5)

#define FREED_MAYBE(NAME, CALL)                                                \
  FUNCTION (freed_maybe_##NAME, char *p = made; if (result) free (p);, CALL)
PIECE_CALLS (FREED_MAYBE, p)
BLOCK_CALLS (FREED_MAYBE, p, 5)

#define CLOSED(NAME, CALL)                                                     \
  FUNCTION (closed_##NAME, FILE *f = stream; fclose (f);, CALL)
STREAM_CALLS (CLOSED, f)

#define DANGLING(NAME, CALL)                                                   \
  FUNCTION (dangling_##NAME,                                                   \
            const char *p; { char q[9] = "abc"; q[n & 3] = 'd'; p = q; }, CALL)
STRING_CALLS (DANGLING, p)
BLOCK_CALLS (DANGLING, p, 5)

#define INTO_DANGLING(NAME, CALL)                                              \
  FUNCTION (into_dangling_##NAME, char *p; { char q[40]; p = q; }, CALL)
BUFFER_CALLS (INTO_DANGLING, p, 10)

#define NOT_HEAP(NAME, CALL)                                                   \
  FUNCTION (not_heap_##NAME, char p[40];, CALL free (p);)
BUFFER_CALLS (NOT_HEAP, p, sizeof p)

#define RETURNS(NAME, CALL)                                                    \
  char *returns_##NAME (void);                                                 \
  char *returns_##NAME (void) { char p[40]; CALL return p; }                   \
  char *returns_behind_##NAME (void);                                          \
  char *returns_behind_##NAME (void) { char p[40]; CALL return p + result; }
BUFFER_CALLS (RETURNS, p, sizeof p)

#define KEPT(NAME, CALL)                                                       \
  FUNCTION (kept_##NAME, char p[40];, CALL made = p;)
BUFFER_CALLS (KEPT, p, sizeof p)
