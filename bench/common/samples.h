/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was measured.  */

#ifndef QRINTF_BENCH_SAMPLES_H
#define QRINTF_BENCH_SAMPLES_H

#include <algorithm>
#include <cassert>
#include <map>
#include <string>
#include <vector>

/* Nanoseconds a call, one a repetition, by "row/rival".  */
using sample_map = std::map<std::string, std::vector<double>>;

/* VALUES is not empty.  */
inline double
median (std::vector<double> values)
{
  assert (!values.empty ());
  std::sort (values.begin (), values.end ());
  size_t middle = values.size () / 2;
  return values.size () % 2 ? values[middle]
                            : (values[middle - 1] + values[middle]) / 2;
}

#endif
