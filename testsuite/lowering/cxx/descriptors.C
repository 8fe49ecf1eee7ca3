// dprintf, asprintf and those with a va_list in C++: in try blocks, handlers and destructors, around
// exceptions, and in a thread that is cancelled while it waits in dprintf,
// which runs destructors and handlers on its way out.

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "show.h"
#include "try.h"
#include "with-list.h"
#include <fcntl.h>
#include <pthread.h>
#include <stdexcept>
#include <string>
#include <sys/select.h>
#include <sys/wait.h>
#include <unistd.h>

namespace
{
int ends[2];

struct Line
{
  int fd, value;
  ~Line () { dprintf (fd, "destroyed %d\n", value); }
};

struct Text
{
  char *at = nullptr;
  int length;
  explicit Text (int v) : length (asprintf (&at, "text %d of %x", v, v)) {}
  Text (const char *s, int v) : length (asprintf (&at, "%s=%d", s, v)) {}
  Text (const Text &) = delete;
  ~Text () { free (at); }
};

// The list ends, and what is between them is destroyed, when the thread is
// cancelled.
int __attribute__ ((noipa, hot)) listed (int fd, const char *format, ...)
{
  Line line{ -1, 0 };
  WITH_LIST (vdprintf (fd, format, values));
}

std::string __attribute__ ((noipa, hot)) made (const char *format, ...)
{
  char *text = nullptr;
  va_list values;
  va_start (values, format);
  int n = vasprintf (&text, format, values);
  va_end (values);
  std::string all (text, size_t (n));
  free (text);
  return all;
}

void __attribute__ ((noinline)) may_throw (int v)
{
#ifndef NO_THROW
  if (v % 3 == 1)
    throw std::runtime_error ("one");
#endif
  asm volatile("" : : "r"(v));
}

long __attribute__ ((noinline)) in_try (int fd, int v, const char *s)
{
  long n = 0;
  TRY
    {
      Line line{ fd, v };
      Text text (s, v), other (v);
      n = dprintf (fd, "%s: %d\n", s, v);
      n += dprintf (fd, "%c%c\n", 'a' + v, 'b' + v);
      may_throw (v);
      Text third (text.at, other.length);
      n += dprintf (fd, "%s %s %s\n", text.at, other.at, third.at);
      n += listed (fd, "%s, %d, %s\n", third.at, v, made ("<%s %x>", s, v).c_str ());
    }
  CATCH (const std::exception &e,
         char *what;
         n -= asprintf (&what, "caught %s at %d", e.what (), v);
         n -= dprintf (fd, "%s\n", what);
         free (what))
  return n + dprintf (fd, "%d after\n", v);
}

int __attribute__ ((noinline)) no_throw (int fd, int v) noexcept
{
  Text text (v);
  return dprintf (fd, "%s %d noexcept\n", text.at, v);
}

template <typename Value>
int
print (int fd, const char *name, Value v)
{
  auto inner = [&] { return dprintf (fd, "%s=%ld;", name, long (v)); };
  return inner ();
}

// No cleanup of its own: the text waits between two frames that have some.
void __attribute__ ((noinline)) wait_in_print (const char *s, int v)
{
  for (;;)
    dprintf (ends[1], "%s %d\n", s, v++);
}

volatile int destroyed, caught;

struct Count
{
  ~Count () { destroyed = destroyed + 1; }
};

void *
print_for_ever (void *argument)
{
  Count one;
  int which = *static_cast<int *> (argument);
  TRY
    {
      Count two;
      if (which == 0)
        wait_in_print (HIDE ("waiting"), which);
      while (which == 2)
        listed (ends[1], "%s %d\n", "waits in a list", which);
      for (;;)
        dprintf (ends[1], "%s %d\n", HIDE ("waits here"), which);
    }
  CATCH (...,
         caught = caught + 1;
         throw)
  return nullptr;
}

// Until the pipe is full, and stays so.
void
wait_until_full ()
{
  fcntl (ends[1], F_SETPIPE_SZ, 4096);
  int full = 0;
  while (full < 5)
    {
      usleep (1000);
      fd_set set;
      FD_ZERO (&set);
      FD_SET (ends[1], &set);
      timeval now{ 0, 0 };
      full = select (ends[1] + 1, nullptr, &set, nullptr, &now) == 0 ? full + 1
                                                                     : 0;
    }
}

// In a child: glibc's own dprintf leaves its stream in the list of all when it
// is cancelled, so nothing may walk that list afterwards.
int
cancelled (int which)
{
  pid_t child = fork ();
  if (child == 0)
    {
      pthread_t thread;
      void *result;
      if (pipe (ends) != 0)
        _exit (99);
      pthread_create (&thread, nullptr, print_for_ever, &which);
      wait_until_full ();
      pthread_cancel (thread);
      pthread_join (thread, &result);
      _exit (destroyed + 10 * caught + 100 * (result == PTHREAD_CANCELED));
    }
  int status = -1;
  waitpid (child, &status, 0);
  return status;
}
}

int
main ()
{
  char name[] = "descriptors-XXXXXX";
  int fd = mkstemp (name);
  unlink (name);
  for (int v = 0; v < 12; v++)
    {
      SHOW (in_try (fd, HIDE (v), v & 1 ? "odd" : "a longer string"));
      SHOW (no_throw (fd, HIDE (v)));
      SHOW (print (fd, HIDE ("short"), short (v)) + print (fd, "u", 7u));
    }
  SHOW (cancelled (0));
  SHOW (cancelled (1));
  SHOW (cancelled (2));
  lseek (fd, 0, SEEK_SET);
  for (ssize_t n; (n = read (fd, area, sizeof area)) > 0;)
    fwrite (area, 1, size_t (n), stdout);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
