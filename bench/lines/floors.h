/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the line reader promises against the other ways.  */

#ifndef QRINTF_BENCH_LINES_FLOORS_H
#define QRINTF_BENCH_LINES_FLOORS_H

#include "common/samples.h"

#include <cstddef>
#include <ostream>

/* What the floors depend on.  */
struct lines_setting
{
  size_t bytes;      /* of each of the large inputs */
  double folio_size; /* the least mean one of them, in bytes, or 0: unknown */
};

/* Prints each floor, the ratio reached, and whether that meets it; one that
   this CPU, file system or machine cannot judge is said to be unjudged, and
   why. Whether none of the others is missed.  */
bool print_lines_floors (std::ostream &out, const sample_map &samples,
                         const lines_setting &setting);

#endif
