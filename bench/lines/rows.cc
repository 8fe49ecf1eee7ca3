/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of competitors, and the check of what they found.  */

#include "rows.h"

#include "processes.h"
#include "qrintf.h"

#include <benchmark/benchmark.h>

#include <stdexcept>

namespace
{

using way = lines_tally (const char *path, lines_job job);
using qrintf_way
    = lines_tally (const char *path, lines_job job, lines_manner how);
using qrintf::line_input;
using corpus_pointer = std::shared_ptr<const lines_corpus>;

/* What is compared: bounds find no lines, and some ways of counting bases do
   not look for them.  */
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
  lines_tally expected = corpus.tally ();
  if (what == kind::bound)
    expected = { 0, corpus.view ().size (), 0 };
  bool lines = what != kind::whole || job == lines_counted;
  if ((lines && got.lines != expected.lines)
      || (job == lines_delivered && got.bytes != expected.bytes)
      || (job == lines_bases && got.bases != expected.bases))
    throw std::runtime_error (corpus.title () + ": " + name + " finds "
                              + std::to_string (got.lines) + " lines, "
                              + std::to_string (got.bytes) + " bytes, "
                              + std::to_string (got.bases) + " bases, and not "
                              + std::to_string (expected.lines) + ", "
                              + std::to_string (expected.bytes) + ", "
                              + std::to_string (expected.bases));
}

/* Adds the competitors of one row.  */
class row_maker
{
public:
  using reading = std::function<lines_tally (const char *path)>;

  row_maker (const char *name, lines_job job, corpus_pointer corpus,
             bool compare)
      : m_name (name + ('/' + corpus->title () + '/')), m_job (job),
        m_corpus (std::move (corpus)), m_compare (compare)
  {
  }

  /* MEASURE tells what it found and how many seconds of CPU time that took.  */
  void
  add_measured (const std::string &name, kind what,
                std::function<lines_measured ()> measure)
  {
    auto pass = [name, what, measure, job = m_job, corpus = m_corpus] {
      lines_measured result = measure ();
      check (*corpus, name, job, what, result.tally);
      return result.seconds;
    };
    if (m_compare)
      {
        pass ();
        return;
      }
    auto work
        = [pass, bytes = m_corpus->view ().size ()] (benchmark::State &state) {
            for (auto _ : state)
              state.SetIterationTime (pass ());
            state.SetBytesProcessed (static_cast<int64_t> (bytes));
          };
    benchmark::RegisterBenchmark ((m_name + name).c_str (), work)
        ->Iterations (1)
        ->UseManualTime ();
  }

  void
  add_reading (std::string name, reading read, kind what = kind::by_line)
  {
    add_measured (std::move (name), what, [read, corpus = m_corpus] {
      return in_this_process ([&] { return read (corpus->path ()); });
    });
  }

  void
  add (std::string name, way *w, kind what = kind::by_line)
  {
    add_reading (
        std::move (name),
        [w, job = m_job] (const char *path) { return w (path, job); }, what);
  }

  void
  add (std::string name, qrintf_way *w, lines_manner how,
       kind what = kind::by_line)
  {
    add_reading (
        std::move (name),
        [w, how, job = m_job] (const char *path) { return w (path, job, how); },
        what);
  }

  void
  add_piped (std::string name, reading read, kind what = kind::by_line)
  {
    add_measured (std::move (name), what, [read, corpus = m_corpus] {
      return over_pipe (corpus->view (), read);
    });
  }

  void
  add_program (std::string name, std::vector<std::string> argv)
  {
    argv.emplace_back (m_corpus->path ());
    add_measured (std::move (name), kind::by_line,
                  [argv] { return of_program (argv); });
  }

private:
  std::string m_name;
  lines_job m_job;
  corpus_pointer m_corpus;
  bool m_compare;
};

constexpr lines_manner chosen = { line_input::automatic, nullptr };

void
add_line_readers (row_maker &m)
{
  m.add ("fgets", way_fgets);
  m.add ("getline", way_getline);
  m.add ("ifstream", way_ifstream);
  m.add ("mmap_view", way_mmap_view);
  m.add ("mmap_memchr", way_mmap_memchr);
  m.add ("read_memchr", way_read_memchr);
}

void
add_delivered (const corpus_pointer &corpus, bool compare)
{
  row_maker m ("lines", lines_delivered, corpus, compare);
  m.add ("mmap_sum", bound_mmap_sum, kind::bound);
  m.add ("read_only", bound_read, kind::bound);
  m.add ("read_sum", bound_read_sum, kind::bound);
  add_line_readers (m);
  m.add ("qrintf_next", qrintf_by_next, chosen);
  m.add ("qrintf_step", qrintf_by_step, chosen);
  m.add ("qrintf", qrintf_views, chosen);
  for (const lines_tier &tier : lines_tiers ())
    m.add ("qrintf_map_" + tier.name, qrintf_views,
           { line_input::map, tier.cpu });
}

void
add_piped (const corpus_pointer &corpus, bool compare)
{
  row_maker m ("pipe", lines_delivered, corpus, compare);
  auto plain = [] (way *w) {
    return [w] (const char *path) { return w (path, lines_delivered); };
  };
  m.add_piped ("read_only", plain (bound_read), kind::bound);
  m.add_piped ("read_sum", plain (bound_read_sum), kind::bound);
  m.add_piped ("fgets", plain (way_fgets));
  m.add_piped ("getline", plain (way_getline));
  m.add_piped ("ifstream", plain (way_ifstream));
  m.add_piped ("read_memchr", plain (way_read_memchr));
  m.add_piped ("qrintf", [] (const char *path) {
    return qrintf_views (path, lines_delivered, chosen);
  });
}

void
add_bases (const corpus_pointer &corpus, bool compare)
{
  row_maker m ("bases", lines_bases, corpus, compare);
  m.add ("mmap_loop_o3", way_mmap_loop_o3, kind::whole);
  add_line_readers (m);
  m.add ("qrintf_view", qrintf_views, chosen);
  m.add ("qrintf_count", qrintf_count, chosen, kind::whole);
}

void
add_counted (const corpus_pointer &corpus, bool compare)
{
  row_maker m ("count", lines_counted, corpus, compare);
  m.add ("getline", way_getline);
  m.add ("mmap_loop_o3", way_mmap_loop_o3);
  m.add ("mmap_memchr", way_mmap_memchr);
  m.add_program ("wc", { "wc", "-l" });
  m.add ("qrintf_count", qrintf_count, chosen);
}

} // namespace

void
add_lines_rows (const lines_corpora &corpora, bool compare)
{
  for (auto add : { add_delivered, add_piped, add_bases, add_counted })
    for (const corpus_pointer &corpus : corpora)
      add (corpus, compare);
}
