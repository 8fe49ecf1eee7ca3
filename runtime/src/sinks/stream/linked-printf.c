/* SPDX-License-Identifier: MIT-0 */
/* The printf for streams that direct code cannot enter.  qrintf's printf also
   prints to line-buffered streams, but is several times as large as direct
   code, so direct code does not bring it into a program.  */

#include "core/weak.h"
#include "qrintf/emitters.h"

#ifdef QRINTF_EMBEDDED

/* Defines the emitter for the function NAME.  */
#define LINKED(NAME)                                                           \
  static __typeof__ (__qrintf_##NAME) weak_##NAME QRINTF_WEAK (                \
      __qrintf_##NAME);                                                        \
  QRINTF_NOT_IMPORTED (__qrintf_##NAME);                                       \
                                                                               \
  const void *__qrintf_linked_##NAME (const void *libc)                        \
  {                                                                            \
    const void *linked = QRINTF_PRESENT (weak_##NAME);                         \
    return linked ? linked : libc;                                             \
  }

#else

#define LINKED(NAME)                                                           \
  const void *__qrintf_linked_##NAME (const void *libc)                        \
  {                                                                            \
    (void) libc;                                                               \
    return (const void *) __qrintf_##NAME;                                     \
  }

#endif

LINKED (printf)
LINKED (fprintf)
LINKED (printf_chk)
LINKED (fprintf_chk)
