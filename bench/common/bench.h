/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bench consists of rows, each with one task, and of competitors that do it
   over the same inputs.  A benchmark is named ROW/COMPETITOR.

   Google Benchmark repeats, and interleaves the repetitions of all competitors
   at random, so that a varying speed of the machine affects all of them alike.
   It writes JSON, of which compare.py compares two files.  */

#ifndef QRINTF_BENCH_BENCH_H
#define QRINTF_BENCH_BENCH_H

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <string>

/* The number of inputs of a row.  With fewer, the branch predictor would learn
   each one.  */
constexpr size_t inputs_per_row = 65536;

/* PASS does the work of CALLS calls.  A repetition is PASSES calls of PASS
   after one that warms the caches.  Times are per call.  */
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

/* Throws std::runtime_error unless GOT, the result of COMPETITOR, equals
   EXPECTED, the result of the first competitor of ROW.  */
void require_same (const std::string &row, const std::string &competitor,
                   const std::string &got, const std::string &expected);

/* The main function of the bench NAME.  ADD_ROWS compares the results of the
   competitors, throws if they differ, and adds the rows; --benchmark_list_tests
   does no more.  Each is repeated REPETITIONS times if nothing else is said.
   Returns the exit status: 1 if competitors differ, 2 if nothing was
   measured.  */
int bench_main (const char *name, int repetitions, void (*add_rows) (),
                int argc, char **argv);

#endif
