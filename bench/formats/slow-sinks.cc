/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sinks where nothing is to be won and nothing may be lost: one stream that
   two threads write to, and one without a buffer, as stderr is.  By the clock.

   A program of its own, because glibc takes every lock once a process has had a
   second thread.  */

#include "cases.h"
#include "common/bench.h"
#include "common/input-source.h"
#include "common/streams.h"

#include <optional>
#include <thread>

FILE *bench_stream;

FILE *
bench_memory ()
{
  return bench_stream;
}

namespace
{

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

struct records
{
  input_source source;
  std::vector<in_record> values = std::vector<in_record> (inputs_per_row);

  records ()
  {
    for (in_record &in : values)
      source.fill (in);
  }
};

void
add (const sink &s, const char *competitor, call function)
{
  static const records in;
  auto work = [&s, function] (benchmark::State &state) {
    char unused[BENCH_BUFFER];
    static std::optional<null_stream> stream;
    if (state.thread_index () == 0)
      bench_stream = stream.emplace (s.mode).file;
    while (state.KeepRunningBatch (inputs_per_row))
      for (const in_record &record : in.values)
        function (unused, &record);
  };
  std::string name = std::string (s.name) + '/' + competitor;
  benchmark::RegisterBenchmark (name.c_str (), work)
      ->Threads (s.threads)
      ->Iterations (inputs_per_row)
      ->UseRealTime ();
}

void
add_rows ()
{
  std::thread ([] {}).join ();
  for (const sink &s : sinks)
    {
      add (s, "libc", libc_stream_csv);
      add (s, "qrintf", qrintf_stream_csv);
    }
}

} // namespace

int
main (int argc, char **argv)
{
  return bench_main ("qrintf_slow_sinks_bench", 31, add_rows, argc, argv);
}
