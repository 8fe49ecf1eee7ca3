/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures ways of reading lines side by side, with files for inputs: those of
   ways.h, and qrintf's.

   usage: qrintf_lines_bench [--size=MIB] [--benchmark_OPTION=VALUE]...

   Files of MIB, by default 128, are in TMPDIR, or in /var/tmp.  Rows JOB/LENGTH
   are for lines around 20, 120 and 4096 bytes; JOB is

     lines    every line delivered; also the bound, which delivers none
     pipe     the same from a pipe, whose writer's time is not counted
     bases    the bytes C, G, c and g counted, by line or over the whole input
     count    lines counted.

   Times are CPU time, user and system, as reading a file is mostly the kernel's
   work; of the process that reads alone.  Each pass reads a whole file, and its
   result is checked.  */

#include "common/bench.h"
#include "ways.h"

#include <qrintf/line_reader.hpp>

extern "C"
{
#include "lines/lines-tuning.h"

  extern const lines_cpu __qrintf_lines_cpu_portable;
}

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <functional>
#include <memory>
#include <random>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <fcntl.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace
{

using qrintf::line_input;

/* A file of lines of 1 to 2 * MEAN - 1 bytes, each length equally likely,
   newline included, the last cut to fit: lines of one length, or of few,
   mislead, as the branch predictor learns them.  They are cut from a pool of
   random text, the same in every run.  The file has no name, so that nothing is
   left whatever happens, and is kept in the page cache.  */
class lines_corpus
{
public:
  /* SIZE bytes in FOLDER.  Throws std::system_error.  */
  lines_corpus (const std::string &folder, size_t size, size_t mean)
      : title (std::to_string (mean)), path (folder + "/qrintf-lines-XXXXXX")
  {
    m_fd = lines_checked (mkostemp (path.data (), O_CLOEXEC), "make a corpus");
    unlink (path.c_str ());
    path = "/proc/" + std::to_string (getpid ()) + "/fd/"
           + std::to_string (m_fd);
    {
      const std::string made = made_lines (size, mean);
      for (size_t done = 0; done < size;)
        done += static_cast<size_t> (lines_checked (
            write (m_fd, made.data () + done, size - done), "write a corpus"));
    }
    void *mapped = mmap (nullptr, size, PROT_READ, MAP_SHARED, m_fd, 0);
    lines_checked (mapped == MAP_FAILED ? -1 : 0, "mmap a corpus");
    locked = mlock (mapped, size) == 0;
    text = { static_cast<const char *> (mapped), size };
    for (char c : text)
      {
        tally.lines += c == '\n';
        tally.bases += is_base (c);
      }
    tally.bytes = size - tally.lines;
  }
  ~lines_corpus ()
  {
    munmap (const_cast<char *> (text.data ()), text.size ());
    close (m_fd);
  }
  lines_corpus (const lines_corpus &) = delete;
  lines_corpus &operator= (const lines_corpus &) = delete;

  const std::string title; /* the mean, for rows */
  std::string path;        /* for this process and its children */
  std::string_view text;
  lines_tally tally{ 0, 0, 0 }; /* what is in it */
  bool locked; /* by mlock (2); if not, it was merely read once */

private:
  int m_fd;

  static std::string
  made_lines (size_t size, size_t mean)
  {
    static const char alphabet[65]
        = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .";
    std::mt19937_64 random (mean);
    std::string pool (1 << 20, ' '), all;
    for (char &c : pool)
      c = alphabet[random () >> 58];
    while (all.size () < size)
      {
        size_t line = std::min<size_t> (1 + random () % (2 * mean - 1),
                                        size - all.size ());
        all.append (pool, random () % (pool.size () - (line - 1)), line - 1);
        all += '\n';
      }
    return all;
  }
};

using corpus_pointer = std::shared_ptr<const lines_corpus>;
using reading = std::function<lines_tally (const char *path)>;

struct measured
{
  lines_tally tally;
  double seconds;
};

double
seconds_of (const timeval &t)
{
  return static_cast<double> (t.tv_sec) + static_cast<double> (t.tv_usec) / 1e6;
}

double
seconds_of (int who)
{
  rusage used;
  getrusage (who, &used);
  return seconds_of (used.ru_utime) + seconds_of (used.ru_stime);
}

double
cpu_time ()
{
  timespec t;
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &t);
  return static_cast<double> (t.tv_sec) + static_cast<double> (t.tv_nsec) / 1e9;
}

measured
in_this_process (const reading &read, const char *path)
{
  double begin = cpu_time ();
  lines_tally tally = read (path);
  return { tally, cpu_time () - begin };
}

/* A child that does WORK with the end of a pipe which is written to, while USE
   has the other one.  */
