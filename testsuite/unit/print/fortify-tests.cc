/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that end a fortified program, and conversions that a program has
   registered: each in a child process.  */

#include "check.h"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <functional>
#include <string>

#include <printf.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>

namespace
{

using pointer = const void *;

[[noreturn]] void
run (const std::function<std::string ()> &work, int to)
{
  for (int signal : { SIGSEGV, SIGBUS, SIGABRT, SIGFPE })
    std::signal (signal, SIG_DFL);
  const rlimit no_core = { 0, 0 };
  setrlimit (RLIMIT_CORE, &no_core);
  dup2 (to, STDERR_FILENO);
  const std::string text = work ();
  _exit (write (to, text.data (), text.size ()) == ssize_t (text.size ()) ? 0
                                                                          : 1);
}

/* Runs WORK in a child.  Returns the result of WORK, the child's messages on
   stderr, and its status.  */
std::string
fate_of (const std::function<std::string ()> &work)
{
  int ends[2];
  EXPECT_EQ (pipe (ends), 0);
  const pid_t child = fork ();
  if (child == 0)
    run (work, ends[1]);
  close (ends[1]);
  std::string said;
  char some[512];
  for (ssize_t n; (n = read (ends[0], some, sizeof some)) > 0;)
    said.append (some, static_cast<size_t> (n));
  close (ends[0]);
  int status = 0;
  EXPECT_EQ (waitpid (child, &status, 0), child);
  return "status " + std::to_string (status) + ": " + said;
}

/* What "%n" stores.  */
long stored;

/* Calls E of P with SIZE and OBJECT for a buffer, a stream or a descriptor.
   Returns the result, errno and the bytes.  */
std::string
outcome (const printers &p, const call &c, entry e, place d)
{
  char memory[1000], *allocated = nullptr;
  memset (memory, '#', sizeof memory);
  d.memory = memory + 100;
  d.allocation = &allocated;
  d.stream = tmpfile ();
  d.descriptor = fileno (d.stream);
  stdout = d.stream;
  rest left = {};
  errno = 7777;
  const int n = c.make (p, e, d, &left);
  std::string text = std::to_string (n) + ", errno " + std::to_string (errno)
                     + ", " + shown (std::string (memory, sizeof memory));
  if (n >= 0 && allocated)
    text += allocated;
  text += ", stored " + std::to_string (stored) + ", ";
  fflush (d.stream);
  char written[1000];
  const ssize_t size = pread (d.descriptor, written, sizeof written, 0);
  return text + std::string (written, size_t (size));
}

/* PREPARE is called in the child first.  */
void
expect_same_fate (
    const call &c, entry e, const place &d,
    const std::function<void ()> &prepare = [] {})
{
  const auto fate = [&] (const printers &p) {
    return fate_of ([&] {
      prepare ();
      return outcome (p, c, e, d);
    });
  };
  EXPECT_EQ (fate (libc), fate (engine))
      << name_of (e) << " of \"" << c.get_format () << "\", flag " << d.flag
      << ", size " << d.size << ", object " << d.object;
}

constexpr entry buffer_entries[]
    = { entry::sprintf_chk, entry::vsprintf_chk, entry::snprintf_chk,
        entry::vsnprintf_chk };
constexpr entry checked_entries[]
    = { entry::sprintf_chk,   entry::vsprintf_chk, entry::snprintf_chk,
        entry::vsnprintf_chk, entry::printf_chk,   entry::vprintf_chk,
        entry::fprintf_chk,   entry::vfprintf_chk, entry::dprintf_chk,
        entry::vdprintf_chk,  entry::asprintf_chk, entry::vasprintf_chk };

/* A text of LENGTH bytes into objects that are too small, or just large
   enough.  */
void
check_overflow (const call &c, size_t length)
{
  for (entry e : buffer_entries)
    for (int flag : { 0, 1, 2 })
      for (size_t object :
           { size_t (0), size_t (1), length / 2, length, length + 1 })
        {
          place d;
          d.flag = flag;
          d.object = object;
          d.size = length + 1;
          expect_same_fate (c, e, d);
        }
}

TEST (print_fortified, object_too_small)
{
  check_overflow (call_of<> ("text"), 4);
  check_overflow (call_of<int> ("%d", 123456), 6);
  check_overflow (call_of<pointer> ("%s", "a string"), 8);
  check_overflow (call_of<pointer, int> ("%s=%d", "key", 17), 6);
  check_overflow (call_of<int> ("%40d|", 5), 41);
  check_overflow (call_of<double> ("%.3f", 3.5), 5);
  check_overflow (call_of<int, int> ("%2$d%1$d", 1, 2), 2);
  check_overflow (
      call_of<pointer> ("%s", "a string that takes more than 32 bytes of it"),
      44);
}

/* A size that is larger than its object ends a program, even if the text would
   fit.  */
TEST (print_fortified, size_beyond_object)
{
  for (entry e : { entry::snprintf_chk, entry::vsnprintf_chk })
    for (size_t size :
         { size_t (0), size_t (9), size_t (10), size_t (11), SIZE_MAX })
      {
        place d;
        d.flag = 1;
        d.object = 10;
        d.size = size;
        expect_same_fate (call_of<int> ("%d", 7), e, d);
      }
}

/* "%n" in a format in writable memory, and formats that leave out
   arguments.  */
TEST (print_fortified, formats)
{
  char count[] = "%d%n", count_first[] = "%n%d";
  const pointer to = &stored;
  for (entry e : checked_entries)
    for (int flag : { 0, 1, 2 })
      {
        place d;
        d.flag = flag;
        d.object = 100;
        d.size = 100;
        expect_same_fate (call_of<int, pointer> (count, 5, to), e, d);
        expect_same_fate (call_of<pointer, int> (count_first, to, 5), e, d);
        for (const char *format : { "%d%n", "%d %hhn", "%5d%hn%%", "%d%lnab" })
          expect_same_fate (call_of<int, pointer> (format, 5, to), e, d);
        expect_same_fate (call_of<int, int, int> ("%1$d %3$d", 1, 2, 3), e, d);
        expect_same_fate (call_of<int, int, int> ("%3$d", 1, 2, 3), e, d);
        expect_same_fate (call_of<int, int, int> ("%2$d %1$d", 1, 2, 3), e, d);
        expect_same_fate (call_of<> ("%1$"), e, d);
      }
}

int
print_registered (FILE *to, const printf_info *info, const void *const *values)
{
  int v = *static_cast<const int *> (values[0]);
  return fprintf (to, "<%d, width %d>", v, info->width);
}

int
tell_registered (const printf_info *, size_t n, int *types, int *sizes)
{
  if (n > 0)
    {
      types[0] = PA_INT;
      sizes[0] = sizeof (int);
    }
  return 1;
}

/* Letters that a program registers, and a modifier.  C's own letters stay the
   runtime's: see docs/contract.md.  */
TEST (print_registered, conversions)
{
  place d;
  d.object = d.size = 100;
  for (entry e : checked_entries)
    {
      for (char letter : { 'Y', 'W' })
        {
          const std::string format
              = std::string ("%d a%5") + letter + " %x %" + letter;
          expect_same_fate (
              call_of<int, int, int, int> (format.c_str (), 1, 2, 3, 4), e, d,
              [=] {
                register_printf_specifier (letter, print_registered,
                                           tell_registered);
              });
        }
      expect_same_fate (call_of<int, int> ("%QQd %d", 1, 2), e, d,
                        [] { register_printf_modifier (L"QQ"); });
    }
}

} // namespace
