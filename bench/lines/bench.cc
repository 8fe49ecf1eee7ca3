/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures ways of reading lines side by side, with files for inputs.

   Times are CPU time, user and system, as reading a file is mostly the kernel's
   work; of the process that reads alone.  Each pass reads a whole file, and its
   result is checked.  */

#include "common/bench.h"
#include "rows.h"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>

namespace
{

size_t corpus_size; /* 0: by the other options */
std::string folder = "/var/tmp";

[[noreturn]] void
refuse (const char *argument)
{
  std::cerr << "qrintf_lines_bench: cannot make sense of " << argument << '\n';
  exit (2);
}

/* A number with K, M or G behind it.  */
size_t
size_of (const char *text, const char *argument)
{
  char *end;
  unsigned long long value = strtoull (text, &end, 10);
  const char *unit = strchr ("KMG", *end);
  unsigned shift
      = *end && unit
            ? 10 * static_cast<unsigned> (1 + (*end == 'M') + 2 * (*end == 'G'))
            : 0;
  if (!isdigit (static_cast<unsigned char> (*text)) || !unit || (*end && end[1])
      || value == 0 || value > SIZE_MAX >> 20)
    refuse (argument);
  return value << shift;
}

bool
take (const char *argument)
{
  if (strncmp (argument, "--size=", 7) == 0)
    corpus_size = size_of (argument + 7, argument);
  else if (strncmp (argument, "--folder=", 9) == 0)
    folder = argument + 9;
  else
    return false;
  return true;
}

lines_corpora
make_corpora ()
{
  lines_corpora result;
  for (size_t mean : { 20, 120, 4096 })
    result.push_back (std::make_shared<lines_corpus> (
        std::to_string (mean), folder, corpus_size, mean));
  return result;
}

/* Says on stderr how the corpora are held.  */
void
describe (const lines_corpora &corpora)
{
  bool locked = std::all_of (corpora.begin (), corpora.end (),
                             [] (const auto &c) { return c->locked (); });
  std::cerr << (locked ? "locked in the page cache\n"
                       : "read once, but not locked in the page cache: "
                         "RLIMIT_MEMLOCK forbids it\n");
}

void
add_rows (const bench_options &chosen)
{
  if (corpus_size == 0)
    corpus_size = chosen.compare ? 1 << 20 : chosen.quick ? 64 << 20 : 1 << 30;
  std::cerr << "making three files of " << corpus_size << " bytes in " << folder
            << '\n';
  lines_corpora corpora = make_corpora ();
  if (!chosen.compare)
    describe (corpora);
  add_lines_rows (corpora, chosen.compare);
}

} // namespace

int
main (int argc, char **argv)
{
  const bench b
      = { "qrintf_lines_bench",
          R"(usage: qrintf_lines_bench [OPTION]... [--benchmark_OPTION=VALUE]...
Times ways of reading files of lines, variable in length, around 20, 120 and
4096 bytes: every line delivered, bytes counted, lines counted.  Rows are
JOB/LENGTH, as in lines/20/getline.

  --size=N       bytes of each file, as in 256M; 1G if not said, 64M with --quick
  --folder=NAME  where the files are to be, without names; /var/tmp if not said;
                 the file system matters)",
          5, add_rows, take };
  return bench_main (b, argc, argv);
}
