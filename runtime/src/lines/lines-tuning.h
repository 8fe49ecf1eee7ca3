/* SPDX-License-Identifier: MIT */
/* The line reader's sizes, which tests make small so that batches, buffers
   and windows end in the middle of short texts.  */

#ifndef QRINTF_LINES_TUNING_H
#define QRINTF_LINES_TUNING_H

#include "lines/lines-cpu.h"

enum
{
  /* Offsets in a batch: so many that the cost of a batch, mispredicted
     branches above all, hardly matters, and so few that short lines stay in
     the L1 cache.  */
  LINES_ENOUGH = 1024,
  LINES_FEW = 128,    /* the same of the first batch */
  LINES_FIRST = 16384 /* the first buffer, which is part of the reader */
};

/* Copied by each reader when it is made.  */
struct lines_tuning
{
  size_t first;                /* bytes of the first buffer, <= LINES_FIRST */
  size_t buffer;               /* of the largest that grows without need */
  size_t span;                 /* of the longest index, <= LINES_SPAN */
  size_t enough;               /* offsets of a batch, <= LINES_ENOUGH */
  size_t window;               /* of a mapping, at least a page */
  size_t mappable;             /* less is not mapped by choice */
  const struct lines_cpu *cpu; /* null: the best */
};

extern struct lines_tuning __qrintf_lines_tuning;

#endif
