/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The small-buffer string against growing strings that format through
   vsnprintf, and {fmt}: nanoseconds for "%d,%s;" appended, and allocations a
   string.

   All rivals in one process, in turns, medians; what they write is compared
   first.  With --floors the exit status is 1 where a floor is missed.  */

#include "common/main.h"
#include "common/options.h"
#include "common/input-source.h"
#include "common/reporters.h"
#include "common/samples.h"
#include "cases.h"
#include "lengths.h"

#include <benchmark/benchmark.h>

#include <climits>
#include <cstdio>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

static size_t allocations;

extern "C"
{
  void *__real_malloc (size_t);
  void *__real_realloc (void *, size_t);

  void *
  __wrap_malloc (size_t size)
  {
    allocations++;
    return __real_malloc (size);
  }

  void *
  __wrap_realloc (void *old, size_t size)
  {
    allocations++;
    return __real_realloc (old, size);
  }
}

namespace
{

constexpr size_t appended = 1000000;

/* Lowered against any rival that formats through vsnprintf, and {fmt}.  */
constexpr double vsnprintf_floor = 6;
constexpr double fmt_floor = 1.5;

void
print_help ()
{
  puts (R"(usage: qrintf_strbuf_bench [OPTION]... [--benchmark_OPTION=VALUE]...
Times appending "%d,%s;" to growing strings, and counts their allocations; first
compares what they hold.

  --quick    3 repetitions rather than 15
  --compare  compare only, measure nothing
  --floors   exit with status 1 where a floor is missed
  --help     print this

--benchmark_out=FILE writes JSON; the other options of Google Benchmark work as
well.)");
}

struct rival
{
  const char *name;
  append_records *append;
  double floor; /* 0: none */
};

constexpr rival rivals[] = {
  { "strbuf, plugin", strbuf_plugin, 0 },
  { "strbuf, by hand", strbuf_by_hand, 0 },
  { "strbuf, libc", strbuf_libc, vsnprintf_floor },
  { "sds-like", sds_like, vsnprintf_floor },
  { "kstring-like", kstring_like, vsnprintf_floor },
  { "std::string, snprintf", std_string, vsnprintf_floor },
  { "open_memstream", memory_stream, vsnprintf_floor },
  { "fmt::memory_buffer", fmt_buffer, fmt_floor },
};

/* Appends to one string; only the first has floors, as the others are as much
   malloc's.  */
struct task
{
  const char *name;
  size_t each;
};

constexpr task tasks[] = {
  { "a million to one", appended },
  { "10 to each", 10 },
  { "2 to each", 2 },
};

std::vector<record>
make_records (input_source &source)
{
  std::vector<record> records (appended);
  for (record &r : records)
    {
      int64_t number = static_cast<int64_t> (source.digits (10, INT_MAX));
      r.number = static_cast<int> (source.between (0, 1) ? number : -number);
      r.word = source.string (16);
    }
  return records;
}

void
concatenate (void *to, const char *text, size_t length)
{
  static_cast<std::string *> (to)->append (text, length);
}

void
count (void *to, const char *text, size_t length)
{
  *static_cast<size_t *> (to) += length + static_cast<size_t> (*text);
}

void
compare (const std::vector<record> &records)
{
  std::string right;
  std_string (records.data (), appended, appended, concatenate, &right);
  for (const task &t : tasks)
    for (const rival &r : rivals)
      {
        std::string text;
        r.append (records.data (), appended, t.each, concatenate, &text);
        if (text != right)
          throw std::runtime_error (std::string (r.name) + " differs");
      }
}

std::string
sample_name (const task &t, const rival &r)
{
  return std::string (t.name) + '/' + r.name;
}

void
add (const task &t, const rival &r, const std::vector<record> &records)
{
  auto work = [&t, &r, &records] (benchmark::State &state) {
    size_t sum = 0;
    for (auto _ : state)
      {
        r.append (records.data (), appended, t.each, count, &sum);
        benchmark::DoNotOptimize (sum);
      }
  };
  benchmark::RegisterBenchmark (sample_name (t, r).c_str (), work)
      ->Iterations (1);
}

/* What is judged: the plugin's work if it lowers, else what it is to do.  */
const rival &
lowered ()
{
  return strbuf_plugin_lowers ? rivals[0] : rivals[1];
}

void
print_times (const sample_map &samples)
{
  printf ("%-24s", "ns an append of \"%d,%s;\"");
  for (const task &t : tasks)
    printf ("%18s  ratio", t.name);
  for (const rival &r : rivals)
    {
      printf ("\n%-24s", r.name);
      for (const task &t : tasks)
        {
          double time = median (samples.at (sample_name (t, r)));
          double ours = median (samples.at (sample_name (t, lowered ())));
          printf ("%18.2f%7.2f", time, time / ours);
        }
    }
  printf ("\n");
}

bool
print_verdict (const sample_map &samples)
{
  bool met = true;
  const task &t = tasks[0];
  if (!strbuf_plugin_lowers)
    printf ("the plugin does not lower strbuf's printf: judged by hand\n");
  double ours = median (samples.at (sample_name (t, lowered ())));
  for (const rival &r : rivals)
    {
      double ratio = median (samples.at (sample_name (t, r))) / ours;
      if (ratio >= r.floor)
        continue;
      met = false;
      printf ("  missed: %s / %s is %.2f, below %.1f\n", r.name,
              lowered ().name, ratio, r.floor);
    }
  printf ("floors: %s\n", met ? "met" : "not met");
  return met;
}

/* Strings of string_lengths, put together of pieces of 1 to 16 bytes or of one
   piece.  */
void
print_allocations (input_source &source)
{
  constexpr size_t strings = 100000, kinds = 1 << 16;
  struct maker
  {
    const char *name;
    make_string *make;
  };
  const maker makers[] = { { "strbuf", make_strbuf },
                           { "sds-like", make_sds_like },
                           { "kstring-like", make_kstring_like } };
  std::vector<unsigned char> pieces (kinds);
  for (unsigned char &piece : pieces)
    piece = static_cast<unsigned char> (source.between (1, 16));
  std::vector<size_t> lengths (strings);
  for (size_t &length : lengths)
    length = string_lengths[source.between (0, 99)];
  printf ("allocations a string\n");
  for (const maker &m : makers)
    {
      size_t next = 0;
      allocations = 0;
      for (size_t length : lengths)
        m.make (length, pieces.data (), kinds - 1, &next);
      printf ("%-24s%18.3f\n", m.name,
              static_cast<double> (allocations) / strings);
    }
}

int
run (int argc, char **argv)
{
  bench_options chosen = take_bench_options<> (argc, argv, 15);
  benchmark::Initialize (&argc, argv, print_help);
  if (benchmark::ReportUnrecognizedArguments (argc, argv))
    return 2;
  input_source source;
  std::vector<record> records = make_records (source);
  compare (records);
  if (chosen.compare)
    return 0;
  for (int i = 0; i < chosen.repetitions; i++)
    for (const task &t : tasks)
      for (const rival &r : rivals)
        add (t, r, records);
  collector collected (collector::clock::cpu, appended);
  benchmark::RunSpecifiedBenchmarks (&collected);
  print_times (collected.samples);
  print_allocations (source);
  bool met = print_verdict (collected.samples);
  return chosen.floors && !met ? 1 : 0;
}

} // namespace

int
main (int argc, char **argv)
{
  return bench_main ("qrintf_strbuf_bench", run, argc, argv);
}
