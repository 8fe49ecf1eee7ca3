/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plain loop over the bytes of a mapping, compiled at -O3, which makes vectors
   of it.  */

#include "ways.h"

LINES_INLINE struct lines_tally
by_loop (const char *path, enum lines_job job)
{
  struct lines_tally tally = { 0, 0, 0 };
  struct lines_mapping m = lines_map (path);
  if (job == lines_bases)
    tally.bases = bases_in (m.text, m.size);
  else
    {
      uint64_t newlines = 0;
      for (size_t i = 0; i < m.size; i++)
        newlines += m.text[i] == '\n';
      tally.lines = newlines + (m.size && m.text[m.size - 1] != '\n');
      tally.bytes = job == lines_delivered ? m.size - newlines : 0;
    }
  lines_unmap (m);
  return tally;
}

LINES_WAY (way_mmap_loop_o3, by_loop)
