/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Inputs of every kind.  */

#include "inputs.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>

#include <fcntl.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>

extern "C"
{
#ifdef QRINTF_EMULATED
#include "dispatch/cpu.h"
#endif
  extern lines_tuning __qrintf_lines_tuning;
  extern const lines_cpu __qrintf_lines_cpu_portable,
      __qrintf_lines_cpu_emulated;
}

texts
split_plainly (const std::string &text, const qrintf::line_options &options)
{
  texts result;
  size_t start = 0;
  while (start < text.size ())
    {
      size_t at = text.find (options.delimiter, start);
      bool ended = at != std::string::npos;
      size_t end = ended ? at : text.size ();
      std::string line = text.substr (start, end - start);
      start = ended ? end + 1 : end;
      if (ended && options.keep)
        line += options.delimiter;
      else if (ended && options.crlf && !line.empty () && line.back () == '\r')
        line.pop_back ();
      result.push_back (line);
    }
  return result;
}

static void
write_all (int fd, const char *text, size_t size)
{
  while (size)
    {
      ssize_t n = write (fd, text, size);
      if (n < 0)
        return;
      text += n;
      size -= static_cast<size_t> (n);
    }
}

temporary_file::temporary_file (const std::string &text, const char *folder)
    : m_path (std::string (folder) + "/qrintf-lines-XXXXXX")
{
  int fd = mkstemp (m_path.data ());
  write_all (fd, text.data (), text.size ());
  close (fd);
}

temporary_file::~temporary_file () { unlink (path ()); }

void
temporary_file::append (const std::string &text) const
{
  int fd = open (path (), O_WRONLY | O_APPEND);
  write_all (fd, text.data (), text.size ());
  close (fd);
}

fed_pipe::fed_pipe (const std::string &text, size_t longest, bool socket)
{
  signal (SIGPIPE, SIG_IGN); /* the reader may stop before the end */
  int made = socket ? socketpair (AF_UNIX, SOCK_STREAM, 0, m_ends)
                    : pipe2 (m_ends, O_CLOEXEC);
  EXPECT_EQ (made, 0);
  m_writer = std::thread ([text, longest, end = m_ends[1]] {
    std::minstd_rand random (static_cast<unsigned> (text.size () + 1));
    for (size_t at = 0; at < text.size ();)
      {
        size_t n = std::min (random () % longest + 1, text.size () - at);
        write_all (end, text.data () + at, n);
        at += n;
        if (random () % 4 == 0)
          std::this_thread::yield ();
      }
    close (end);
  });
}

fed_pipe::~fed_pipe ()
{
  if (m_keep)
    close (m_ends[0]);
  m_writer.join ();
}

tuned::tuned (const lines_tuning &tuning) : m_before (__qrintf_lines_tuning)
{
  __qrintf_lines_tuning = tuning;
}

tuned::~tuned () { __qrintf_lines_tuning = m_before; }

const lines_tuning &
default_tuning ()
{
  static const lines_tuning tuning = __qrintf_lines_tuning;
  return tuning;
}

texts
all_lines (qrintf::line_reader &reader)
{
  texts result;
  for (std::string_view line : reader)
    {
      result.emplace_back (line);
      EXPECT_EQ (reader.line_number (), result.size ());
    }
  return result;
}

texts
next_lines (qrintf_lines_reader *reader, int &error)
{
  texts result;
  qrintf_lines_line line;
  int more;
  while ((more = qrintf_lines_next (reader, &line)) > 0)
    result.emplace_back (line.text, line.length);
  error = more < 0 ? errno : 0;
  EXPECT_EQ (qrintf_lines_errno (reader), error);
  return result;
}

void
expect_rest (qrintf_lines_reader *reader, const texts &lines, int error)
{
  int found;
  EXPECT_EQ (next_lines (reader, found), lines);
  EXPECT_EQ (found, error);
}

size_t
count_descriptors ()
{
  size_t n = 0;
  for (auto &entry : std::filesystem::directory_iterator ("/proc/self/fd"))
    n += !entry.path ().empty ();
  return n;
}

size_t
count_mappings ()
{
  std::ifstream maps ("/proc/self/maps");
  size_t n = 0;
  for (std::string line; std::getline (maps, line);)
    n += line.find ("qrintf-lines-") != std::string::npos;
  return n;
}

std::vector<const lines_cpu *>
all_cpus ()
{
  std::vector<const lines_cpu *> result = { &__qrintf_lines_cpu_portable };
  for (auto cpu = __qrintf_lines_cpus (); *cpu; cpu++)
    result.push_back (*cpu);
#ifdef QRINTF_EMULATED
  if (__qrintf_cpu () & CPU_v4)
    result.push_back (&__qrintf_lines_cpu_emulated);
#endif
  return result;
}

std::string
random_text (size_t n, unsigned each, char delimiter, unsigned seed)
{
  std::minstd_rand random (seed + 1);
  std::string text (n, 0);
  for (char &c : text)
    {
      unsigned r = static_cast<unsigned> (random () >> 8);
      c = r % each == 0         ? delimiter
          : r % (4 * each) == 1 ? '\r'
                                : static_cast<char> (r >> 8);
    }
  for (size_t i = 1; i < n; i++)
    if (text[i] == delimiter && random () % 3 == 0)
      text[i - 1] = '\r';
  return text;
}
