/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is promised of the lines of the scaling bench.  */

#ifndef QRINTF_BENCH_SCALING_FLOORS_H
#define QRINTF_BENCH_SCALING_FLOORS_H

#include "common/samples.h"
#include "rows.h"

#include <ostream>

/* The median, in nanoseconds a call; NaN if NAME was not measured.  */
double scaling_time (const sample_map &samples, const std::string &name);

/* Prints what is not met, and whether any is.  A line of which a point was not
   measured is not judged.  */
bool print_scaling_floors (std::ostream &out,
                           const std::vector<scaling_point> &points,
                           const sample_map &samples);

#endif
