/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures calls that are in no loop: by libc and by the runtime's printf.
   BENCH_WAY names the latter: qrintf, or base in a program that takes its CPU
   to have nothing but what its architecture asks for.  */

#include "formats/cases.h"
#include "common/call-rows.h"

FILE *bench_stream;
const char *bench_format = "%.3f";

static void
add_rows ()
{
#define BENCH_CASE(NAME, TITLE, INPUT, CALL)                                   \
  add_call_row<in_##INPUT, 2> (                                                \
      #NAME, 4,                                                                \
      { competing<in_##INPUT, libc_##NAME> ("libc"),                           \
        competing<in_##INPUT, qrintf_##NAME> (BENCH_WAY) });
#include BENCH_CASES
  static null_stream timed;
  bench_stream = timed.file;
}

int
main (int argc, char **argv)
{
  return bench_main ("qrintf_print_bench", 21, add_rows, argc, argv);
}
