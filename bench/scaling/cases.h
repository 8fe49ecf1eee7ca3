/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The calls whose cost is measured as they grow: formats of 1 to 64
   conversions, and strings of any length.  One set of functions for each way
   of compiling, libc_… and qrintf_….  */

#ifndef QRINTF_BENCH_SCALING_CASES_H
#define QRINTF_BENCH_SCALING_CASES_H

#include <stddef.h>
#include <stdio.h>

/* The longest string, and the bytes that a call of strings, of any other, may
   write to.  */
#define SCALING_LONGEST ((size_t) 1 << 20)
#define SCALING_STRING_BUFFER (SCALING_LONGEST + 16)
#define SCALING_BUFFER 8192

/* What a stream buffers.  */
#define SCALING_STREAM_BUFFER ((size_t) 64 << 10)

/* The most conversions of a format.  */
#define SCALING_CONVERSIONS 64

/* A call has SCALING_CONVERSIONS of each to read, or LENGTH bytes of *S.  */
struct scaling_input
{
  const int *i;
  const char *const *s;
  const double *f;
  int length;
};

/* Calls X for each count of conversions.  */
#define SCALING_COUNTS(X) X (1) X (2) X (4) X (8) X (16) X (32) X (64)

#ifdef __cplusplus
extern "C"
{
#endif

  /* Writes to BUF or, if its name says so, to STREAM; the value is the
     length.  */
  typedef int scaling_call (char *buf, FILE *stream,
                            const struct scaling_input *in);

#define SCALING_DECLARE_COUNT(N)                                               \
  extern scaling_call libc_d_##N, qrintf_d_##N, libc_s_##N, qrintf_s_##N,      \
      libc_f_##N, qrintf_f_##N, libc_stream_##N, qrintf_stream_##N;
  SCALING_COUNTS (SCALING_DECLARE_COUNT)
#undef SCALING_DECLARE_COUNT

  extern scaling_call libc_string, qrintf_string, copy_string;
  extern scaling_call libc_string_stream, qrintf_string_stream,
      copy_string_stream;
  extern scaling_call libc_slice, qrintf_slice, copy_slice;
  extern scaling_call libc_record, qrintf_record;
  extern scaling_call libc_record_stream, qrintf_record_stream;
  extern scaling_call libc_real, qrintf_real;

#ifdef __cplusplus
}
#endif

#endif
