/* SPDX-License-Identifier: MIT-0 */
/* Numbers in the buffer of a stream that has been entered.

   If nobody can see the bytes behind the text in the buffer, the number may
   overrun its text, which is faster on CPUs without masked stores.  */

#define _GNU_SOURCE

#include "core/emitter.h"
#include "integer/decimal/decimal-signed.h"
#include "sinks/stream/enter-stream.h"

QRINTF_INLINE bool
may_overrun (void *stream)
{
#if defined QRINTF_MASKED_STORES || !defined __GLIBC__ || defined __UCLIBC__
  (void) stream;
  return false;
#else
  return __builtin_expect (
      hides_overrun (stream == QRINTF_STDOUT ? stdout : stream), 1);
#endif
}

/* Defines the emitter NAME_in_stream for numbers of TYPE, which OVERRUNNING
   writes at CURSOR.  */
#define NUMBER_IN_STREAM(NAME, TYPE, OVERRUNNING)                              \
  __typeof__ (__qrintf_##NAME) QRINTF_VARIANT (NAME, QRINTF_TIER),             \
      QRINTF_VARIANT (NAME##_exact, QRINTF_TIER);                              \
  EMITTER (char *, NAME##_in_stream, char *cursor, TYPE v, void *stream)       \
  {                                                                            \
    return may_overrun (stream)                                                \
               ? (OVERRUNNING)                                                 \
               : QRINTF_VARIANT (NAME##_exact, QRINTF_TIER) (cursor, v);       \
  }
#define BY_EMITTER(NAME) QRINTF_VARIANT (NAME, QRINTF_TIER) (cursor, v)

#ifndef DECIMAL_ALWAYS_EXACT
NUMBER_IN_STREAM (u32, uint32_t, decimal_u32 (cursor, v))
NUMBER_IN_STREAM (i32, int32_t, decimal_i32 (cursor, v))
NUMBER_IN_STREAM (u64, uint64_t, BY_EMITTER (u64))
NUMBER_IN_STREAM (i64, int64_t, BY_EMITTER (i64))
#endif
NUMBER_IN_STREAM (x32, uint32_t, BY_EMITTER (x32))
NUMBER_IN_STREAM (x64, uint64_t, BY_EMITTER (x64))
