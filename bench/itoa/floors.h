/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the integer conversions promise against the other ways.  */

#ifndef QRINTF_BENCH_ITOA_FLOORS_H
#define QRINTF_BENCH_ITOA_FLOORS_H

#include "common/samples.h"

#include <ostream>

/* Prints each floor, the ratio reached, and whether that meets it; a floor
   that needs another CPU, or a build with more in it, is said to be unjudged.
   Whether none of the others is missed.  */
bool print_itoa_floors (std::ostream &out, const sample_map &samples);

#endif
