/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The options that all benches have, taken out of the arguments before Google
   Benchmark sees these: --quick, --compare, --floors, --table=FILE.  A bench's
   help names those that it heeds.  */

#ifndef QRINTF_BENCH_OPTIONS_H
#define QRINTF_BENCH_OPTIONS_H

#include <cstring>
#include <string>

struct bench_options
{
  int repetitions = 0; /* 3 with --quick */
  bool floors = false, compare = false;
  std::string table;

  /* --benchmark_out=FILE is there, which stays: Google Benchmark refuses a
     reporter for a file without it.  */
  bool json = false;

  /* Whether ARGUMENT is one of them.  */
  bool
  take (const char *argument)
  {
    if (strcmp (argument, "--quick") == 0)
      repetitions = 3;
    else if (strcmp (argument, "--floors") == 0)
      floors = true;
    else if (strcmp (argument, "--compare") == 0)
      compare = true;
    else if (strncmp (argument, "--table=", 8) == 0)
      table = argument + 8;
    else
      return false;
    return true;
  }
};

inline bench_options
take_bench_options (int &argc, char **argv, int repetitions)
{
  bench_options result;
  result.repetitions = repetitions;
  int kept = 1;
  for (int i = 1; i < argc; i++)
    if (!result.take (argv[i]))
      {
        result.json |= strncmp (argv[i], "--benchmark_out=", 16) == 0;
        argv[kept++] = argv[i];
      }
  argc = kept;
  argv[argc] = nullptr;
  return result;
}

#endif
