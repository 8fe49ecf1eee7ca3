/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the benches' runs go to: a collector of samples for tables and verdicts,
   and Google Benchmark's JSON with medians.  Neither prints a table.  */

#ifndef QRINTF_BENCH_REPORTERS_H
#define QRINTF_BENCH_REPORTERS_H

#include "samples.h"

#include <benchmark/benchmark.h>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

/* Collects the samples; says on stderr how far the run is.  */
class collector : public benchmark::BenchmarkReporter
{
public:
  enum class clock
  {
    cpu,
    wall
  };

  /* An iteration of a benchmark is CALLS_PER_ITERATION calls, which samples
     are divided by; a dot stands for RUNS_PER_DOT runs.  */
  explicit collector (clock measured = clock::cpu,
                      size_t calls_per_iteration = 1, size_t runs_per_dot = 1);

  bool ReportContext (const Context &) override;
  void ReportRuns (const std::vector<Run> &runs) override;
  void Finalize () override;

  sample_map samples;

private:
  clock m_clock;
  double m_calls;
  size_t m_runs_per_dot, m_runs = 0;
};

/* Google Benchmark's JSON for benches that register each repetition as a
   benchmark of its own: with the repetitions numbered, and the medians at the
   end.  */
class json_writer : public benchmark::JSONReporter
{
public:
  explicit json_writer (int repetitions);

  void ReportRuns (const std::vector<Run> &runs) override;
  void Finalize () override;

private:
  int m_repetitions;
  std::map<std::string, std::vector<Run>> m_runs;
};

/* Both of two reporters, where Google Benchmark takes one.  */
class both_reporters : public benchmark::BenchmarkReporter
{
public:
  both_reporters (benchmark::BenchmarkReporter &first,
                  benchmark::BenchmarkReporter &second)
      : m_first (first), m_second (second)
  {
  }

  bool ReportContext (const Context &) override;
  void ReportRuns (const std::vector<Run> &runs) override;
  void Finalize () override;

private:
  benchmark::BenchmarkReporter &m_first, &m_second;
};

#endif
