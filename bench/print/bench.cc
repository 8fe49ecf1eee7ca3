/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures calls that are in no loop: by libc, with the flag alone, and by the
   runtime's printf in both of its variants.  */

#include "cases.h"
#include "common/call-rows.h"

FILE *bench_stream;
const char *bench_format = "%.3f";

static void
add_rows (const bench_options &)
{
#define BENCH_CASE(NAME, TITLE, INPUT, CALL)                                   \
  add_call_row<in_##INPUT, 4> (                                                \
      #NAME, 4,                                                                \
      { competing<in_##INPUT, libc_##NAME> ("libc"),                           \
        competing<in_##INPUT, alone_##NAME> ("alone"),                         \
        competing<in_##INPUT, qrintf_##NAME> ("qrintf"),                       \
        competing<in_##INPUT, base_##NAME> ("base") });
#include "cases.def"
  static null_stream timed;
  bench_stream = timed.file;
}

int
main (int argc, char **argv)
{
  const bench b
      = { "qrintf_print_bench",
          R"(usage: qrintf_print_bench [OPTION]... [--benchmark_OPTION=VALUE]...
Times calls that are in no loop: through libc, with the plugin's flag alone
(alone), and by the runtime's printf (qrintf; base on every CPU); first compares
what they write.)",
          21, add_rows };
  return bench_main (b, argc, argv);
}
