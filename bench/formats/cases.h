/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The functions made from the file of cases that is BENCH_CASES: one set for
   each way of compiling, named libc_NAME, qrintf_NAME, base_NAME and fmt_NAME.
 */

#ifndef QRINTF_BENCH_CASES_H
#define QRINTF_BENCH_CASES_H

#include "common/calls.h"
#include "common/inputs.h"

#include <stdio.h>

#ifndef BENCH_CASES
#define BENCH_CASES "formats/cases.def"
#endif

#ifdef __cplusplus
extern "C"
{
#endif

  /* What a log calls a level of which the last two bits count.  */
  static inline const char *
  bench_level (int level)
  {
    return (level & 2)   ? (level & 1) ? "debug" : "info"
           : (level & 1) ? "warning"
                         : "error";
  }

  /* One of open_memstream, which begins anew from time to time.  */
  FILE *bench_memory (void);

  /* A format that only the run tells.  */
  extern const char *bench_format;

#define BENCH_CASE(NAME, TITLE, INPUT, ...)                                    \
  int libc_##NAME (char *buf, const struct in_##INPUT *in);                    \
  int qrintf_##NAME (char *buf, const struct in_##INPUT *in);                  \
  int base_##NAME (char *buf, const struct in_##INPUT *in);                    \
  int fmt_##NAME (char *buf, const struct in_##INPUT *in);
#include BENCH_CASES

#ifdef __cplusplus
}
#endif

#endif
