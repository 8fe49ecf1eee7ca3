/* SPDX-License-Identifier: MIT */
/* Compiled formats: what the functions of this folder share.  emitters.h has
   the bytes that one consists of.  */

#ifndef QRINTF_COMPILED_H
#define QRINTF_COMPILED_H

#include "core/emitter.h"
#include "core/select.h"

#include <stdbool.h>

/* The emitter NAME.  In a program of its own, the variant that is there on
   every CPU: with others it would weigh twice as much.  */
#if defined QRINTF_EMBEDDED && QRINTF_X86
#define QRINTF_SMALL(NAME) QRINTF_PASTE (QRINTF_PASTE (__qrintf_, NAME), __base)
__typeof__ (__qrintf_u32_exact) __qrintf_u32_exact__base;
__typeof__ (__qrintf_u64_exact) __qrintf_u64_exact__base;
__typeof__ (__qrintf_x64_exact) __qrintf_x64_exact__base;
__typeof__ (__qrintf_str_to) __qrintf_str_to__base;
__typeof__ (__qrintf_str_left_to) __qrintf_str_left_to__base;
__typeof__ (__qrintf_str_right_to) __qrintf_str_right_to__base;
#else
#define QRINTF_SMALL(NAME) QRINTF_PASTE (__qrintf_, NAME)
#endif

/* An integer as printf passes it, converted to the type of the directive.  */
struct compiled_value
{
  uint64_t magnitude;
  bool is_negative;
};

/* VALUE in the type that SHAPE, of enum qrintf_shapes, has.  */
QRINTF_INLINE struct compiled_value
value_in (unsigned shape, uint64_t value)
{
  unsigned unused = 64 - (8u << (shape & QRINTF_SIZE));
  value <<= unused;
  if (!(shape & QRINTF_SIGNED))
    return (struct compiled_value){ value >> unused, false };
  int64_t v = (int64_t) value >> unused;
  return (struct compiled_value){ v < 0 ? -(uint64_t) v : (uint64_t) v, v < 0 };
}

#endif
