/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The collector of samples, and the JSON with medians.  */

#include "reporters.h"

#include <cassert>
#include <ostream>

collector::collector (clock measured, size_t calls_per_iteration,
                      size_t runs_per_dot)
    : m_clock (measured), m_calls (static_cast<double> (calls_per_iteration)),
      m_runs_per_dot (runs_per_dot)
{
  assert (calls_per_iteration > 0 && runs_per_dot > 0);
}

bool
collector::ReportContext (const Context &)
{
  return true;
}

void
collector::ReportRuns (const std::vector<Run> &runs)
{
  for (const Run &run : runs)
    {
      double time = m_clock == clock::cpu ? run.GetAdjustedCPUTime ()
                                          : run.GetAdjustedRealTime ();
      samples[run.run_name.function_name].push_back (time / m_calls);
    }
  if (++m_runs % m_runs_per_dot == 0)
    GetErrorStream () << '.' << std::flush;
}

void
collector::Finalize ()
{
  GetErrorStream () << '\n';
}

json_writer::json_writer (int repetitions) : m_repetitions (repetitions) {}

void
json_writer::ReportRuns (const std::vector<Run> &runs)
{
  for (Run run : runs)
    {
      run.run_name.iterations.clear ();
      std::vector<Run> &earlier = m_runs[run.benchmark_name ()];
      run.repetition_index = static_cast<int64_t> (earlier.size ());
      run.repetitions = m_repetitions;
      earlier.push_back (run);
      JSONReporter::ReportRuns ({ run });
    }
}

static benchmark::BenchmarkReporter::Run
median_of (const std::vector<benchmark::BenchmarkReporter::Run> &runs)
{
  using Run = benchmark::BenchmarkReporter::Run;
  std::vector<double> real, cpu;
  for (const Run &run : runs)
    {
      real.push_back (run.real_accumulated_time);
      cpu.push_back (run.cpu_accumulated_time);
    }
  Run result = runs.front ();
  result.run_type = Run::RT_Aggregate;
  result.aggregate_name = "median";
  result.real_accumulated_time = median (real);
  result.cpu_accumulated_time = median (cpu);
  return result;
}

void
json_writer::Finalize ()
{
  for (const auto &[name, runs] : m_runs)
    JSONReporter::ReportRuns ({ median_of (runs) });
  JSONReporter::Finalize ();
}

bool
both_reporters::ReportContext (const Context &context)
{
  bool first = m_first.ReportContext (context);
  return m_second.ReportContext (context) && first;
}

void
both_reporters::ReportRuns (const std::vector<Run> &runs)
{
  m_first.ReportRuns (runs);
  m_second.ReportRuns (runs);
}

void
both_reporters::Finalize ()
{
  m_first.Finalize ();
  m_second.Finalize ();
}
