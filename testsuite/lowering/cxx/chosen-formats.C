// Formats chosen by a condition, in try blocks and destructors.

#include "show.h"
#include <stdexcept>

namespace
{
struct Note
{
  int value;
  bool loud;
  ~Note () { sprintf (area + 100, loud ? "LOUD %d" : "quiet %d", value); }
};

int __attribute__ ((noinline))
may_throw (int v)
{
#ifndef NO_THROW
  if (v % 3 == 1)
    throw std::runtime_error ("one");
#endif
  return v * 2;
}

long __attribute__ ((noinline))
in_try (int v, const char *s, double d)
{
  long n = 0;
  fill (area, AREA);
#ifndef NO_THROW
  try
#endif
    {
      Note note = { v, v > 3 };
      n = sprintf (area, v & 1 ? "%d:%s" : "%d;%s;", v, s);
      n += may_throw (v);
      n += sprintf (area + 40, v & 2 ? "%.2f" : "%g", d);
    }
#ifndef NO_THROW
  catch (const std::runtime_error &e)
    {
      n += 100 + sprintf (area + 60, v > 5 ? "%s high" : "%s", e.what ());
    }
#endif
  show_result (__LINE__, n, area, AREA);
  return n;
}

/* The stream may throw nothing, but glibc's fprintf may.  */
void __attribute__ ((noinline))
to_stream (int v, bool many)
{
#ifndef NO_THROW
  try
#endif
    {
      Note note = { v, many };
      printf (many ? "%d files\n" : "%d file\n", v);
      fprintf (stdout, many ? "%s\n" : "[%s]\n", HIDE ("text"));
      may_throw (v);
    }
#ifndef NO_THROW
  catch (...)
    {
      printf (v > 4 ? "caught %d\n" : "%d was caught\n", v);
    }
#endif
  SHOW (0);
}

template <typename T>
const char *
format_of (T)
{
  return sizeof (T) == 8 ? "%ld" : "%d";
}

template <typename T>
void __attribute__ ((noinline))
typed (T v)
{
  SHOW (sprintf (area, format_of (v), v));
}
}

int
main ()
{
  for (int v = 0; v < 9; v++)
    {
      in_try (v, v & 4 ? "text" : "", v / 7.0);
      to_stream (v, v != 1);
    }
  typed (42);
  typed (-42L);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
