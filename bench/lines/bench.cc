/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures ways of reading lines side by side: the bench of itoa/bench.cc with
   files for inputs.

   Times are CPU time, user and system, as reading a file is mostly the kernel's
   work; of the process that reads alone.  Rivals are interleaved: every
   repetition runs all rows, and within a row one rival after the other.  Each
   pass reads a whole file, and its result is checked.  */

#include "common/main.h"
#include "common/options.h"
#include "floors.h"
#include "qrintf.h"
#include "rows.h"
#include "common/reporters.h"
#include "common/samples.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <limits>
#include <stdexcept>

namespace
{

void
print_help ()
{
  puts (R"(usage: qrintf_lines_bench [OPTION]... [--benchmark_OPTION=VALUE]...
Times ways of reading files of lines, variable in length, around 20, 120 and
4096 bytes: every line delivered, bytes counted, lines counted.

  --size=N         bytes of each file, as in 256M; 1G if not said
  --repetitions=N  5 if not said
  --quick          --size=64M --repetitions=3
  --folder=NAME    where the files are to be, without names; /var/tmp if not
                   said; the file system matters
  --compare        compare what all rivals find in small files, measure nothing
  --floors         exit with status 1 where a floor is missed
  --count FILE     print how many lines FILE has and do nothing else
  --help           print this

--benchmark_filter=REGEX chooses among JOB/LENGTH/RIVAL, as in
lines/20/getline; --benchmark_out=FILE writes JSON; the other options of
Google Benchmark work as well.)");
}

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

/* The value of the option NAME if ARGUMENT is that, or null.  */
const char *
value_of (const char *argument, const char *name)
{
  size_t length = strlen (name);
  return strncmp (argument, name, length) == 0 ? argument + length : nullptr;
}

struct options : bench_options
{
  size_t size = 0; /* 0: by the other options */
  std::string folder = "/var/tmp";

