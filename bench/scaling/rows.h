/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the scaling bench measures: points of lines, each with its rivals.  */

#ifndef QRINTF_BENCH_SCALING_ROWS_H
#define QRINTF_BENCH_SCALING_ROWS_H

#include "cases.h"

#include <functional>
#include <string>
#include <vector>

struct scaling_rival
{
  const char *name;
  scaling_call *call;
};

/* A point of the line SERIES of FAMILY:
     conversions  X in a format: d, s, f to a buffer, stream "%d" to a stream;
     bytes        X in a string: buffer, stream, slice ("%.*s" to a buffer), of
                  strings from memory; hot, hot-stream, of strings in a cache;
     threads      X that format at a time, each for itself: record, stream,
                  real, and cycles, which does nothing but count.
   All rivals get the same inputs.  */
struct scaling_point
{
  std::string family, series;
  size_t x;
  std::vector<scaling_rival> rivals;
  std::vector<scaling_input> inputs;

  std::string
  name (const scaling_rival &r) const
  {
    return family + '/' + series + '/' + std::to_string (x) + '/' + r.name;
  }
};

/* The points of all lines, threads last.  What the rivals write is compared
   first, all bytes of it, over all inputs; std::runtime_error where they
   differ.  Their inputs live as long as the program.  */
std::vector<scaling_point> scaling_points ();

#endif
