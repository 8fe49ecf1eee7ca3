/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a bench is made of: rows, each one thing to do, and competitors that do
   it over the same inputs.  A benchmark is named ROW/COMPETITOR.

   Google Benchmark repeats, interleaves the repetitions of all competitors at
   random, so that a machine that drifts slows them alike, and writes JSON;
   judge.py judges that.  */

#ifndef QRINTF_BENCH_BENCH_H
#define QRINTF_BENCH_BENCH_H

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <string>

/* Inputs of a row.  Of fewer, the branch predictor would remember each.  */
constexpr size_t inputs_per_row = 65536;

/* PASS does the work of CALLS calls, and a repetition is PASSES of it behind
   one that warms caches.  Times are those of a call.  */
template <typename Pass>
benchmark::internal::Benchmark *
add_competitor (const std::string &row, const std::string &competitor,
                size_t calls, size_t passes, Pass pass)
{
  int64_t batch = static_cast<int64_t> (calls);
  auto work = [pass, batch] (benchmark::State &state) {
    pass ();
    while (state.KeepRunningBatch (batch))
      pass ();
  };
  auto *result
      = benchmark::RegisterBenchmark ((row + '/' + competitor).c_str (), work);
  return result->Iterations (batch * static_cast<int64_t> (passes));
}

/* Throws std::runtime_error unless GOT, of COMPETITOR, is EXPECTED, of the
   first one of ROW.  */
void require_same (const std::string &row, const std::string &competitor,
                   const std::string &got, const std::string &expected);

struct bench_options
{
  bool quick = false, compare = false;
};

struct bench
{
  const char *name, *help; /* of the program; what it times */
  int repetitions;         /* 3 with --quick */

  /* Compares what the competitors give, throws if they differ, and adds them.
   */
  void (*add_rows) (const bench_options &chosen);

  /* Whether ARGUMENT is an option of this bench alone.  */
  bool (*take) (const char *argument) = nullptr;
};

/* The exit status: 1 if competitors differ, 2 if nothing was measured.  */
int bench_main (const bench &b, int argc, char **argv);

#endif