  bool
  take (const char *argument)
  {
    if (const char *text = value_of (argument, "--size="))
      size = size_of (text, argument);
    else if (const char *n = value_of (argument, "--repetitions="))
      repetitions = static_cast<int> (size_of (n, argument));
    else if (const char *name = value_of (argument, "--folder="))
      folder = name;
    else
      return bench_options::take (argument);
    return true;
  }
};

lines_corpora
make_corpora (const options &chosen)
{
  lines_corpora result;
  for (size_t mean : { 20, 120, 4096 })
    result.push_back (std::make_shared<lines_corpus> (
        std::to_string (mean), chosen.folder, chosen.size, mean));
  return result;
}

std::shared_ptr<const lines_corpus>
make_small (const options &chosen)
{
  return std::make_shared<lines_corpus> ("100", chosen.folder, 100, 20);
}

/* Every rival once over the corpora and over what is special.  */
void
compare (const options &chosen)
{
  lines_corpora corpora = make_corpora (chosen);
  auto add = [&] (const char *title, size_t size, size_t mean, bool ended) {
    corpora.push_back (std::make_shared<lines_corpus> (title, chosen.folder,
                                                       size, mean, ended));
  };
  add ("empty", 0, 20, true);
  add ("newline", 1, 20, true);
  add ("byte", 1, 20, false);
  add ("blank", 70000, 1, true);
  add ("unfinished", 70000, 20, false);
  add ("one", 65537, 65536, true);
  std::vector<lines_row> rows = lines_rows (corpora);
  rows.push_back (lines_small_row (make_small (chosen)));
  size_t rivals = 0;
  for (const lines_row &r : rows)
    for (const lines_rival &v : r.rivals)
      {
        v.pass ();
        rivals++;
      }
  std::cerr << rivals << " results compared: all rivals agree\n";
}

size_t
register_rows (const std::vector<lines_row> &rows)
{
  size_t count = 0;
  for (const lines_row &r : rows)
    for (const lines_rival &v : r.rivals)
      {
        auto work = [&v] (benchmark::State &state) {
          for (auto _ : state)
            state.SetIterationTime (v.pass ());
        };
        benchmark::RegisterBenchmark ((r.name + '/' + v.name).c_str (), work)
            ->Iterations (1)
            ->UseManualTime ();
        count++;
      }
  return count;
}

/* Says on stderr how the corpora are held; what the floors depend on.  */
lines_setting
describe (const lines_corpora &corpora)
{
  lines_setting result{ corpora.front ()->view ().size (),
                        std::numeric_limits<double>::max () };
  bool locked = true;
  for (const auto &c : corpora)
    {
      result.folio_size = std::min (result.folio_size, c->folio_size ());
      locked &= c->locked ();
    }
  std::cerr << (locked ? "locked in the page cache"
                       : "read once, but not locked in the page cache: "
                         "RLIMIT_MEMLOCK forbids it");
  if (result.folio_size > 0)
    std::cerr << "; folios of " << result.folio_size / 1024 << " KiB\n";
  else
    std::cerr << "; size of folios unknown, as CAP_SYS_ADMIN is needed\n";
  return result;
}

void
warn_of_holes (const lines_corpora &corpora)
{
  for (const auto &c : corpora)
    if (double part = c->resident (); part < 1)
      std::cerr << "warning: of " << c->title () << " only " << 100 * part
                << " % are in the page cache at the end\n";
}

/* One line a rival, one column a row, of the rows of JOB; nothing if none was
   measured.  */
void
print_job (const std::string &job,
           const std::vector<const lines_row *> &columns,
           const sample_map &samples)
{
  bool rate = job != "small";
  std::string title = job + (rate ? ", GB/s" : ", ns a file");
  for (const lines_rival &v : columns.front ()->rivals)
    {
      std::string line, heads;
      for (const lines_row *r : columns)
        {
          auto s = samples.find (r->name + '/' + v.name);
          if (s == samples.end ())
            continue;
          double t = median (s->second);
          char cell[32];
          snprintf (cell, sizeof cell, "%9.*f", rate ? 2 : 0,
                    rate ? static_cast<double> (r->bytes) / t : t);
          line += cell;
          snprintf (cell, sizeof cell, "%9s",
                    r->name.c_str () + job.size () + 1);
          heads += cell;
        }
      if (line.empty ())
        continue;
      if (!title.empty ())
        printf ("%-28s%s\n", title.c_str (), heads.c_str ());
      title.clear ();
      printf ("%-28s%s\n", v.name.c_str (), line.c_str ());
    }
  if (title.empty ())
    puts ("");
}

void
print_rates (const std::vector<lines_row> &rows, const sample_map &samples)
{
  auto job_of = [] (const lines_row &r) {
    return r.name.substr (0, r.name.find ('/'));
  };
  for (auto from = rows.begin (); from != rows.end ();)
    {
      std::vector<const lines_row *> columns;
      std::string job = job_of (*from);
      for (; from != rows.end () && job_of (*from) == job; ++from)
        columns.push_back (&*from);
      print_job (job, columns, samples);
    }
  fflush (stdout);
}

int
measure (const options &chosen)
{
  std::cerr << "making three files of " << chosen.size << " bytes in "
            << chosen.folder << '\n';
  lines_corpora corpora = make_corpora (chosen);
  lines_setting setting = describe (corpora);
  std::vector<lines_row> rows = lines_rows (corpora);
  rows.push_back (lines_small_row (make_small (chosen)));
  size_t runs = 0;
  for (int i = 0; i < chosen.repetitions; i++)
    runs += register_rows (rows);
  benchmark::AddCustomContext ("corpus_bytes", std::to_string (chosen.size));
  benchmark::AddCustomContext ("folio_bytes",
                               std::to_string (setting.folio_size));
  collector collected (collector::clock::wall, 1,
                       std::max<size_t> (1, runs / 50));
  json_writer json (chosen.repetitions);
  benchmark::RunSpecifiedBenchmarks (&collected, chosen.json ? &json : nullptr);
  if (collected.samples.empty ())
    return 2;

  warn_of_holes (corpora);
  print_rates (rows, collected.samples);
  bool met = print_lines_floors (std::cout, collected.samples, setting);
  return chosen.floors && !met ? 1 : 0;
}

int
run (int argc, char **argv)
{
  if (argc == 3 && strcmp (argv[1], "--count") == 0)
    {
      std::cout << qrintf::line_reader (argv[2]).count () << '\n';
      return 0;
    }
  auto chosen = take_bench_options<options> (argc, argv, 5);
  if (chosen.size == 0)
    chosen.size = chosen.compare ? 1 << 20 : chosen.quick ? 64 << 20 : 1 << 30;
  benchmark::Initialize (&argc, argv, print_help);
  if (benchmark::ReportUnrecognizedArguments (argc, argv))
    return 2;
  if (!chosen.compare)
    return measure (chosen);
  compare (chosen);
  return 0;
}

} // namespace

int
main (int argc, char **argv)
{
  return bench_main ("qrintf_lines_bench", run, argc, argv);
}
