/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the integer bench measures: each row is a distribution of numbers and
   the rivals that convert them.  */

#ifndef QRINTF_BENCH_ITOA_ROWS_H
#define QRINTF_BENCH_ITOA_ROWS_H

#include "common/rows.h"

/* A row named "u32/mixed" and the like: u32, u64 decimal, x32, x64 hexadecimal;
   then a count of digits, or "mixed" for all counts equally often, "uniform"
   over the type, "small" for 0 to 9999.  Rows of "join" write whole rows of
   numbers.  */
struct itoa_row : row
{
  size_t inputs;
};

/* All rivals' texts are compared first, over all inputs and what is around
   powers of 2 and 10; std::runtime_error where they differ.  */
std::vector<itoa_row> itoa_rows ();

/* Their part that joins a million numbers.  */
std::vector<itoa_row> itoa_join_rows ();

#endif
