/* SPDX-License-Identifier: MIT-0 */
/* Fetching text before it is read.  */

#ifndef QRINTF_NEWLINES_FETCH_VECTOR_H
#define QRINTF_NEWLINES_FETCH_VECTOR_H

#include "core/emitter.h"

#include <stdint.h>

/* Prefetches the 64 bytes that are about a batch of short lines behind P; they
   need not exist.  So memory is read even while lines are handed out, and
   across the ends of pages, where the CPU's own prefetching stops.  */
QRINTF_INLINE void
fetch_ahead (const char *p)
{
  __builtin_prefetch ((const void *) ((uintptr_t) p + 4096));
}

#endif
