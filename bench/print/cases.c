/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The calls of cases.def as C, each in a function of its own that is in no
   loop.  Compiled once for each way, with BENCH_PREFIX naming the set.  */

#define _GNU_SOURCE
#include "cases.h"
#include "common/append-format.h"
#include "common/case-functions.h"

#include <stdio.h>

/* Streams have no use for BUF.  */
#define BENCH_CASE(NAME, TITLE, INPUT, CALL)                                   \
  int JOIN (BENCH_PREFIX, NAME) (char *buf, const struct in_##INPUT *in)       \
  {                                                                            \
    (void) buf;                                                                \
    return CALL;                                                               \
  }
#include "cases.def"
