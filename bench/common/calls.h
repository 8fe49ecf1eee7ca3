/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The destinations of measured calls, for C and C++.  */

#ifndef QRINTF_BENCH_CALLS_H
#define QRINTF_BENCH_CALLS_H

#include <stdio.h>

/* The size of the buffer that every call may write to.  */
#define BENCH_BUFFER 512

/* A fully buffered stream.  */
#ifdef __cplusplus
extern "C" FILE *bench_stream;
#else
extern FILE *bench_stream;
#endif

#endif
