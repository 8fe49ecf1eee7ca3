/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the samples of a run amount to: medians, ratios, the table, and the
   verdict against the floors.  */

#ifndef QRINTF_BENCH_REPORT_H
#define QRINTF_BENCH_REPORT_H

#include "common/rows.h"
#include "common/samples.h"

#include <ostream>

/* One line a row; a row whose rivals were not all measured is left out.  */
void print_cases (std::ostream &out, const std::vector<row> &rows,
                  const sample_map &samples);
void print_emitters (std::ostream &out, const std::vector<row> &rows,
                     const sample_map &samples);

/* Prints which floors are missed, and whether any is.  Floors that name
   AVX-512 are not applied on a CPU without it.  */
bool print_verdict (std::ostream &out, const std::vector<row> &cases,
                    const sample_map &samples);

#endif
