/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Definitions that files of cases share: names of the functions, and variables
   of the calls.  */

#ifndef QRINTF_BENCH_CASE_FUNCTIONS_H
#define QRINTF_BENCH_CASE_FUNCTIONS_H

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

#endif
