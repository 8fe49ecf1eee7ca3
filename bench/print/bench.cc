/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures calls that are in no loop: by libc and by the runtime's printf.  BENCH_WAY names the latter: qrintf, or base in a program that
   takes its CPU to have nothing but what its architecture asks for.  */

#include "cases.h"
#include "common/call-rows.h"

FILE *bench_stream;
const char *bench_format = "%.3f";

static void
add_rows (const bench_options &)
{
#define BENCH_CASE(NAME, TITLE, INPUT, CALL)                                   \
  add_call_row<in_##INPUT, 2> (                                                \
      #NAME, 4,                                                                \
      { competing<in_##INPUT, libc_##NAME> ("libc"),                           \
        competing<in_##INPUT, qrintf_##NAME> (BENCH_WAY) });
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
       qrintf_print_base_bench ...
Times calls that are in no loop: through libc and by the runtime's printf (qrintf);
first compares what they write.  qrintf_print_base_bench does the same as on a CPU
without extensions (base).)",
          21, add_rows };
  return bench_main (b, argc, argv);
}
