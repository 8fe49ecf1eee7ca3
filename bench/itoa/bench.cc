/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures ways of turning an integer into text side by side, in one process.
 */

#include "rows.h"

static void
add_rows (const bench_options &)
{
  add_single_rows ();
  add_join_rows ();
}

int
main (int argc, char **argv)
{
  const bench b
      = { "qrintf_itoa_bench",
          R"(usage: qrintf_itoa_bench [OPTION]... [--benchmark_OPTION=VALUE]...
Times ways of turning 32-bit and 64-bit integers into decimal and hexadecimal
text; first compares what they write.  Rows are FAMILY/DISTRIBUTION, as in
u64/mixed/to_chars.)",
          7, add_rows };
  return bench_main (b, argc, argv);
}
