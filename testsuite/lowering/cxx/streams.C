// Streams in C++: in try blocks, destructors and handlers, with exceptions from
// a stream's own write function.

#include "show.h"
#include "try.h"
#include "with-list.h"
#include <stdexcept>
#include <string>
#include <sys/types.h>

namespace
{
struct Line
{
  FILE *f;
  int value;
  ~Line () { fprintf (f, "destroyed %d\n", value); }
};

void __attribute__ ((noinline)) may_throw (int v)
{
#ifndef NO_THROW
  if (v % 3 == 1)
    throw std::runtime_error ("one");
#endif
  asm volatile("" : : "r"(v));
}

long __attribute__ ((noinline)) in_try (FILE *f, int v, const char *s)
{
  long n = 0;
  TRY
    {
      Line line{ f, v };
      n = fprintf (f, "%s: %d\n", s, v);
      may_throw (v);
      n += fprintf (f, "%d no throw %x\n", v, unsigned (v));
    }
  CATCH (const std::exception &e,
         n -= fprintf (f, "caught %s at %d\n", e.what (), v))
  n += printf ("%d after\n", v);
  return n;
}

#ifndef NO_THROW
// An exception thrown through fprintf: glibc is built to be unwound.
ssize_t
throwing_write (void *cookie, const char *, size_t n)
{
  if (*static_cast<bool *> (cookie))
    throw 42;
  return ssize_t (n);
}

// A stream that throws while THROWING.
FILE *
open_throwing (bool &throwing, int mode, size_t room)
{
  cookie_io_functions_t functions{};
  functions.write = throwing_write;
  static char buffer[32];
  throwing = true;
  FILE *f = fopencookie (&throwing, "w", functions);
  setvbuf (f, buffer, mode, mode == _IONBF ? 0 : room);
  return f;
}

// The list ends, and what is between is destroyed, on the way out.
int __attribute__ ((noipa, hot)) listed (FILE *f, const char *format, ...)
{
  Line line{ stdout, 0 };
  WITH_LIST (vfprintf (f, format, values));
}

int __attribute__ ((noinline)) through_stream (int mode, const char *s)
{
  bool throwing;
  FILE *f = open_throwing (throwing, mode, 32);
  int count = 0;
  for (int i = 0; i < 9; i++)
    try
      {
        Line line{ stdout, i };
        count += fprintf (f, "%s %d\n", s, i);
        count += listed (f, i & 1 ? "%s %d" : "%s %d %Lf", s, i, 1.5L);
      }
    catch (int thrown)
      {
        printf ("%d thrown at %d\n", thrown, i);
      }
  throwing = false;
  fclose (f);
  return count;
}

// A run of calls, with branches, of which each may throw where it is flushed.
int __attribute__ ((noinline)) run_through_stream (size_t room, const char *s)
{
  bool throwing;
  FILE *f = open_throwing (throwing, _IOFBF, room);
  int count = 0;
  for (int i = 0; i < 16; i++)
    try
      {
        Line line{ stdout, i };
        count += fprintf (f, "%s:", s);
        if (i & 1)
          count += fprintf (f, "%d,", i);
        else if (i & 2)
          count += fprintf (f, "%x=%s", unsigned (i), s);
        count += 100 * fprintf (f, "<%d>", i);
        if (i & 4)
          count -= fprintf (f, "%s", s);
      }
    catch (int thrown)
      {
        printf ("%d thrown at %d, %d\n", thrown, i, count);
      }
  throwing = false;
  fclose (f);
  return count;
}
#endif

template <typename Value> struct Printer
{
  const char *format_name;
  int
  operator() (FILE *f, Value v) const
  {
    return fprintf (f, "%s=%ld;", format_name, long (v));
  }
};
}

int
main ()
{
  setvbuf (stdout, nullptr, _IOFBF, 4096);
  char *text;
  size_t size;
  FILE *f = open_memstream (&text, &size);
  long sum = 0;
  for (int v = 0; v < 12; v++)
    {
      sum += in_try (f, HIDE (v), v & 1 ? "odd" : "a longer string");
      auto print = [&] (const char *s) { return std::fprintf (f, "<%s>", s); };
      sum += print (HIDE ("lambda")) + Printer<short>{ "short" }(f, short (v));
    }
  fclose (f);
  fwrite (text, 1, size, stdout);
  free (text);
#ifndef NO_THROW
  for (int mode : { _IOFBF, _IOLBF, _IONBF })
    sum += through_stream (mode, HIDE ("text"));
  for (size_t room = 1; room <= 32; room++)
    sum += run_through_stream (room, HIDE ("text"));
#endif
  sum += std::printf ("%s", std::string (100, 'x').append ("\n").c_str ());
  std::printf ("%ld\n", sum);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
