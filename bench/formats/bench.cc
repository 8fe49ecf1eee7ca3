/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures libc, lowered code and {fmt} side by side, in one process.  */

#include "rows.h"

static void
add_rows (const bench_options &)
{
  add_format_rows ();
  add_emitter_rows ();
}

int
main (int argc, char **argv)
{
  const bench b
      = { "qrintf_bench",
          R"(usage: qrintf_bench [OPTION]... [--benchmark_OPTION=VALUE]...
Times sprintf and snprintf calls through libc, lowered by qrintf, lowered for
the baseline CPU, and through {fmt}; first compares what they write.)",
          21, add_rows };
  return bench_main (b, argc, argv);
}
