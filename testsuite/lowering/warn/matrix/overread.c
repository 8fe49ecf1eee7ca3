/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts without an end, and blocks larger than what they are taken from.  */
/* { diagnostics -Wstringop-overread } */

#include "calls.h"

#ifdef __cplusplus
#define WORD { 'a', 'b', 'c', 'd' }
#else
#define WORD "abcd"
#endif

const char unended[4] = WORD;
const char named[4] __attribute__ ((nonstring)) = WORD;
extern char outside[8] __attribute__ ((nonstring));
struct record { char name[8] __attribute__ ((nonstring)); int id; };
extern struct record record;

#define UNENDED(NAME, CALL) FUNCTION (unended_##NAME, , CALL)
STRING_CALLS (UNENDED, unended)
TEXT_RUNS (UNENDED, unended)

#define NAMED(NAME, CALL) FUNCTION (named_##NAME, , CALL)
STRING_CALLS (NAMED, named)
TEXT_RUNS (NAMED, named)
BLOCK_CALLS (NAMED, named, 5)

#define OUTSIDE(NAME, CALL) FUNCTION (outside_##NAME, , CALL)
STRING_CALLS (OUTSIDE, outside)
TEXT_RUNS (OUTSIDE, outside)
BLOCK_CALLS (OUTSIDE, outside, 9)

#define MEMBER(NAME, CALL) FUNCTION (member_##NAME, , CALL)
STRING_CALLS (MEMBER, record.name)
TEXT_RUNS (MEMBER, record.name)
BLOCK_CALLS (MEMBER, &record, sizeof record + 1)

#define LOCAL(NAME, CALL)                                                      \
  FUNCTION (local_##NAME, char p[4]; p[0] = p[1] = p[2] = p[3] = 'a';, CALL)
STRING_CALLS (LOCAL, p)
TEXT_RUNS (LOCAL, p)
BLOCK_CALLS (LOCAL, p, 6)

#define COPIED(NAME, CALL)                                                     \
  FUNCTION (copied_##NAME, char p[4]; strncpy (p, made, sizeof p);, CALL)
STRING_CALLS (COPIED, p)
TEXT_RUNS (COPIED, p)

#define FILLED(NAME, CALL)                                                     \
  FUNCTION (filled_##NAME, char p[8]; memset (p, '-', sizeof p);, CALL)
STRING_CALLS (FILLED, p)
TEXT_RUNS (FILLED, p)
BLOCK_CALLS (FILLED, p, 20)

#define ALLOCATED(NAME, CALL)                                                  \
  FUNCTION (allocated_##NAME,                                                  \
            char *p = (char *) malloc (4); if (!p) return;                     \
            memcpy (p, made, 4);, CALL)
BLOCK_CALLS (ALLOCATED, p, 5)

#define AFTER_END(NAME, CALL) FUNCTION (after_##NAME, , CALL)
STRING_CALLS (AFTER_END, unended + 5)
TEXT_RUNS (AFTER_END, unended + 5)
