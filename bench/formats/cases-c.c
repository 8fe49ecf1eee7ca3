/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The calls of BENCH_CASES as C.  Compiled once for each way, with BENCH_PREFIX
   naming the set; the build alone decides about the plugin.  */

#define _GNU_SOURCE
#include "cases.h"
#include "wrappers.h"

#include <stdlib.h>

static char *bench_text;

/* Frees the text of asprintf and returns its length.  */
static inline int
bench_free (int length)
{
  free (bench_text);
  return length;
}

#define JOIN(A, B) JOIN_ (A, B)
#define JOIN_(A, B) A##_##B

/* A line of several calls.  */
static inline int
bench_line (int count)
{
  fputs ("count: ", bench_stream);
  int length = fprintf (bench_stream, "%d", count);
  putc ('\n', bench_stream);
  return length + 8;
}

/* Of to-string.cc.  */
#define bench_to_string JOIN (BENCH_PREFIX, to_string)
int bench_to_string (char *buf, double v);

/* The loop that calls is in another file, so that only the attribute says that
   a case runs often; the build defines it as nothing for calls that nothing
   says are hot.  */
#ifndef BENCH_HEAT
#define BENCH_HEAT __attribute__ ((hot))
#endif

/* Streams and the size query have no use for BUF.  */
#define BENCH_CASE(NAME, TITLE, INPUT, CALL, ...)                              \
  BENCH_HEAT int JOIN (BENCH_PREFIX, NAME) (char *buf,                         \
                                            const struct in_##INPUT *in)       \
  {                                                                            \
    (void) buf;                                                                \
    return CALL;                                                               \
  }
#include BENCH_CASES
