/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The calls of cases.def as C.  Compiled once for each of the three ways, with
   BENCH_PREFIX naming the set; the build alone decides about the plugin.  */

#define _GNU_SOURCE
#include "cases.h"
#include "common/case-functions.h"
#include "wrappers.h"

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
   a case runs often.  */
#define BENCH_HEAT __attribute__ ((hot))

/* Streams and the size query have no use for BUF.  */
#define BENCH_CASE(NAME, TITLE, INPUT, CALL, COMPETITOR)                       \
  BENCH_HEAT int JOIN (BENCH_PREFIX, NAME) (char *buf,                         \
                                            const struct in_##INPUT *in)       \
  {                                                                            \
    (void) buf;                                                                \
    return CALL;                                                               \
  }
#include "cases.def"