void
beside_child (const std::function<void (int)> &work,
              const std::function<void (int)> &use)
{
  int ends[2], status;
  lines_checked (pipe2 (ends, O_CLOEXEC), "pipe");
  fflush (nullptr);
  pid_t child = lines_checked (fork (), "fork");
  if (child == 0)
    {
      close (ends[0]); /* so that a writer ends if its reader does */
      work (ends[1]);
      _exit (0);
    }
  close (ends[1]);
  use (ends[0]);
  close (ends[0]);
  lines_checked (waitpid (child, &status, 0), "wait");
  if (status != 0)
    throw std::runtime_error ("a child failed");
}

/* Of the path of a pipe into which another process writes TEXT.  */
measured
over_pipe (const reading &read, std::string_view text)
{
  measured result;
  beside_child (
      [text] (int end) mutable {
        while (!text.empty ())
          text.remove_prefix (static_cast<size_t> (lines_checked (
              write (end, text.data (), text.size ()), "write")));
      },
      [&] (int end) {
        std::string path = "/dev/fd/" + std::to_string (end);
        result = in_this_process (read, path.c_str ());
      });
  return result;
}

/* The whole process, its start included.  */
measured
by_wc (const char *path)
{
  char text[64] = "";
  double before = seconds_of (RUSAGE_CHILDREN);
  beside_child (
      [path] (int end) {
        dup2 (end, STDOUT_FILENO);
        execlp ("wc", "wc", "-l", path, nullptr);
        _exit (127);
      },
      [&] (int end) {
        lines_checked (read (end, text, sizeof text - 1), "wc");
      });
  return { { strtoull (text, nullptr, 10), 0, 0 },
           seconds_of (RUSAGE_CHILDREN) - before };
}

/* qrintf's ways.  The compiler keeps a tally that is returned in its caller's
   memory, in the loop as well; these three are kept in registers.  */
lines_tally
returned (uint64_t lines, uint64_t bytes, uint64_t bases)
{
  return { lines, bytes, bases };
}

/* NEXT (line) gives the next line of a reader of the C interface, if there is
   one.  */
template <lines_job job, typename Make>
lines_tally
by_c (const char *path, Make make)
{
  lines_tally tally{ 0, 0, 0 };
  qrintf_lines_reader *reader = qrintf_lines_open (path, nullptr);
  lines_checked (reader ? 0 : -1, "open");
  auto next = make (reader);
  for (qrintf_lines_line line; next (&line); tally.lines++)
    take_text<job> (&tally, line.text, line.length);
  lines_checked (qrintf_lines_errno (reader) ? -1 : 0, "read");
  qrintf_lines_close (reader);
  return returned (tally.lines, tally.bytes, tally.bases);
}

lines_tally
by_next (const char *path)
{
  return by_c<lines_delivered> (path, [] (qrintf_lines_reader *reader) {
    return [reader] (qrintf_lines_line *line) {
      return qrintf_lines_next (reader, line) > 0;
    };
  });
}

lines_tally
by_step (const char *path)
{
  return by_c<lines_delivered> (path, [] (qrintf_lines_reader *reader) {
    return [reader, cursor = qrintf_lines_begin (reader)] (
               qrintf_lines_line *line) mutable {
      return qrintf_lines_step (reader, &cursor, line);
    };
  });
}

template <lines_job job, line_input input = line_input::automatic>
lines_tally
by_views (const char *path)
{
  lines_tally tally{ 0, 0, 0 };
  qrintf::line_options options;
  options.input = input;
  for (std::string_view line : qrintf::line_reader (path, options))
    {
      take_text<job> (&tally, line.data (), line.size ());
      tally.lines++;
    }
  return returned (tally.lines, tally.bytes, tally.bases);
}

/* What is compared: the bound finds no lines, and some ways of counting bases
   do not look for them.  */
enum class kind
{
  bound,
  whole,
  by_line
};

void
check (const lines_corpus &corpus, const std::string &name, lines_job job,
       kind what, const lines_tally &got)
{
  lines_tally expected = corpus.tally;
  if (what == kind::bound)
    expected = { 0, corpus.text.size (), 0 };
  bool lines = what != kind::whole || job == lines_counted;
  if ((lines && got.lines != expected.lines)
      || (job == lines_delivered && got.bytes != expected.bytes)
      || (job == lines_bases && got.bases != expected.bases))
    throw std::runtime_error (name + " finds " + std::to_string (got.lines)
                              + " lines, " + std::to_string (got.bytes)
                              + " bytes, " + std::to_string (got.bases)
                              + " bases");
}

/* Adds the competitors of one row.  */
struct row
{
  std::string name;
  lines_job job;
  corpus_pointer corpus;

  void
  add (const char *way, const std::function<measured ()> &measure,
       kind what = kind::by_line) const
  {
    std::string full = name + '/' + corpus->title + '/' + way;
    auto work = [=, job = job, corpus = corpus] (benchmark::State &state) {
      for (auto _ : state)
        {
          measured result = measure ();
          check (*corpus, full, job, what, result.tally);
          state.SetIterationTime (result.seconds);
        }
      state.SetBytesProcessed (static_cast<int64_t> (corpus->text.size ()));
    };
    benchmark::RegisterBenchmark (full.c_str (), work)
        ->Iterations (1)
        ->UseManualTime ();
  }

