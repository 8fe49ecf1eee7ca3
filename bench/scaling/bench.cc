/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the cost of a call grows: with the conversions of its format, with the
   bytes of its strings, and with a second thread that formats for itself.

   Rivals are interleaved as in formats/bench.cc.  Times are of the CPU, of one
   thread: a thread that waits for another's cache line is busy.  glibc takes a
   stream's lock only once a process has had a second thread; so the points of
   threads come last, and behind such a thread, those of one thread as well.  */

#include "common/main.h"
#include "common/options.h"
#include "common/reporters.h"
#include "common/samples.h"
#include "floors.h"
#include "rows.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <thread>

namespace
{

void
print_help ()
{
  puts (R"(usage: qrintf_scaling_bench [OPTION]... [--benchmark_OPTION=VALUE]...
Times calls through libc and lowered as they grow: formats of 1 to 64
conversions, strings of 1 byte to 1 MiB, one and two threads; first compares
what they write.

  --quick    3 repetitions rather than 9
  --compare  compare only, measure nothing
  --floors   exit with status 1 where a floor is missed
  --help     print this

--benchmark_filter=REGEX chooses among FAMILY/SERIES/X/RIVAL, as in
bytes/stream/4096/qrintf; --benchmark_out=FILE writes JSON; the other options
of Google Benchmark work as well.)");
}

/* What a thread writes to: its own, nowhere, through 64 KiB.  */
struct sinks
{
  std::vector<char> buffer = std::vector<char> (SCALING_STRING_BUFFER);
  std::vector<char> stream_buffer = std::vector<char> (SCALING_STREAM_BUFFER);
  FILE *stream = fopen ("/dev/null", "w");

  sinks ()
  {
    if (!stream
        || setvbuf (stream, stream_buffer.data (), _IOFBF,
                    stream_buffer.size ()))
      throw std::runtime_error ("/dev/null cannot be opened");
  }
  ~sinks () { fclose (stream); }
};

void
pass (const scaling_point &p, const scaling_rival &r, sinks &s)
{
  for (const scaling_input &in : p.inputs)
    benchmark::DoNotOptimize (r.call (s.buffer.data (), s.stream, &in));
}

/* A repetition is so many passes over the inputs, after one that warms caches:
   some 5 ms of long strings, and longer where threads run side by side.  */
int64_t
passes_of (const scaling_point &p)
{
  return p.family == "conversions" ? 1 : p.family == "bytes" ? 4 : 8;
}

void
add (const scaling_point &p, const scaling_rival &r)
{
  int64_t inputs = static_cast<int64_t> (p.inputs.size ());
  auto work = [&p, &r, inputs] (benchmark::State &state) {
    auto to = std::make_unique<sinks> ();
    pass (p, r, *to);
    while (state.KeepRunningBatch (inputs))
      pass (p, r, *to);
  };
  auto *registered = benchmark::RegisterBenchmark (p.name (r).c_str (), work)
                         ->Iterations (inputs * passes_of (p));
  if (p.family == "threads")
    registered->Threads (static_cast<int> (p.x));
}

/* Makes the process one of several threads, to glibc.  */
void
add_thread_before ()
{
  auto work = [] (benchmark::State &state) {
    std::thread ([] {}).join ();
    for (auto _ : state)
      ;
  };
  benchmark::RegisterBenchmark ("threads/begin/0/none", work)->Iterations (1);
}

void
register_points (const std::vector<scaling_point> &points, int repetitions,
                 bool threads)
{
  for (int i = 0; i < repetitions; i++)
    for (const scaling_point &p : points)
      if ((p.family == "threads") == threads)
        for (const scaling_rival &r : p.rivals)
          add (p, r);
}

/* One line a point that has rivals.  */
void
print_times (const std::vector<scaling_point> &points,
             const sample_map &samples)
{
  printf ("%-36s%12s%12s%8s\n", "ns a call", "libc", "qrintf", "ratio");
  for (const scaling_point &p : points)
    {
      if (p.rivals.size () < 2)
        continue;
      double libc = scaling_time (samples, p.name (p.rivals[0]));
      double qrintf = scaling_time (samples, p.name (p.rivals[1]));
      std::string name
          = p.family + ", " + p.series + ", " + std::to_string (p.x);
      if (libc == libc && qrintf == qrintf)
        printf ("%-36s%12.1f%12.1f%8.2f\n", name.c_str (), libc, qrintf,
                libc / qrintf);
    }
}

int
run (int argc, char **argv)
{
  bench_options chosen = take_bench_options<> (argc, argv, 9);
  benchmark::Initialize (&argc, argv, print_help);
  if (benchmark::ReportUnrecognizedArguments (argc, argv))
    return 2;

  std::vector<scaling_point> points = scaling_points ();
  std::cerr << points.size () << " points compared: all rivals agree\n";
  if (chosen.compare)
    return 0;

  register_points (points, chosen.repetitions, false);
  add_thread_before ();
  register_points (points, chosen.repetitions, true);
  collector collected (collector::clock::cpu, 1, points.size ());
  json_writer json (chosen.repetitions);
  benchmark::RunSpecifiedBenchmarks (&collected, chosen.json ? &json : nullptr);
  if (collected.samples.empty ())
    return 2;

  print_times (points, collected.samples);
  fflush (stdout);
  bool met = print_scaling_floors (std::cout, points, collected.samples);
  return chosen.floors && !met ? 1 : 0;
}

} // namespace

int
main (int argc, char **argv)
{
  return bench_main ("qrintf_scaling_bench", run, argc, argv);
}
