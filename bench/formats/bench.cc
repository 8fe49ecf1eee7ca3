/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures libc, lowered code and {fmt} side by side, in one process.

   Rivals are interleaved: every repetition runs all rows, and within a row one
   rival after the other, so that a machine that drifts slows them alike.
   Google Benchmark's own random interleaving spreads the rivals of a row over
   the whole run instead; so each repetition is registered as a benchmark of
   its own and numbered in the report.  */

#include "common/main.h"
#include "common/options.h"
#include "report.h"
#include "common/reporters.h"
#include "common/rows.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>
#include <stdexcept>

namespace
{

struct options : bench_options
{
  std::string table;

  bool
  take (const char *argument)
  {
    if (strncmp (argument, "--table=", 8) != 0)
      return bench_options::take (argument);
    table = argument + 8;
    return true;
  }
};

void
print_help ()
{
  puts (R"(usage: qrintf_bench [OPTION]... [--benchmark_OPTION=VALUE]...
Times sprintf and snprintf calls through libc, lowered by qrintf, lowered for
the baseline CPU, and through {fmt}; first compares what they write.

  --quick        3 repetitions rather than 21
  --compare      compare only, measure nothing
  --floors       exit with status 1 where a floor is missed
  --table=FILE   write the table to FILE as well
  --help         print this

--benchmark_filter=REGEX chooses rows, --benchmark_out=FILE writes JSON; the
other options of Google Benchmark work as well.)");
}

/* A repetition is this many passes over a row's inputs, after one that warms
   caches.  */
constexpr int64_t passes = 4;

void
register_rows (const std::vector<row> &rows)
{
  for (const row &r : rows)
    for (const rival &v : r.rivals)
      benchmark::RegisterBenchmark (
          (r.name + '/' + v.name).c_str (),
          [&v] (benchmark::State &state) {
            v.pass ();
            while (state.KeepRunningBatch (inputs_per_row))
              v.pass ();
          })
          ->Iterations (passes * static_cast<int64_t> (inputs_per_row));
}

int
run (int argc, char **argv)
{
  auto chosen = take_bench_options<options> (argc, argv, 21);
  benchmark::Initialize (&argc, argv, print_help);
  if (benchmark::ReportUnrecognizedArguments (argc, argv))
    return 2;

  std::vector<row> cases = format_rows (), emitters = emitter_rows ();
  std::cerr << cases.size () + emitters.size () << " rows compared over "
            << inputs_per_row << " inputs each: all rivals agree\n";
  if (chosen.compare)
    return 0;

  for (int i = 0; i < chosen.repetitions; i++)
    {
      register_rows (cases);
      register_rows (emitters);
    }
  collector collected;
  json_writer json (chosen.repetitions);
  benchmark::RunSpecifiedBenchmarks (&collected, chosen.json ? &json : nullptr);
  if (collected.samples.empty ())
    return 2;

  std::ostringstream table;
  print_cases (table, cases, collected.samples);
  table << '\n';
  print_emitters (table, emitters, collected.samples);
  table << '\n';
  bool met = print_verdict (table, cases, collected.samples);
  std::cout << table.str ();
  if (!chosen.table.empty () && !(std::ofstream (chosen.table) << table.str ()))
    throw std::runtime_error ("cannot write " + chosen.table);
  return chosen.floors && !met ? 1 : 0;
}

} // namespace

int
main (int argc, char **argv)
{
  return bench_main ("qrintf_bench", run, argc, argv);
}
