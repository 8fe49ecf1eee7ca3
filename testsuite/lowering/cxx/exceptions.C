// Calls in try blocks and destructors, and exceptions thrown around them.

#include "show.h"
#include <stdexcept>
#include <string>

namespace
{
struct Note
{
  char *at;
  int value;
  ~Note () { sprintf (at, "destroyed %d", value); }
};

struct Holder
{
  char text[24];
  explicit Holder (int v)
  {
    if (snprintf (text, sizeof text, "holds %d", v) > 12)
      text[12] = '!';
  }
  virtual ~Holder () { SHOW (sprintf (area, "~%s", text)); }
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
in_try (int v, const char *s)
{
  char buffer[64];
  int n = 0;
#ifndef NO_THROW
  try
    {
      Note note = { area + 100, v };
      n = sprintf (buffer, "%d:%s", v, s);
      n += may_throw (v);
      n += sprintf (buffer + 20, "after %x", v);
    }
  catch (const std::runtime_error &e)
    {
      n += sprintf (area, "caught %s at %d", e.what (), v);
    }
#else
  n = sprintf (buffer, "%d:%s", v, s);
#endif
  return n * 1000 + buffer[0];
}

long __attribute__ ((noinline))
argument_throws (int v)
{
#ifndef NO_THROW
  try
    {
      return sprintf (area, "%d %d", may_throw (v), may_throw (v + 1));
    }
  catch (...)
    {
      return snprintf (area, 9, "caught at %d", v);
    }
#else
  return sprintf (area, "%d", may_throw (v));
#endif
}

long __attribute__ ((noinline))
holders (int v)
{
  Holder first (v), second (v * 1000000);
  return first.text[6] + second.text[6] * 100;
}

long
no_throw (int v) noexcept
{
  return sprintf (area, "noexcept %d", v);
}
}

int
main ()
{
  for (int v = -4; v < 8; v++)
    {
      SHOW (in_try (HIDE (v), HIDE ("text")));
      SHOW (argument_throws (HIDE (v)));
      SHOW (holders (HIDE (v)));
      SHOW (no_throw (HIDE (v)));
    }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
