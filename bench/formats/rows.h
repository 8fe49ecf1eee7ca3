/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of qrintf_bench.  */

#ifndef QRINTF_BENCH_FORMATS_ROWS_H
#define QRINTF_BENCH_FORMATS_ROWS_H

#include "common/bench.h"

/* A repetition is so many passes over a row's inputs.  */
constexpr size_t passes = 4;

/* The cases of cases.def, with the competitors libc, qrintf, base and fmt; and
   the runtime's emitters by themselves, with a competitor for each ISA tier
   that this CPU can run.  All are compared over all inputs first.  */
void add_format_rows ();
void add_emitter_rows ();

#endif
