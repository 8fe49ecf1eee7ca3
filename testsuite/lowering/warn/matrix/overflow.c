/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts that do not fit, or may not, where they are written to.  */
/* { diagnostics -Wformat-overflow= -Wformat-truncation=
   -Wstringop-overflow= } */

#include "calls.h"

extern char six[6];
struct pair { char first[6], second[20]; };
extern struct pair pair;

#define STATIC(NAME, CALL) FUNCTION (static_##NAME, , CALL)
BUFFER_CALLS (STATIC, six, sizeof six)

#define LARGER(NAME, CALL) FUNCTION (larger_##NAME, , CALL)
BUFFER_CALLS (LARGER, six, 19)

#define MEMBER(NAME, CALL) FUNCTION (member_##NAME, , CALL)
BUFFER_CALLS (MEMBER, pair.first, sizeof pair.first)

#define LOCAL(NAME, CALL)                                                      \
  FUNCTION (local_##NAME, char p[5];, CALL puts (p);)
BUFFER_CALLS (LOCAL, p, sizeof p)

#define ALLOCATED(NAME, CALL)                                                  \
  FUNCTION (allocated_##NAME, char *p = (char *) malloc (4);, CALL made = p;)
BUFFER_CALLS (ALLOCATED, p, 4)

#define ENDING(NAME, CALL) FUNCTION (ending_##NAME, , CALL)
BUFFER_CALLS (ENDING, room + 198, 2)

#define BEHIND(NAME, CALL) FUNCTION (behind_##NAME, , CALL)
BUFFER_CALLS (BEHIND, six + 7, 2)

#define EITHER(NAME, CALL)                                                     \
  FUNCTION (either_##NAME, char *p = result ? six : pair.first;, CALL)
BUFFER_CALLS (EITHER, p, 6)

#define HUGE_SIZE(NAME, CALL) FUNCTION (huge_##NAME, , CALL)
BUFFER_CALLS (HUGE_SIZE, made, (size_t) -1)

/* What is written afterwards, with what is known of the length.  */
#define AFTERWARDS(NAME, CALL)                                                 \
  FUNCTION (afterwards_##NAME, char p[20];,                                    \
            CALL memcpy (p + strlen (p), room, 40 + n % 2); puts (p);)
BUFFER_CALLS (AFTERWARDS, p, sizeof p)

FUNCTION (appended, char p[8]; sprintf (p, "%d", n & 7);,
          strcat (p, "1234567"); puts (p);)
FUNCTION (from_too_little,
          char p[8]; char q[4] = "abc"; sprintf (p, "%d", n & 7);,
          memcpy (p + strlen (p), q, 5); puts (p);)

#define RESULT(NAME, CALL)                                                     \
  FUNCTION (result_##NAME, char p[20];,                                        \
            int at = 0; CALL at = result; if (at < 20) return; p[at] = 'x';    \
            puts (p);)
BUFFER_CALLS (RESULT, p, sizeof p)