  void
  add_reading (const char *way, const reading &read,
               kind what = kind::by_line) const
  {
    bool piped = name == "pipe";
    add (
        way,
        [=, corpus = corpus] {
          return piped ? over_pipe (read, corpus->text)
                       : in_this_process (read, corpus->path.c_str ());
        },
        what);
  }

  void
  add_way (const char *way, lines_way *w, kind what = kind::by_line) const
  {
    add_reading (
        way, [w, job = job] (const char *path) { return w (path, job); }, what);
  }
};

/* The variant for a tier is forced by the tuning that each reader copies;
   programs have no access to that.  */
void
add_tier (const row &r, const lines_cpu *cpu)
{
  r.add_reading ((std::string ("qrintf_map_") + cpu->name).c_str (),
                 [cpu] (const char *path) {
                   __qrintf_lines_tuning.cpu = cpu;
                   lines_tally tally
                       = by_views<lines_delivered, line_input::map> (path);
                   __qrintf_lines_tuning.cpu = nullptr;
                   return tally;
                 });
}

void
add_piped (const corpus_pointer &corpus)
{
  row r{ "pipe", lines_delivered, corpus };
  r.add_way ("read_only", bound_read, kind::bound);
  r.add_way ("getline", way_getline);
  r.add_way ("ifstream", way_ifstream);
  r.add_way ("read_memchr", way_read_memchr);
  r.add_reading ("qrintf", by_views<lines_delivered>);
}

/* Those that take bytes from lines as well as lines alone.  */
void
add_line_readers (const row &r)
{
  r.add_way ("getline", way_getline);
  r.add_way ("ifstream", way_ifstream);
  r.add_way ("mmap_memchr", way_mmap_memchr);
  r.add_way ("read_memchr", way_read_memchr);
}

void
add_delivered (const corpus_pointer &corpus)
{
  row r{ "lines", lines_delivered, corpus };
  r.add_way ("read_only", bound_read, kind::bound);
  add_line_readers (r);
  r.add_reading ("qrintf_next", by_next);
  r.add_reading ("qrintf_step", by_step);
  r.add_reading ("qrintf", by_views<lines_delivered>);
  for (auto cpu = __qrintf_lines_cpus (); *cpu; cpu++)
    add_tier (r, *cpu);
  add_tier (r, &__qrintf_lines_cpu_portable);
}

void
add_bases (const corpus_pointer &corpus)
{
  row r{ "bases", lines_bases, corpus };
  r.add_way ("mmap_loop_o3", way_mmap_loop_o3, kind::whole);
  add_line_readers (r);
  r.add_reading ("qrintf_view", by_views<lines_bases>);
  r.add_reading (
      "qrintf_count",
      [] (const char *path) {
        return returned (
            0, 0,
            static_cast<uint64_t> (qrintf::line_reader (path).count ("CGcg")));
      },
      kind::whole);
}

void
add_counted (const corpus_pointer &corpus)
{
  row r{ "count", lines_counted, corpus };
  r.add_way ("getline", way_getline);
  r.add_way ("mmap_loop_o3", way_mmap_loop_o3);
  r.add_way ("mmap_memchr", way_mmap_memchr);
  r.add ("wc", [corpus] { return by_wc (corpus->path.c_str ()); });
  r.add_reading ("qrintf_count", [] (const char *path) {
    return returned (
        static_cast<uint64_t> (qrintf::line_reader (path).count ()), 0, 0);
  });
}

size_t mib = 128;

void
add_rows ()
{
  const char *folder = getenv ("TMPDIR");
  std::vector<corpus_pointer> corpora;
  for (size_t mean : { 20, 120, 4096 })
    corpora.push_back (std::make_shared<lines_corpus> (
        folder ? folder : "/var/tmp", mib << 20, mean));
  if (!corpora.back ()->locked)
    fprintf (stderr, "read once, but not locked in the page cache: "
                     "RLIMIT_MEMLOCK forbids it\n");
  for (auto add : { add_delivered, add_piped, add_bases, add_counted })
    for (const corpus_pointer &corpus : corpora)
      add (corpus);
}

} // namespace

int
main (int argc, char **argv)
{
  /* With the writer of a pipe on another CPU, the time would have much of their
     waiting for one another in it.  */
  cpu_set_t one;
  CPU_ZERO (&one);
  CPU_SET (static_cast<unsigned> (sched_getcpu ()), &one);
  sched_setaffinity (0, sizeof one, &one);
  if (argc > 1 && strncmp (argv[1], "--size=", 7) == 0)
    {
      mib = strtoull (argv[1] + 7, nullptr, 10);
      argv[1] = argv[0];
      argv++, argc--;
    }
  return bench_main ("qrintf_lines_bench", 5, add_rows, argc, argv);
}
