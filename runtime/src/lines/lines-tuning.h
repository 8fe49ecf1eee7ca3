/* SPDX-License-Identifier: MIT-0 */
/* The line reader's sizes.  Tests make them small, so that batches, buffers and
   windows end in the middle of short texts.  */

#ifndef QRINTF_LINES_TUNING_H
#define QRINTF_LINES_TUNING_H

#include "lines/scan/lines-cpu.h"

enum
{
  /* Offsets in a batch.  With so many, the cost of a batch, which is mainly
     mispredicted branches, hardly matters, and short lines still stay in the L1
     cache.  */
  LINES_ENOUGH = 1024,
  LINES_FEW = 128,    /* offsets in the first batches */
  LINES_DENSITY = 13, /* delimiters in 1024 bytes, before any were found */
  LINES_FIRST = 16384 /* the first buffer, which is part of the reader */
};

/* Copied by each reader when it is made.  */
struct lines_tuning
{
  size_t first;                /* bytes of the first buffer, <= LINES_FIRST */
  size_t buffer;               /* of the largest buffer unless a line is
                                  longer */
  size_t span;                 /* of the longest index, <= LINES_SPAN */
  size_t enough;               /* offsets of a batch, <= LINES_ENOUGH */
  size_t window;               /* of a mapping, at least a page */
  size_t alignment;            /* of a mapping's offset in the file, a multiple
                                  of the page size */
  size_t mappable;             /* smaller files are mapped only by request */
  const struct lines_cpu *cpu; /* null: the best */
};

extern struct lines_tuning __qrintf_lines_tuning;

#endif
