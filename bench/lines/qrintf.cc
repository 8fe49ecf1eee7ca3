/* SPDX-License-Identifier: GPL-3.0-or-later */
/* qrintf's ways.  A variant for another ISA tier is forced by the tuning that
   each reader copies, as the tests do it; programs have no access to that.  */

#include "qrintf.h"

extern "C"
{
#include "lines/lines-tuning.h"

  extern const lines_cpu __qrintf_lines_cpu_portable;
}

#include <thread>

namespace
{

class forced_tier
{
public:
  explicit forced_tier (const lines_cpu *cpu)
  {
    __qrintf_lines_tuning.cpu = cpu;
  }

  ~forced_tier () { __qrintf_lines_tuning.cpu = nullptr; }
  forced_tier (const forced_tier &) = delete;
  forced_tier &operator= (const forced_tier &) = delete;
};

/* A reader of the C interface.  */
class c_reader
{
public:
  c_reader (const char *path, lines_manner how)
  {
    qrintf_lines_options options = QRINTF_LINES_OPTIONS_INIT;
    options.input = static_cast<qrintf_lines_input> (how.input);
    forced_tier forced (how.cpu);
    m_reader = qrintf_lines_open (path, &options);
    if (!m_reader)
      lines_die ("open", path);
  }

  /* Ends the process if not all was read.  */
  ~c_reader ()
  {
    if (qrintf_lines_errno (m_reader))
      lines_die ("read", qrintf_lines_error (m_reader));
    qrintf_lines_close (m_reader);
  }

  c_reader (const c_reader &) = delete;
  c_reader &operator= (const c_reader &) = delete;

  qrintf_lines_reader *
  get () const
  {
    return m_reader;
  }

private:
  qrintf_lines_reader *m_reader;
};

template <typename Line>
qrintf::basic_line_reader<Line>
open_reader (const char *path, lines_manner how)
{
  qrintf::line_options options;
  options.input = how.input;
  forced_tier forced (how.cpu);
  return qrintf::basic_line_reader<Line> (path, options);
}

/* The compiler keeps a tally that is returned in its caller's memory, in the
   loop as well; these three are kept in registers.  */
lines_tally
returned (uint64_t lines, uint64_t bytes, uint64_t bases)
{
  return { lines, bytes, bases };
}

template <lines_job job>
lines_tally
by_next (const char *path, lines_manner how)
{
  lines_tally tally{ 0, 0, 0 };
  c_reader reader (path, how);
  qrintf_lines_line line;
  for (; qrintf_lines_next (reader.get (), &line) > 0; tally.lines++)
    take_text (&tally, line.text, line.length, job);
  return returned (tally.lines, tally.bytes, tally.bases);
}

template <lines_job job>
lines_tally
by_step (const char *path, lines_manner how)
{
  lines_tally tally{ 0, 0, 0 };
  c_reader reader (path, how);
  qrintf_lines_line line;
  qrintf_lines_cursor cursor = qrintf_lines_begin (reader.get ());
  for (; qrintf_lines_step (reader.get (), &cursor, &line); tally.lines++)
    take_text (&tally, line.text, line.length, job);
  return returned (tally.lines, tally.bytes, tally.bases);
}

template <typename Line, lines_job job>
lines_tally
by_range (qrintf::basic_line_reader<Line> reader)
{
  lines_tally tally{ 0, 0, 0 };
  for (const Line &line : reader)
    {
      take_text (&tally, line.data (), line.size (), job);
      tally.lines++;
    }
  return returned (tally.lines, tally.bytes, tally.bases);
}

template <typename Line>
lines_tally
by_range (const char *path, lines_job job, lines_manner how)
{
  auto reader = open_reader<Line> (path, how);
  return job == lines_bases
             ? by_range<Line, lines_bases> (std::move (reader))
             : by_range<Line, lines_delivered> (std::move (reader));
}

constexpr std::string_view bases = "CGcg";

} // namespace

std::vector<lines_tier>
lines_tiers ()
{
  std::vector<lines_tier> result;
  for (auto cpu = __qrintf_lines_cpus (); *cpu; cpu++)
    result.push_back ({ (*cpu)->name, *cpu });
  result.push_back ({ "portable", &__qrintf_lines_cpu_portable });
  return result;
}

lines_tally
qrintf_by_next (const char *path, lines_job job, lines_manner how)
{
  return job == lines_bases ? by_next<lines_bases> (path, how)
                            : by_next<lines_delivered> (path, how);
}

lines_tally
qrintf_by_step (const char *path, lines_job job, lines_manner how)
{
  return job == lines_bases ? by_step<lines_bases> (path, how)
                            : by_step<lines_delivered> (path, how);
}

lines_tally
qrintf_views (const char *path, lines_job job, lines_manner how)
{
  return by_range<std::string_view> (path, job, how);
}

lines_tally
qrintf_strings (const char *path, lines_job job, lines_manner how)
{
  return by_range<std::string> (path, job, how);
}

lines_tally
qrintf_set_by_line (const char *path, lines_manner how)
{
  lines_tally tally{ 0, 0, 0 };
  auto reader = open_reader<std::string_view> (path, how);
  for (std::string_view line : reader)
    {
      tally.bases += qrintf_lines_text_count_bytes (line.data (), line.size (),
                                         bases.data (), bases.size ());
      tally.lines++;
    }
  return tally;
}

lines_tally
qrintf_count (const char *path, lines_job job, lines_manner how)
{
  lines_tally tally{ 0, 0, 0 };
  auto reader = open_reader<std::string_view> (path, how);
  if (job == lines_bases)
    tally.bases = reader.count (bases);
  else
    tally.lines = reader.count ();
  return tally;
}

/* Each thread reads the same few bytes, which its nearest cache holds, until it
   has read its part of SIZE bytes.  */
lines_tally
bound_threads (size_t size, size_t n)
{
  const std::string text (16384, 'c');
  std::vector<std::thread> threads;
  for (size_t i = 0; i < n; i++)
    threads.emplace_back ([&text, size, n] {
      volatile uint64_t found = 0;
      for (size_t done = 0; done < size / n; done += text.size ())
        found += bases_in (text.data (), text.size ());
    });
  for (std::thread &t : threads)
    t.join ();
  return { 0, size, 0 };
}

lines_tally
qrintf_threads (const char *path, size_t n)
{
  qrintf::mapped_lines all (path);
  std::vector<qrintf::mapped_lines> parts = all.split (n);
  std::vector<lines_tally> tallies (n);
  std::vector<std::thread> threads;
  for (size_t i = 0; i < n; i++)
    threads.emplace_back ([&part = parts[i], &tally = tallies[i]] {
      tally = by_range<std::string_view, lines_delivered> (
          qrintf::line_reader::over (part.view ()));
    });
  lines_tally sum{ 0, 0, 0 };
  for (size_t i = 0; i < n; i++)
    {
      threads[i].join ();
      sum.lines += tallies[i].lines;
      sum.bytes += tallies[i].bytes;
    }
  return sum;
}
