/* Linked into the gate's program with --wrap=__qrintf_i32_exact, so that all
   calls of that emitter of the archive come here first: it is SLOWED_BY
   instructions slower, one of which is the jump to it; or, with SLOWED_BY 0, it
   writes one digit too few.  */

#include <qrintf/emitters.h>

char *__real___qrintf_i32_exact (char *cursor, int32_t v);
char *__wrap___qrintf_i32_exact (char *cursor, int32_t v);

char *
__wrap___qrintf_i32_exact (char *cursor, int32_t v)
{
#if SLOWED_BY == 0
  return __real___qrintf_i32_exact (cursor, v) - 1;
#else
  __asm__ volatile(".rept %c0\n\tnop\n\t.endr" : : "i"(SLOWED_BY - 1));
  return __real___qrintf_i32_exact (cursor, v);
#endif
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
