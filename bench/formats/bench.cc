/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures libc, lowered code and {fmt} side by side, in one process: the cases
   of cases.def, all of which are compared over all inputs first.  */

#include "cases.h"
#include "common/bench.h"
#include "common/call-rows.h"

FILE *bench_stream;

FILE *
bench_memory ()
{
  /* The stream begins anew seldom, as that costs more than a call.  */
  static unsigned calls;
  if (++calls % 4096 == 0 && compared_stream != bench_stream)
    fseek (compared_stream, 0, SEEK_SET);
  return compared_stream;
}

static void
add_rows ()
{
  /* A repetition is so many passes over a row's inputs.  */
  constexpr size_t passes = 4;
#define BENCH_CASE(NAME, TITLE, INPUT, CALL, COMPETITOR)                       \
  add_call_row<in_##INPUT, 4> (                                                \
      #NAME, passes,                                                           \
      { competing<in_##INPUT, libc_##NAME> ("libc"),                           \
        competing<in_##INPUT, qrintf_##NAME> ("qrintf"),                       \
        competing<in_##INPUT, base_##NAME> ("base"),                           \
        competing<in_##INPUT, fmt_##NAME> ("fmt") });
#include "cases.def"
  static null_stream timed;
  bench_stream = timed.file;
}

int
main (int argc, char **argv)
{
  return bench_main ("qrintf_bench", 21, add_rows, argc, argv);
}
