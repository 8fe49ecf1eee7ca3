/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The options that all benches have, taken out of the arguments before Google
   Benchmark sees these: --quick, --compare, --floors.  */

#ifndef QRINTF_BENCH_OPTIONS_H
#define QRINTF_BENCH_OPTIONS_H

#include <cstring>

struct bench_options
{
  bool quick = false, floors = false, compare = false;

  /* --benchmark_out=FILE is there, which stays: Google Benchmark refuses a
     reporter for a file without it.  */
  bool json = false;

  int repetitions = 0; /* 3 with --quick */

  /* Whether ARGUMENT is one of them.  */
  bool
  take (const char *argument)
  {
    if (strcmp (argument, "--quick") == 0)
      quick = true;
    else if (strcmp (argument, "--floors") == 0)
      floors = true;
    else if (strcmp (argument, "--compare") == 0)
      compare = true;
    else
      return false;
    return true;
  }
};

/* OPTIONS is that, or what adds options of its own by a take of its own.  */
template <typename Options = bench_options>
Options
take_bench_options (int &argc, char **argv, int repetitions)
{
  Options result;
  int kept = 1;
  for (int i = 1; i < argc; i++)
    if (!result.take (argv[i]))
      {
        result.json |= strncmp (argv[i], "--benchmark_out=", 16) == 0;
        argv[kept++] = argv[i];
      }
  argc = kept;
  argv[argc] = nullptr;
  if (result.repetitions == 0)
    result.repetitions = result.quick ? 3 : repetitions;
  return result;
}

#endif
