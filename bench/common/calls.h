/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What measured calls write to, and how they find a format, for C and C++.  */

#ifndef QRINTF_BENCH_CALLS_H
#define QRINTF_BENCH_CALLS_H

#include <stdio.h>

/* The size of the buffer that every call may write to.  */
#define BENCH_BUFFER 512

#ifdef __cplusplus
extern "C"
{
#endif

  /* A fully buffered stream.  */
  extern FILE *bench_stream;

  /* The function `_` as in many programs, such as git: it looks for a
     translation only if there are any; here there are none.  */
  const char *bench_translate (const char *text)
      __attribute__ ((format_arg (1)));

#ifdef __cplusplus
}
#endif

#endif
