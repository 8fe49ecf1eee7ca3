/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the integer bench measures: each row is a distribution of numbers and
   the competitors that convert them.  All texts are compared first.  */

#ifndef QRINTF_BENCH_ITOA_ROWS_H
#define QRINTF_BENCH_ITOA_ROWS_H

#include "common/bench.h"

/* A repetition converts so many numbers, or all of a row if those are more.  */
constexpr size_t least_calls = 4 * inputs_per_row;

/* Rows named "u32/mixed" and the like: u32, u64 decimal, x32, x64 hexadecimal;
   then a count of digits, or "mixed" for all counts equally often, "uniform"
   over the type, "small" for 0 to 9999.  */
void add_single_rows ();

/* Rows "join_u32/mixed" and "join_u64/mixed": a million numbers as one row of
   CSV.  */
void add_join_rows ();

#endif
