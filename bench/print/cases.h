/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The functions made from cases.def, one set for each way of compiling.  */

#ifndef QRINTF_BENCH_PRINT_CASES_H
#define QRINTF_BENCH_PRINT_CASES_H

#include "common/calls.h"
#include "common/inputs.h"

#ifdef __cplusplus
extern "C"
{
#endif

  /* What only the run tells.  */
  extern const char *bench_format;

#define BENCH_CASE(NAME, TITLE, INPUT, CALL)                                   \
  int libc_##NAME (char *buf, const struct in_##INPUT *in);                    \
  int qrintf_##NAME (char *buf, const struct in_##INPUT *in);
#include "cases.def"

#ifdef __cplusplus
}
#endif

#endif
