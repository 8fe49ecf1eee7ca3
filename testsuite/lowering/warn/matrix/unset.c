/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is printed was never written, or not on each way.  */
/* { diagnostics -Wuninitialized -Wmaybe-uninitialized } */

#include "calls.h"

#define ARRAY(NAME, CALL)                                                      \
  FUNCTION (array_##NAME, char p[16];, CALL)
STRING_CALLS (ARRAY, p)
BLOCK_CALLS (ARRAY, p, sizeof p)

#define ALLOCATED(NAME, CALL)                                                  \
  FUNCTION (allocated_##NAME, char *p = (char *) malloc (16); if (!p) return;, \
            CALL)
STRING_CALLS (ALLOCATED, p)
BLOCK_CALLS (ALLOCATED, p, 16)

#define TAIL(NAME, CALL)                                                       \
  FUNCTION (tail_##NAME, struct { int id; char name[12]; } p; p.id = result;,  \
            CALL)
STRING_CALLS (TAIL, p.name)
BLOCK_CALLS (TAIL, &p, sizeof p)

#define POINTER(NAME, CALL)                                                    \
  FUNCTION (pointer_##NAME, const char *p; if (result) p = made;, CALL)
STRING_CALLS (POINTER, p)
TEXT_RUNS (POINTER, p)
BLOCK_CALLS (POINTER, p, 8)

#define NO_POINTER(NAME, CALL)                                                 \
  FUNCTION (no_pointer_##NAME, const char *p;, CALL)
STRING_CALLS (NO_POINTER, p)

#define INTEGER(NAME, CALL)                                                    \
  FUNCTION (integer_##NAME, int v; if (result) v = n;, CALL)
INTEGER_CALLS (INTEGER, v)

#define NO_INTEGER(NAME, CALL) FUNCTION (no_integer_##NAME, int v;, CALL)
INTEGER_CALLS (NO_INTEGER, v)

#define STREAM(NAME, CALL)                                                     \
  FUNCTION (stream_##NAME, FILE *f; if (result) f = stream;, CALL)
STREAM_CALLS (STREAM, f)

#define BUFFER(NAME, CALL)                                                     \
  FUNCTION (buffer_##NAME, char *p; if (result) p = made;, CALL)
BUFFER_CALLS (BUFFER, p, 10)

#define SIZE(NAME, CALL)                                                       \
  FUNCTION (size_##NAME, size_t s; if (result) s = 30;, CALL)
BUFFER_CALLS (SIZE, room, s)
BLOCK_CALLS (SIZE, room, s)
