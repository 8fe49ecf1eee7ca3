/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The main function of all benches.  */

#include "bench.h"

#include "cpu-tiers.h"

#include <cstdio>
#include <cstring>
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

static const char *help;

static void
print_help ()
{
  puts (help);
  puts (R"(
  --quick    3 repetitions
  --compare  compare only, measure nothing
  --help     print this

--benchmark_filter=REGEX chooses among ROW/COMPETITOR, --benchmark_out=FILE writes
JSON; the other options of Google Benchmark work as well.)");
}

static int
run (const bench &b, int argc, char **argv)
{
  bench_options chosen;
  std::vector<char *> rest;
  for (int i = 1; i < argc; i++)
    if (strcmp (argv[i], "--quick") == 0)
      chosen.quick = true;
    else if (strcmp (argv[i], "--compare") == 0)
      chosen.compare = true;
    else if (!b.take || !b.take (argv[i]))
      rest.push_back (argv[i]);

  /* Later arguments override earlier ones.  */
  std::string arguments[]
      = { argv[0],
          "--benchmark_repetitions="
              + std::to_string (chosen.quick ? 3 : b.repetitions),
          "--benchmark_enable_random_interleaving=true",
          "--benchmark_display_aggregates_only=true" };
  std::vector<char *> all;
  for (std::string &argument : arguments)
    all.push_back (argument.data ());
  all.insert (all.end (), rest.begin (), rest.end ());
  int count = static_cast<int> (all.size ());
  all.push_back (nullptr);
  help = b.help;
  benchmark::Initialize (&count, all.data (), print_help);
  if (benchmark::ReportUnrecognizedArguments (count, all.data ()))
    return 2;

  b.add_rows (chosen);
  fprintf (stderr, "%s: all competitors agree\n", b.name);
  if (chosen.compare)
    return 0;
  benchmark::AddCustomContext ("isa_tier", name_of_tier_in_use ());
  size_t measured = benchmark::RunSpecifiedBenchmarks ();
  benchmark::ClearRegisteredBenchmarks ();
  return measured > 0 ? 0 : 2;
}

int
bench_main (const bench &b, int argc, char **argv)
{
  try
    {
      return run (b, argc, argv);
    }
  catch (const std::exception &e)
    {
      fprintf (stderr, "%s: %s\n", b.name, e.what ());
      return 1;
    }
}
