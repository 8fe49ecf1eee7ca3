/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The main function of all benches.  */

#include "bench.h"

#include <cstdio>
#include <exception>
#include <stdexcept>
#include <vector>

void
require_same (const std::string &row, const std::string &competitor,
              const std::string &got, const std::string &expected)
{
  if (got != expected)
    throw std::runtime_error (row + ": " + competitor + " gives \""
                              + got.substr (0, 200) + "\", the first one \""
                              + expected.substr (0, 200) + '"');
}

int
bench_main (const char *name, int repetitions, void (*add_rows) (), int argc,
            char **argv)
{
  /* Later arguments override earlier ones.  */
  std::string defaults[]
      = { "--benchmark_repetitions=" + std::to_string (repetitions),
          "--benchmark_enable_random_interleaving=true",
          "--benchmark_display_aggregates_only=true" };
  std::vector<char *> all = { argv[0] };
  for (std::string &argument : defaults)
    all.push_back (argument.data ());
  all.insert (all.end (), argv + 1, argv + argc + 1);
  int count = static_cast<int> (all.size ()) - 1;
  benchmark::Initialize (&count, all.data ());
  if (benchmark::ReportUnrecognizedArguments (count, all.data ()))
    return 2;
  try
    {
      add_rows ();
      size_t measured = benchmark::RunSpecifiedBenchmarks ();
      benchmark::ClearRegisteredBenchmarks ();
      return measured > 0 ? 0 : 2;
    }
  catch (const std::exception &e)
    {
      fprintf (stderr, "%s: %s\n", name, e.what ());
      return 1;
    }
}
