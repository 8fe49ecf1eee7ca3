/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Inputs that are difficult for line readers, and errors.  */

#include "inputs.h"

#include <algorithm>
#include <cstring>

#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

using qrintf::line_descriptor;
using qrintf::line_input;
using qrintf::line_options;
using qrintf::line_reader;

namespace
{

const qrintf_lines_input inputs[]
    = { QRINTF_LINES_AUTO, QRINTF_LINES_READ, QRINTF_LINES_MAP };

qrintf_lines_options
with_input (qrintf_lines_input input)
{
  qrintf_lines_options o = QRINTF_LINES_OPTIONS_INIT;
  o.input = input;
  return o;
}

/* The contents of PATH by read(2) only.  */
std::string
contents (const char *path)
{
  std::string result;
  char buffer[65536];
  int fd = open (path, O_RDONLY);
  for (ssize_t n; (n = read (fd, buffer, sizeof buffer)) > 0;)
    result.append (buffer, static_cast<size_t> (n));
  close (fd);
  return result;
}

TEST (lines_fault, proc_and_sys)
{
  for (const char *path :
       { "/proc/self/status", "/proc/filesystems", "/proc/cpuinfo",
         "/sys/kernel/mm/transparent_hugepage/enabled", "/proc/self/cmdline" })
    for (auto input : inputs)
      {
        std::string text = contents (path);
        ASSERT_FALSE (text.empty ());
        auto o = with_input (input);
        c_reader r (qrintf_lines_open (path, &o));
        int error;
        texts lines = next_lines (r, error);
        EXPECT_EQ (lines.size (), split_plainly (text, {}).size ()) << path;
        EXPECT_EQ (error, 0) << path;
        EXPECT_FALSE (qrintf_lines_truncated (r)) << path;
        EXPECT_GT (qrintf::mapped_lines (path).count (), 0u);
      }
}

TEST (lines_fault, directory)
{
  for (auto input : inputs)
    {
      auto o = with_input (input);
      c_reader r (qrintf_lines_open ("/tmp", &o));
      ASSERT_TRUE (r);
      expect_rest (r, {}, EISDIR);
      EXPECT_STREQ (qrintf_lines_error (r), "read /tmp: Is a directory");
      EXPECT_EQ (qrintf_lines_count (r), -1);
      EXPECT_EQ (errno, EISDIR);
    }
  qrintf_lines_bytes bytes;
  EXPECT_EQ (qrintf_lines_bytes_open (&bytes, "/tmp", nullptr), -1);
  EXPECT_EQ (errno, EISDIR);
  EXPECT_STREQ (qrintf_lines_error (nullptr), "read /tmp: Is a directory");
  EXPECT_EQ (bytes.size, 0u);
}

TEST (lines_fault, missing_file)
{
  errno = 0;
  EXPECT_FALSE (qrintf_lines_open ("/no/such file", nullptr));
  EXPECT_EQ (errno, ENOENT);
  EXPECT_STREQ (qrintf_lines_error (nullptr),
                "open /no/such file: No such file or directory");
  std::string path (2000, 'x');
  EXPECT_FALSE (qrintf_lines_open (path.c_str (), nullptr));
  EXPECT_EQ (errno, ENAMETOOLONG);
  EXPECT_FALSE (qrintf_lines_fdopen (-1, nullptr));
  EXPECT_EQ (errno, EBADF);
  EXPECT_STREQ (qrintf_lines_error (nullptr),
                "open descriptor -1: Bad file descriptor");
}

TEST (lines_fault, no_permission)
{
  temporary_file file ("secret\n");
  ASSERT_EQ (chmod (file.path (), 0), 0);
  pid_t child = fork ();
  if (child == 0)
    {
      if (geteuid () == 0 && setuid (65534) != 0)
        _exit (2);
      bool refused = !qrintf_lines_open (file.path (), nullptr);
      _exit (refused && errno == EACCES ? 0 : 1);
    }
  int status;
  ASSERT_EQ (waitpid (child, &status, 0), child);
  EXPECT_EQ (status, 0);
}

TEST (lines_fault, failed_opens_leak_nothing_10000)
{
  size_t before = count_descriptors ();
  for (int i = 0; i < 10000; i++)
    {
      std::error_code error;
      line_reader reader ("/no/such/file", error);
      ASSERT_EQ (error, std::errc::no_such_file_or_directory);
      qrintf::byte_reader bytes;
      bytes.open ("/tmp", error);
      ASSERT_TRUE (error);
    }
  EXPECT_EQ (count_descriptors (), before);
}

TEST (lines_fault, failed_fdopen_closes_nothing)
{
  int fd = open ("/dev/null", O_RDONLY);
  int copy = dup (fd);
  close (copy);
  qrintf_lines_options o = QRINTF_LINES_OPTIONS_INIT;
  o.own = true;
  EXPECT_FALSE (qrintf_lines_fdopen (copy, &o));
  EXPECT_EQ (fcntl (fd, F_GETFD), 0);
  close (fd);
}

TEST (lines_fault, closes_on_exec)
{
  temporary_file file ("a\n");
  line_reader reader (file.path ());
  bool found = false;
  for (int fd = 3; fd < 100; fd++)
    {
      char target[100];
      ssize_t n = readlink (("/proc/self/fd/" + std::to_string (fd)).c_str (),
                            target, sizeof target);
      if (n <= 0
          || std::string_view (target, static_cast<size_t> (n)) != file.path ())
        continue;
      found = true;
      EXPECT_EQ (fcntl (fd, F_GETFD), FD_CLOEXEC);
    }
  EXPECT_TRUE (found);
}

TEST (lines_fault, fifo)
{
  std::string path = "/tmp/qrintf-lines-fifo-" + std::to_string (getpid ());
  ASSERT_EQ (mkfifo (path.c_str (), 0600), 0);
  for (auto input : inputs)
    {
      std::thread writer ([&] {
        int fd = open (path.c_str (), O_WRONLY);
        EXPECT_EQ (write (fd, "a\nb", 3), 3);
        close (fd);
      });
      auto o = with_input (input);
      c_reader r (qrintf_lines_open (path.c_str (), &o));
      expect_rest (r, { "a", "b" });
      writer.join ();
    }
  unlink (path.c_str ());
}

/* A line is returned as soon as it has been typed, by each kind of reader.  */
TEST (lines_fault, terminal)
{
  int master, terminal;
  ASSERT_EQ (openpty (&master, &terminal, nullptr, nullptr, nullptr), 0);
  FILE *stream = fdopen (terminal, "r");
  for (bool by_stream : { false, true })
    {
      c_reader r (by_stream ? qrintf_lines_stdio (stream, nullptr)
                            : qrintf_lines_fdopen (terminal, nullptr));
      qrintf_lines_line line;
      for (const char *typed : { "one\n", "two\n" })
        {
          ASSERT_EQ (write (master, typed, 4), 4);
          ASSERT_EQ (qrintf_lines_next (r, &line), 1);
          EXPECT_EQ (std::string (line.text, line.length),
                     std::string (typed, 3));
        }
      ASSERT_EQ (write (master, "\4", 1), 1);
      EXPECT_EQ (qrintf_lines_next (r, &line), 0);
      EXPECT_EQ (qrintf_lines_next (r, &line), 0);
    }
  fclose (stream);
  close (master);
}

TEST (lines_fault, dev_zero_with_a_limit)
{
  qrintf_lines_options o = QRINTF_LINES_OPTIONS_INIT;
  o.longest = 1 << 20;
  c_reader r (qrintf_lines_open ("/dev/zero", &o));
  expect_rest (r, {}, EMSGSIZE);
  EXPECT_STREQ (qrintf_lines_error (r), "read /dev/zero: Message too long");
  FILE *zero = fopen ("/dev/zero", "r");
  expect_rest (c_reader (qrintf_lines_stdio (zero, &o)), {}, EMSGSIZE);
  fclose (zero);
}

TEST (lines_fault, the_limit_is_exact)
{
  for (size_t length : { 9, 10, 11 })
    {
      std::string text = "a\n" + std::string (length, 'x') + "\nb";
      qrintf_lines_options o = QRINTF_LINES_OPTIONS_INIT;
      o.longest = 10;
      c_reader r (qrintf_lines_memory (text.data (), text.size (), &o));
      int error;
      EXPECT_EQ (next_lines (r, error).size (), length > 10 ? 1u : 3u);
      EXPECT_EQ (error, length > 10 ? EMSGSIZE : 0);
    }
}

/* With crlf, the '\r' of a delimiter does not count, and another one does.  */
TEST (lines_fault, the_limit_is_without_the_delimiter)
{
  const std::string text = "abcd\r\nabcd\r";
  qrintf_lines_options o = QRINTF_LINES_OPTIONS_INIT;
  o.crlf = true;
  o.longest = 4;
  expect_rest (c_reader (qrintf_lines_memory (text.data (), text.size (), &o)),
               { "abcd" }, EMSGSIZE);
}

/* An error flag from before is no error of the reader.  */
TEST (lines_fault, stream_with_an_old_error)
{
  FILE *stream = popen ("printf 'a\\nb\\n'", "r");
  fputc ('x', stream);
  ASSERT_TRUE (ferror (stream));
  errno = EISDIR;
  expect_rest (c_reader (qrintf_lines_stdio (stream, nullptr)), { "a", "b" },
               0);
  pclose (stream);
}

/* A borrowed file is left behind the last line, also if memory has run out. */
TEST (lines_fault, descriptor_after_a_line_longer_than_memory)
{
#if defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__
  GTEST_SKIP () << "sanitizers need all addresses";
#endif
  temporary_file file ("\n");
  ASSERT_EQ (truncate (file.path (), 1 << 30), 0);
  pid_t child = fork ();
  if (child == 0)
    {
      int fd = open (file.path (), O_RDONLY);
      auto o = with_input (QRINTF_LINES_READ);
      qrintf_lines_reader *r = qrintf_lines_fdopen (fd, &o);
      rlimit limit = { 512 << 20, 512 << 20 };
      qrintf_lines_line line;
      bool good = setrlimit (RLIMIT_AS, &limit) == 0
                  && qrintf_lines_next (r, &line) == 1
                  && qrintf_lines_next (r, &line) == -1 && errno == ENOMEM;
      qrintf_lines_close (r);
      _exit (good && lseek (fd, 0, SEEK_CUR) == 1 ? 0 : 1);
    }
  int status;
  ASSERT_EQ (waitpid (child, &status, 0), child);
  EXPECT_EQ (status, 0);
}

TEST (lines_fault, line_longer_than_memory)
{
#if defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__
  GTEST_SKIP () << "sanitizers need all addresses";
#endif
  pid_t child = fork ();
  if (child == 0)
    {
      int ends[2];
      if (pipe (ends) != 0)
        _exit (3);
      if (fork () == 0)
        {
          close (ends[0]);
          signal (SIGPIPE, SIG_DFL);
          std::string block (65536, 'x');
          if (write (ends[1], "a\n", 2) == 2)
            while (write (ends[1], block.data (), block.size ()) > 0)
              ;
          _exit (0);
        }
      close (ends[1]);
      lines_tuning with = default_tuning ();
      tuned t (with);
      qrintf_lines_options o = QRINTF_LINES_OPTIONS_INIT;
      o.own = true;
      c_reader r (qrintf_lines_fdopen (ends[0], &o));
      rlimit limit = { 512 << 20, 512 << 20 };
      if (setrlimit (RLIMIT_AS, &limit) != 0)
        _exit (4);
      qrintf_lines_line line;
      bool good = qrintf_lines_next (r, &line) == 1 && line.length == 1
                  && qrintf_lines_next (r, &line) == -1 && errno == ENOMEM
                  && std::strcmp (strrchr (qrintf_lines_error (r), ':'),
                                  ": Cannot allocate memory")
                         == 0;
      _exit (good ? 0 : 1);
    }
  int status;
  ASSERT_EQ (waitpid (child, &status, 0), child);
  EXPECT_EQ (status, 0);
}

TEST (lines_fault, would_block)
{
  int ends[2];
  ASSERT_EQ (pipe2 (ends, O_NONBLOCK | O_CLOEXEC), 0);
  FILE *stream = fdopen (dup (ends[0]), "r");
  for (bool by_stream : { false, true })
    {
      c_reader r (by_stream ? qrintf_lines_stdio (stream, nullptr)
                            : qrintf_lines_fdopen (ends[0], nullptr));
      qrintf_lines_line line;
      EXPECT_EQ (qrintf_lines_next (r, &line), -1);
      EXPECT_EQ (errno, EAGAIN);
      ASSERT_EQ (write (ends[1], "a\nhal", 5), 5);
      ASSERT_EQ (qrintf_lines_next (r, &line), 1);
      EXPECT_EQ (qrintf_lines_next (r, &line), -1);
      EXPECT_EQ (errno, EAGAIN);
      EXPECT_EQ (qrintf_lines_errno (r), EAGAIN);
      ASSERT_EQ (write (ends[1], "f\n", 2), 2);
      ASSERT_EQ (qrintf_lines_next (r, &line), 1);
      EXPECT_EQ (std::string (line.text, line.length), "half");
      EXPECT_EQ (qrintf_lines_errno (r), 0);
    }
  fclose (stream);
  close (ends[0]);
  close (ends[1]);
}

/* An error that follows some bytes: the bytes are returned first, then the
   error, repeatedly.  A stream made of functions can fail at any place.  */
struct failing
{
  std::string text;
  size_t at;
};

ssize_t
read_then_fail (void *cookie, char *to, size_t size)
{
  auto &from = *static_cast<failing *> (cookie);
  if (from.at == from.text.size ())
    {
      errno = EIO;
      return -1;
    }
  size_t n = std::min<size_t> ({ size, 5, from.text.size () - from.at });
  std::memcpy (to, from.text.data () + from.at, n);
  from.at += n;
  return static_cast<ssize_t> (n);
}

TEST (lines_fault, error_in_the_middle_of_a_stream)
{
  failing input{ "one\ntwo\nthr", 0 };
  FILE *stream = fopencookie (&input, "r", { read_then_fail, 0, 0, 0 });
  {
    c_reader r (qrintf_lines_stdio (stream, nullptr));
    expect_rest (r, { "one", "two", "thr" }, EIO);
    expect_rest (r, {}, EIO);
    EXPECT_STREQ (qrintf_lines_error (r), "read a stream: Input/output error");
  }
  fclose (stream);
}

/* The same for a descriptor: /proc/self/mem, up to the end of a mapping.  */
TEST (lines_fault, error_in_the_middle_of_a_file)
{
  char *block
      = static_cast<char *> (mmap (nullptr, 3 * 4096, PROT_READ | PROT_WRITE,
                                   MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  munmap (block + 2 * 4096, 4096);
  std::memset (block, 'x', 2 * 4096);
  block[4096] = '\n';
  for (bool counted : { false, true })
    for (auto input : inputs)
      {
        auto o = with_input (input);
        o.own = true;
        int fd = open ("/proc/self/mem", O_RDONLY);
        lseek (fd, static_cast<off_t> (reinterpret_cast<uintptr_t> (block)),
               SEEK_SET);
        c_reader r (qrintf_lines_fdopen (fd, &o));
        int error = 0;
        if (counted)
          {
            EXPECT_EQ (qrintf_lines_count (r), -1);
            EXPECT_EQ (errno, EIO);
            EXPECT_EQ (qrintf_lines_number (r), 2u);
          }
        EXPECT_EQ (next_lines (r, error),
                   counted ? texts ()
                           : texts ({ std::string (4096, 'x'),
                                      std::string (4095, 'x') }));
        EXPECT_EQ (error, EIO);
      }
  munmap (block, 2 * 4096);
}

TEST (lines_fault, file_that_grows)
{
  for (auto input : inputs)
    {
      temporary_file file ("one\ntw");
      auto o = with_input (input);
      c_reader r (qrintf_lines_open (file.path (), &o));
      qrintf_lines_line line;
      ASSERT_EQ (qrintf_lines_next (r, &line), 1);
      file.append ("o\nthree\nfour");
      expect_rest (r, { "two", "three", "four" });
    }
}

} // namespace
