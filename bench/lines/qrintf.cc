/* SPDX-License-Identifier: GPL-3.0-or-later */
/* qrintf's ways.  A variant for another ISA tier is forced by the tuning that
   each reader copies, as the tests do it; programs have no access to that.  */

#include "qrintf.h"

extern "C"
{
#include "lines/lines-tuning.h"

  extern const lines_cpu __qrintf_lines_cpu_portable;
}

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

qrintf::line_reader
open_reader (const char *path, lines_manner how)
{
  qrintf::line_options options;
  options.input = how.input;
  forced_tier forced (how.cpu);
  return qrintf::line_reader (path, options);
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

template <lines_job job>
lines_tally
by_range (const char *path, lines_manner how)
{
  lines_tally tally{ 0, 0, 0 };
  for (std::string_view line : open_reader (path, how))
    {
      take_text (&tally, line.data (), line.size (), job);
      tally.lines++;
    }
  return returned (tally.lines, tally.bytes, tally.bases);
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
  return job == lines_bases ? by_range<lines_bases> (path, how)
                            : by_range<lines_delivered> (path, how);
}

lines_tally
qrintf_count (const char *path, lines_job job, lines_manner how)
{
  lines_tally tally{ 0, 0, 0 };
  auto reader = open_reader (path, how);
  if (job == lines_bases)
    tally.bases = reader.count (bases);
  else
    tally.lines = reader.count ();
  return tally;
}
