/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files that are truncated while they are mapped.  */

#include "inputs.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using qrintf::line_input;
using qrintf::line_options;
using qrintf::line_reader;

namespace
{

const size_t pages = 64, page = 4096;

/* Lines of 64 bytes with their number.  */
std::string
numbered (size_t size)
{
  std::string text;
  for (size_t i = 0; text.size () < size; i++)
    {
      std::string line = std::to_string (i);
      text += line + std::string (63 - line.size (), '.') + '\n';
    }
  return text;
}

line_options
mapped (bool survive)
{
  line_options o;
  o.input = line_input::map;
  o.survive_truncation = survive;
  return o;
}

/* Reads half a page of FILE, truncates it to SIZE, and reads the rest.  */
texts
lines_with_truncation (const temporary_file &file, off_t size,
                       line_reader &reader)
{
  texts result;
  for (std::string_view line : reader)
    {
      result.emplace_back (line);
      if (result.size () == 32 && truncate (file.path (), size) != 0)
        ADD_FAILURE ();
    }
  return result;
}

size_t
count_lines (line_reader &reader)
{
  size_t n = 0;
  for (std::string_view line : reader)
    n += line.data () != nullptr;
  return n;
}

/* All lines that remain are right.  Beyond the new end there are only lines of
   the batch that was already found.  */
TEST (lines_guard, truncated_while_mapped)
{
  std::string text = numbered (pages * page);
  texts expected = split_plainly (text, {});
  for (off_t size :
       { 20000, 5 * 4096, 5 * 4096 + 100, 200000, 63 * 4096, 64 * 4096 - 100 })
    for (const char *folder : { "/tmp", "/dev/shm" })
      {
        temporary_file file (text, folder);
        line_reader reader (file.path (), mapped (true));
        texts lines = lines_with_truncation (file, size, reader);
        texts left
            = split_plainly (text.substr (0, static_cast<size_t> (size)), {});
        EXPECT_TRUE (reader.truncated ());
        EXPECT_FALSE (reader.error ());
        ASSERT_EQ (lines.size (), left.size ()) << size << folder;
        for (size_t i = 0; i < lines.size (); i++)
          EXPECT_EQ (lines[i], left[i]) << size;
      }
}

/* NULs that replace lost bytes are not delimiters.  */
TEST (lines_guard, lost_bytes_are_no_lines)
{
  std::string text = numbered (pages * page);
  std::replace (text.begin (), text.end (), '\n', '\0');
  temporary_file file (text);
  line_options o = mapped (true);
  o.delimiter = 0;
  line_reader reader (file.path (), o);
  EXPECT_EQ (lines_with_truncation (file, 64 * 300 + 10, reader).size (), 301u);
  EXPECT_TRUE (reader.truncated ());
}

/* Truncated to nothing: the lines of the present batch are handed out; their
   bytes may be NULs.  */
TEST (lines_guard, truncated_to_nothing)
{
  std::string text = numbered (pages * page);
  temporary_file file (text);
  line_reader reader (file.path (), mapped (true));
  texts lines = lines_with_truncation (file, 0, reader);
  EXPECT_TRUE (reader.truncated ());
  EXPECT_FALSE (reader.error ());
  EXPECT_GE (lines.size (), 32u);
  EXPECT_LE (lines.size (), size_t (LINES_ENOUGH) + size_t (LINES_SLACK));
  for (size_t i = 32; i < lines.size (); i++)
    EXPECT_EQ (lines[i].size (), 63u);
}

TEST (lines_guard, truncated_while_counted)
{
  std::string text = numbered (pages * page);
  for (bool line_by_line : { false, true })
    {
      temporary_file file (text);
      line_reader reader (file.path (), mapped (true));
      std::string_view line;
      ASSERT_TRUE (reader.read (line));
      EXPECT_EQ (truncate (file.path (), 1000 * 64 + 10), 0);
      EXPECT_EQ (line_by_line ? count_lines (reader) : reader.count (), 1000u);
      EXPECT_TRUE (reader.truncated ());
      EXPECT_TRUE (reader.unterminated ());
    }
}

/* The NULs of a last page that has lost its end are neither counted as bytes
   nor as a line.  */
TEST (lines_guard, last_page_truncated_while_counted)
{
  std::string text = numbered (pages * page);
  for (bool of_bytes : { false, true })
    {
      temporary_file file (text);
      line_reader reader (file.path (), mapped (true));
      std::string_view line;
      ASSERT_TRUE (reader.read (line));
      const off_t size = static_cast<off_t> (text.size ()) - 128;
      EXPECT_EQ (truncate (file.path (), size), 0);
      if (of_bytes)
        EXPECT_EQ (reader.count (std::string_view ("", 1)), 0u);
      else
        EXPECT_EQ (reader.count (), text.size () / 64 - 3);
      EXPECT_EQ (reader.line_number (), text.size () / 64 - 2);
      EXPECT_FALSE (reader.unterminated ());
    }
}

/* A file that is read, not mapped: the lost tail is the end of the input, and
   truncated () reports it.  */
TEST (lines_guard, truncated_while_read)
{
  std::string text = numbered (1 << 20);
  temporary_file file (text);
  line_reader reader (file.path ());
  texts lines;
  for (std::string_view line : reader)
    {
      lines.emplace_back (line);
      if (lines.size () == 5000 && truncate (file.path (), 512 << 10) != 0)
        ADD_FAILURE ();
    }
  EXPECT_EQ (lines, split_plainly (text.substr (0, 512 << 10), {}));
  EXPECT_TRUE (reader.truncated ());
}

/* The same for a file that is too small for mapping.  */
TEST (lines_guard, small_truncated_while_read)
{
  std::string text = numbered (200000);
  temporary_file file (text);
  line_reader reader (file.path ());
  std::string_view line;
  for (int i = 0; i < 300; i++)
    ASSERT_TRUE (reader.read (line));
  EXPECT_EQ (truncate (file.path (), 50000), 0);
  count_lines (reader);
  EXPECT_TRUE (reader.truncated ());
}

TEST (lines_guard, bytes_truncated)
{
  temporary_file file (numbered (pages * page));
  qrintf::byte_reader bytes (file.path (), mapped (true));
  EXPECT_EQ (truncate (file.path (), 1000), 0);
  EXPECT_FALSE (bytes.truncated ());
  EXPECT_EQ (bytes[pages * page - 1], 0);
  EXPECT_TRUE (bytes.truncated ());
}

/* Truncated and written again: the new lines are returned.  */
TEST (lines_guard, replaced_while_mapped)
{
  std::string text = numbered (pages * page);
  temporary_file file (text);
  line_reader reader (file.path (), mapped (true));
  std::string_view line;
  for (int i = 0; i < 32; i++)
    ASSERT_TRUE (reader.read (line));
  EXPECT_EQ (truncate (file.path (), 0), 0);
  file.append (text);
  count_lines (reader);
  EXPECT_EQ (reader.line_number (), pages * page / 64);
}

void
read_truncated (bool survive)
{
  temporary_file file (numbered (pages * page), ".");
  line_reader reader (file.path (), mapped (survive));
  lines_with_truncation (file, 20000, reader);
}

void
exit_9 (int)
{
  _exit (9);
}

void
exit_11 (int, siginfo_t *info, void *context)
{
  _exit (info && info->si_addr && context ? 11 : 12);
}

/* A handler that returns, so that the fault is repeated.  If it was installed
   with SA_RESETHAND, it must not be called again.  */
void
once (int)
{
  static int calls = 0;
  if (++calls > 1)
    _exit (16);
}

void
install (void (*handler) (int), int flags)
{
  struct sigaction action = {};
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigaction (SIGBUS, &action, nullptr);
}

void
install_with_context ()
{
  struct sigaction action = {};
  action.sa_sigaction = exit_11;
  action.sa_flags = SA_SIGINFO;
  sigaction (SIGBUS, &action, nullptr);
}

/* A test that needs a separate process with the initial handlers: a handler is
   installed, then truncated files are read by readers that survive that ('s')
   or do not ('n'), and SIGBUS is raised ('r'); and how that process ends: by
   exit status or signal.  */
struct scene
{
  const char *name;
  void (*install) ();
  const char *steps;
  int ends;
};

void
no_handler ()
{
}

constexpr int reset = static_cast<int> (SA_RESETHAND);

const scene scenes[] = {
  { "plain", no_handler, "n", SIGBUS },
  { "survivor", no_handler, "s", 0 },
  { "fault of another", no_handler, "sn", SIGBUS },
  { "sent by another", no_handler, "sr", SIGBUS },
  { "ignored", [] { install (SIG_IGN, 0); }, "sr", 0 },
  { "ignored fault", [] { install (SIG_IGN, 0); }, "sn", SIGBUS },
  { "old handler", [] { install (exit_9, 0); }, "sn", 9 << 8 },
  { "old handler, sent", [] { install (exit_9, 0); }, "sr", 9 << 8 },
  { "old handler with context", install_with_context, "sn", 11 << 8 },
  { "old handler, once", [] { install (once, reset); }, "sn", SIGBUS },
  { "old handler, once, sent", [] { install (once, reset | SA_NODEFER); },
    "srsr", SIGBUS },
};

const char variable[] = "QRINTF_LINES_SCENE";

/* Runs the scene that the environment names.  */
TEST (lines_guard, scene)
{
  const char *name = std::getenv (variable);
  if (!name)
    GTEST_SKIP () << "only for the test of all scenes";
  alarm (60); /* otherwise a repeated fault would never end */
  rlimit no_core = { 0, 0 };
  setrlimit (RLIMIT_CORE, &no_core);
#ifndef __SANITIZE_THREAD__
  signal (SIGBUS, SIG_DFL);
#endif
  for (const scene &s : scenes)
    if (std::string (s.name) == name)
      {
        s.install ();
        for (const char *step = s.steps; *step; step++)
          if (*step == 'r')
            raise (SIGBUS);
          else
            read_truncated (*step == 's');
        _exit (0);
      }
}

/* The scenes' files are in one folder, because a process that a signal ends
   does not delete them.  */
TEST (lines_guard, scenes)
{
  char folder[] = "/tmp/qrintf-lines-XXXXXX";
  ASSERT_TRUE (mkdtemp (folder));
  for (const scene &s : scenes)
    {
      pid_t child = fork ();
      if (child == 0)
        {
          setenv (variable, s.name, 1);
          if (chdir (folder) != 0)
            _exit (98);
          execl ("/proc/self/exe", "lines", "--gtest_filter=lines_guard.scene",
                 static_cast<char *> (nullptr));
          _exit (99);
        }
      int status = 0;
      ASSERT_EQ (waitpid (child, &status, 0), child);
      EXPECT_EQ (WIFSIGNALED (status) ? WTERMSIG (status) : status, s.ends)
          << s.name;
    }
  std::filesystem::remove_all (folder);
}

TEST (lines_guard, many_threads)
{
  std::vector<std::thread> threads;
  std::atomic<int> wrong{ 0 };
  for (int i = 0; i < 4; i++)
    threads.emplace_back ([&] {
      for (int j = 0; j < 20; j++)
        {
          temporary_file file (numbered (pages * page));
          line_reader reader (file.path (), mapped (true));
          wrong += lines_with_truncation (file, 100000, reader).size () != 1563;
          wrong += !reader.truncated ();
        }
    });
  for (auto &thread : threads)
    thread.join ();
  EXPECT_EQ (wrong, 0);
}

} // namespace
