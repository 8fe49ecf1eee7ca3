/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the bench of lines measures: each row is a job, an input, and the ways
   of doing it.  */

#ifndef QRINTF_BENCH_LINES_ROWS_H
#define QRINTF_BENCH_LINES_ROWS_H

#include "corpus.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

struct lines_rival
{
  std::string name;

  /* Does the row's job once, and returns how many seconds that took: of CPU
     time, but of wall time for threads.  Throws std::runtime_error if the
     result is not that of the corpus.  */
  std::function<double ()> pass;
};

struct lines_row
{
  std::string name;
  size_t bytes;
  std::vector<lines_rival> rivals;
};

using lines_corpora = std::vector<std::shared_ptr<const lines_corpus>>;

/* Rows JOB/TITLE for each of the corpora; JOB is

     lines    every line delivered; also the bounds, which deliver none
     pipe     the same from a pipe, whose writer's time is not counted
     bases    the bytes C, G, c and g counted, by line or over the whole input
     count    lines counted
     threads  every line delivered by one thread, or by two, by the wall.  */
std::vector<lines_row> lines_rows (const lines_corpora &corpora);

/* The row "small/TITLE": a small file opened, read and closed.  */
lines_row lines_small_row (const std::shared_ptr<const lines_corpus> &corpus);

#endif
