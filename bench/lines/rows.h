/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the bench of lines measures: each row is a job, an input, and the ways
   of doing it.  */

#ifndef QRINTF_BENCH_LINES_ROWS_H
#define QRINTF_BENCH_LINES_ROWS_H

#include "corpus.h"

#include <memory>
#include <vector>

using lines_corpora = std::vector<std::shared_ptr<const lines_corpus>>;

/* Rows JOB/TITLE for each of the corpora; JOB is

     lines    every line delivered; also the bounds, which deliver none
     pipe     the same from a pipe, whose writer's time is not counted
     bases    the bytes C, G, c and g counted, by line or over the whole input
     count    lines counted.

   With COMPARE all of it is done once and nothing is added; std::runtime_error
   if a result is not that of the corpus.  */
void add_lines_rows (const lines_corpora &corpora, bool compare);

#endif
