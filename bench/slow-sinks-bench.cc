/* The sinks where nothing is to be won and nothing may be lost: one stream that
   two threads write to, and one without a buffer, as stderr is.

   A program of its own, because glibc takes every lock once a process has had a
   second thread.  Exits with 1 where lowered calls are slower than libc's.  */

#include "cases.h"
#include "input-source.h"
#include "reporters.h"
#include "samples.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <iostream>
#include <stdexcept>
#include <vector>

FILE *bench_stream;

FILE *
bench_memory ()
{
  return bench_stream;
}

namespace
{

constexpr size_t inputs = 65536;
constexpr int repetitions = 15;
constexpr double noise = 0.05;

using call = int (*) (char *, const in_record *);

struct sink
{
  const char *name;
  int mode; /* setvbuf's */
  int threads;
};

constexpr sink sinks[] = {
  { "one stream, 2 threads", _IOFBF, 2 },
  { "one stream, 1 of 2 threads", _IOFBF, 1 },
  { "unbuffered, as stderr", _IONBF, 1 },
};

void
open_stream (int mode)
{
  static char buffer[65536];
  if (bench_stream)
    fclose (bench_stream);
  bench_stream = fopen ("/dev/null", "w");
  if (!bench_stream || setvbuf (bench_stream, buffer, mode, sizeof buffer) != 0)
    throw std::runtime_error ("/dev/null cannot be opened");
}

void
add (const sink &s, const char *rival, call function,
     const std::vector<in_record> &values)
{
  auto work = [&s, function, &values] (benchmark::State &state) {
    char unused[BENCH_BUFFER];
    if (state.thread_index () == 0)
      open_stream (s.mode);
    while (state.KeepRunningBatch (inputs))
      for (const in_record &in : values)
        function (unused, &in);
  };
  std::string name = std::string (s.name) + '/' + rival;
  benchmark::RegisterBenchmark (name.c_str (), work)
      ->Threads (s.threads)
      ->Iterations (2 * inputs)
      ->UseRealTime ();
}

bool
print_verdict (const sample_map &samples)
{
  bool met = true;
  printf ("%-31s%9s%9s%9s\n", "ns a call, by the clock", "libc", "qrintf",
          "ratio");
  for (const sink &s : sinks)
    {
      std::string name = s.name;
      double libc = median (samples.at (name + "/libc"));
      double qrintf = median (samples.at (name + "/qrintf"));
      bool slower = qrintf > libc * (1 + noise);
      met &= !slower;
      printf ("%-31s%9.1f%9.1f%9.2f%s\n", s.name, libc, qrintf, libc / qrintf,
              slower ? "  slower" : "");
    }
  return met;
}

} // namespace

int
main (int argc, char **argv)
{
  benchmark::Initialize (&argc, argv);
  if (benchmark::ReportUnrecognizedArguments (argc, argv))
    return 2;
  input_source source;
  std::vector<in_record> values (inputs);
  for (in_record &in : values)
    source.fill (in);
  for (int i = 0; i < repetitions; i++)
    for (const sink &s : sinks)
      {
        add (s, "libc", libc_stream_csv, values);
        add (s, "qrintf", qrintf_stream_csv, values);
      }
  collector collected (collector::clock::wall);
  benchmark::RunSpecifiedBenchmarks (&collected);
  return print_verdict (collected.samples) ? 0 : 1;
}
