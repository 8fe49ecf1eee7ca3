/* SPDX-License-Identifier: GPL-3.0-or-later */
/* qrintf's ways of reading lines, for the bench.  */

#ifndef QRINTF_BENCH_LINES_QRINTF_H
#define QRINTF_BENCH_LINES_QRINTF_H

#include "ways.h"

#include <qrintf/line_reader.hpp>

#include <string>
#include <vector>

extern "C" struct lines_cpu;

/* Which variant for an ISA tier finds bytes, and how they are had.  */
struct lines_manner
{
  qrintf::line_input input;
  const lines_cpu *cpu; /* null: chosen at load time */
};

struct lines_tier
{
  std::string name; /* vbmi2, avx2, base or portable */
  const lines_cpu *cpu;
};

/* Those that this CPU can run, the best first.  */
std::vector<lines_tier> lines_tiers ();

/* Each line by one call of qrintf_lines_next; by qrintf_lines_step; as a
   std::string_view.  */
lines_tally qrintf_by_next (const char *path, lines_job job, lines_manner how);
lines_tally qrintf_by_step (const char *path, lines_job job, lines_manner how);
lines_tally qrintf_views (const char *path, lines_job job, lines_manner how);

/* Over the whole input: count (), or count ("CGcg") for lines_bases.  */
lines_tally qrintf_count (const char *path, lines_job job, lines_manner how);

#endif
