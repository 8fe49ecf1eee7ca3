/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What measured calls write to, for C and C++ alike.  */

#ifndef QRINTF_BENCH_CALLS_H
#define QRINTF_BENCH_CALLS_H

#include <stdio.h>

/* Bytes of the buffer that every call may write to.  */
#define BENCH_BUFFER 512

/* A fully buffered stream.  */
#ifdef __cplusplus
extern "C" FILE *bench_stream;
#else
extern FILE *bench_stream;
#endif

#endif
