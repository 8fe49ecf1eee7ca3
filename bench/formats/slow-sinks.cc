/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sinks where nothing is to be won and nothing may be lost: one stream that
   two threads write to, and one without a buffer, as stderr is.

   A program of its own, because glibc takes every lock once a process has had a
   second thread.  Exits with 1 where lowered calls are slower than libc's,
   twice: two threads are as fast as the machine has two free CPUs, so what
   seems slower is measured anew before it is told.  */

#include "common/main.h"
#include "cases.h"
#include "common/input-source.h"
#include "common/reporters.h"
#include "common/samples.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>
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

struct options
{
  int repetitions = 31;
  std::string json;
};

void
print_help ()
{
  puts (
      R"(usage: qrintf_slow_sinks_bench [OPTION]... [--benchmark_OPTION=VALUE]...
Times fprintf to a stream of two threads and to one without a buffer, through
libc and lowered.  Exit status 1: lowered calls are slower, measured twice.

  --quick               7 repetitions rather than 31
  --benchmark_out=FILE  write JSON
  --help                print this

The other options of Google Benchmark work as well.)");
}

/* Takes the options that are ours out of ARGV.  The file is, too: Google
   Benchmark would begin it anew for what is measured twice.  */
options
parse (int &argc, char **argv)
{
  static const char out[] = "--benchmark_out=";
  options result;
  int kept = 1;
  for (int i = 1; i < argc; i++)
    if (strcmp (argv[i], "--quick") == 0)
      result.repetitions = 7;
    else if (strncmp (argv[i], out, sizeof out - 1) == 0)
      result.json = argv[i] + sizeof out - 1;
    else
      argv[kept++] = argv[i];
  argc = kept;
  argv[argc] = nullptr;
  return result;
}

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
      ->Iterations (inputs)
      ->UseRealTime ();
}

/* libc's time by qrintf's, in the middle of the repetitions: those of one
   follow each other, and what else the machine does slows them alike.  */
double
ratio_of (const sample_map &samples, const sink &s)
{
  const std::vector<double> &libc = samples.at (std::string (s.name) + "/libc");
  const std::vector<double> &qrintf
      = samples.at (std::string (s.name) + "/qrintf");
  std::vector<double> ratios;
  for (size_t i = 0; i < libc.size () && i < qrintf.size (); i++)
    ratios.push_back (libc[i] / qrintf[i]);
  return median (ratios);
}

void
print_row (const sample_map &samples, const sink &s)
{
  std::string name = s.name;
  printf ("%-31s%9.1f%9.1f%9.2f", s.name, median (samples.at (name + "/libc")),
          median (samples.at (name + "/qrintf")), ratio_of (samples, s));
}

sample_map
measure (const std::vector<sink> &chosen, int repetitions,
         const std::vector<in_record> &values, const std::string &file)
{
  benchmark::ClearRegisteredBenchmarks ();
  for (int i = 0; i < repetitions; i++)
    for (const sink &s : chosen)
      {
        add (s, "libc", libc_stream_csv, values);
        add (s, "qrintf", qrintf_stream_csv, values);
      }
  collector collected (collector::clock::wall, 1, chosen.size ());
  if (file.empty ())
    {
      benchmark::RunSpecifiedBenchmarks (&collected);
      return collected.samples;
    }
  std::ofstream out (file);
  json_writer json (repetitions);
  json.SetOutputStream (&out);
  both_reporters both (collected, json);
  benchmark::RunSpecifiedBenchmarks (&both);
  if (!out.flush ())
    throw std::runtime_error ("cannot write " + file);
  return collected.samples;
}

/* Those of SINKS that were slower; prints all.  */
std::vector<sink>
print_slower (const std::vector<sink> &chosen, const sample_map &samples,
              const char *remark)
{
  std::vector<sink> result;
  printf ("%-31s%9s%9s%9s\n", "ns a call, by the clock", "libc", "qrintf",
          "ratio");
  for (const sink &s : chosen)
    {
      bool slower = ratio_of (samples, s) < 1 / (1 + noise);
      if (slower)
        result.push_back (s);
      print_row (samples, s);
      printf ("%s\n", slower ? remark : "");
    }
  fflush (stdout);
  return result;
}

int
run (int argc, char **argv)
{
  options chosen = parse (argc, argv);
  benchmark::Initialize (&argc, argv, print_help);
  if (benchmark::ReportUnrecognizedArguments (argc, argv))
    return 2;
  input_source source;
  std::vector<in_record> values (inputs);
  for (in_record &in : values)
    source.fill (in);
  std::vector<sink> all (std::begin (sinks), std::end (sinks));
  std::vector<sink> slower = print_slower (
      all, measure (all, chosen.repetitions, values, chosen.json),
      "  slower? once more");
  if (!slower.empty ())
    slower = print_slower (
        slower, measure (slower, chosen.repetitions, values, ""), "  slower");
  return slower.empty () ? 0 : 1;
}

} // namespace

int
main (int argc, char **argv)
{
  return bench_main ("qrintf_slow_sinks_bench", run, argc, argv);
}
