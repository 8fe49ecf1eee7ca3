/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts in the array that they are printed to, accesses outside of arrays, and
   objects accessed as if they had another type.  */
/* { diagnostics -Wrestrict -Warray-bounds -Wstrict-aliasing } */

#include "calls.h"

extern char small[8];
extern int numbers[4];
extern float real;

#define ITSELF(P)                                                              \
  sprintf (P, "<%s>", P);                                                      \
  sprintf (P, "%s%d", P, n);                                                   \
  snprintf (P, 8, "<%s>", P);                                                  \
  snprintf (P, 8, "%d %s", n, P);                                              \
  result = sprintf (P + 1, "%s", P);                                           \
  result = snprintf (P + n, 8, "%s:", P);

FUNCTION (itself_static, , ITSELF (small))
FUNCTION (itself_pointer, char *p = made;, ITSELF (p))
FUNCTION (itself_local, char p[8]; memcpy (p, made, 8);, ITSELF (p) puts (p);)

#define ELEMENT(NAME, CALL) FUNCTION (element_##NAME, , CALL)
INTEGER_CALLS (ELEMENT, numbers[4])

#define BEFORE(NAME, CALL)                                                     \
  FUNCTION (before_##NAME, int at = n > 0 ? -1 : -2;, CALL)
INTEGER_CALLS (BEFORE, numbers[at])

#define LETTER(NAME, CALL) FUNCTION (letter_##NAME, , CALL)
INTEGER_CALLS (LETTER, small[9])

#define BEHIND(NAME, CALL) FUNCTION (behind_##NAME, , CALL)
STRING_CALLS (BEHIND, &small[9])
BLOCK_CALLS (BEHIND, &small[9], 2)
#define BEHIND_NUMBERS(NAME, CALL) FUNCTION (behind_numbers_##NAME, , CALL)
STRING_CALLS (BEHIND_NUMBERS, (const char *) &numbers[5])

#define INTO_BEHIND(NAME, CALL) FUNCTION (into_behind_##NAME, , CALL)
BUFFER_CALLS (INTO_BEHIND, &small[9], 10)

#define LOOP(NAME, CALL)                                                       \
  FUNCTION (loop_##NAME, , for (int k = 0; k <= 4; k++) { CALL })
INTEGER_CALLS (LOOP, numbers[k])

#define ALIASED(NAME, CALL) FUNCTION (aliased_##NAME, , CALL)
INTEGER_CALLS (ALIASED, *(int *) &real)
