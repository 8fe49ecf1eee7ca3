/* SPDX-License-Identifier: MIT-0 */
/* What the emitters that print a value to a stream leave to others.  */

#ifndef QRINTF_SINKS_PRINT_H
#define QRINTF_SINKS_PRINT_H

#include "core/emitter.h"

/* Any of these emitters.  With a null FORMAT it takes STREAM as locked, and its
   result is INT32_MIN, with nothing changed, where it would have libc print V.
   On CPUs of 64 bits, which alone have these emitters, a V of 32 bits and a
   pointer are passed as one of 64.  */
typedef int32_t print_value (uint64_t v, unsigned around, const char *format,
                             void *stream);

/* Prints V by PRINT under STREAM's lock if the process has threads, or by libc
   if PRINT would have it do so or has found no room.  With a null FORMAT the
   result is INT32_MIN.  */
int32_t __qrintf_print_otherwise (uint64_t v, unsigned around,
                                  const char *format,
                                  void *stream, print_value *print);

#endif
