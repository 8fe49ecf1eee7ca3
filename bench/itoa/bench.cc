/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures ways of turning an integer into text side by side, in one process:
   the bench of formats/bench.cc with other rows.

   Rivals are interleaved as there: every repetition runs all rows, and within
   a row one rival after the other.  */

#include "common/main.h"
#include "common/options.h"
#include "floors.h"
#include "rows.h"
#include "common/reporters.h"
#include "common/samples.h"

#include <benchmark/benchmark.h>

#include <cctype>
#include <cstdio>
#include <iostream>
#include <stdexcept>
#include <utility>

namespace
{

void
print_help ()
{
  puts (R"(usage: qrintf_itoa_bench [OPTION]... [--benchmark_OPTION=VALUE]...
Times ways of turning 32-bit and 64-bit integers into decimal and hexadecimal
text; first compares what they write.

  --quick    3 repetitions rather than 7
  --compare  compare only, measure nothing
  --floors   exit with status 1 where a floor is missed
  --help     print this

--benchmark_filter=REGEX chooses among FAMILY/DISTRIBUTION/RIVAL, as in
u64/mixed/to_chars; --benchmark_out=FILE writes JSON; the other options of
Google Benchmark work as well.)");
}

/* A repetition converts so many numbers, or all of a row if those are more,
   after a pass that warms caches.  */
constexpr size_t least_calls = 4 * inputs_per_row;

void
register_rows (const std::vector<itoa_row> &rows)
{
  for (const itoa_row &r : rows)
    for (const rival &v : r.rivals)
      {
        size_t passes = (least_calls + r.inputs - 1) / r.inputs;
        auto work = [&v, n = r.inputs] (benchmark::State &state) {
          v.pass ();
          while (state.KeepRunningBatch (static_cast<int64_t> (n)))
            v.pass ();
        };
        benchmark::RegisterBenchmark ((r.name + '/' + v.name).c_str (), work)
            ->Iterations (static_cast<int64_t> (passes * r.inputs));
      }
}

std::string
family_of (const itoa_row &r)
{
  return r.name.substr (0, r.name.find ('/'));
}

/* A family's rows that are not of one length: one line a rival, one column a
   row.  */
void
print_family (const std::vector<const itoa_row *> &columns,
              const sample_map &samples)
{
  printf ("%-24s", family_of (*columns.front ()).c_str ());
  for (const itoa_row *r : columns)
    printf ("%9s", r->title.c_str ());
  for (const rival &v : columns.front ()->rivals)
    {
      printf ("\n%-24s", v.name.c_str ());
      for (const itoa_row *r : columns)
        if (auto s = samples.find (r->name + '/' + v.name); s != samples.end ())
          printf ("%9.2f", median (s->second));
        else
          printf ("%9s", "-");
    }
  puts ("\n");
}

void
print_times (const std::vector<itoa_row> &rows, const sample_map &samples)
{
  std::vector<const itoa_row *> columns;
  puts ("ns a number, call included");
  for (const itoa_row &r : rows)
    {
      if (!columns.empty () && family_of (*columns.front ()) != family_of (r))
        print_family (std::exchange (columns, {}), samples);
      if (!isdigit (static_cast<unsigned char> (r.title.front ())))
        columns.push_back (&r);
    }
  print_family (columns, samples);
}

int
run (int argc, char **argv)
{
  bench_options chosen = take_bench_options<> (argc, argv, 7);
  benchmark::Initialize (&argc, argv, print_help);
  if (benchmark::ReportUnrecognizedArguments (argc, argv))
    return 2;

  std::vector<itoa_row> rows = itoa_rows ();
  for (itoa_row &r : itoa_join_rows ())
    rows.push_back (std::move (r));
  std::cerr << rows.size () << " rows compared: all rivals agree\n";
  if (chosen.compare)
    return 0;

  size_t runs = 0;
  for (const itoa_row &r : rows)
    runs += r.rivals.size ();
  for (int i = 0; i < chosen.repetitions; i++)
    register_rows (rows);
  collector collected (collector::clock::cpu, 1, runs);
  json_writer json (chosen.repetitions);
  benchmark::RunSpecifiedBenchmarks (&collected, chosen.json ? &json : nullptr);
  if (collected.samples.empty ())
    return 2;

  print_times (rows, collected.samples);
  fflush (stdout);
  bool met = print_itoa_floors (std::cout, collected.samples);
  return chosen.floors && !met ? 1 : 0;
}

} // namespace

int
main (int argc, char **argv)
{
  return bench_main ("qrintf_itoa_bench", run, argc, argv);
}
