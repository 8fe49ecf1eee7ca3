// Calls in try blocks, handlers and destructors, some with a format that a
// condition chooses, and exceptions thrown around them.

#include "show.h"
#include "try.h"
#include <stdexcept>
#include <string>
#include <unistd.h>

namespace
{
struct Note
{
  char *at;
  int value;
  bool loud;
  ~Note () { sprintf (at, loud ? "LOUD %d" : "quiet %d", value); }
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
  TRY
    {
      Note note = { area + 100, v, v > 3 };
      n = sprintf (buffer, "%d:%s", v, s);
      n += may_throw (v);
      n += sprintf (buffer + 20, "after %x", v);
    }
  CATCH (const std::runtime_error &e,
         n += sprintf (area, "caught %s at %d", e.what (), v))
  return n * 1000 + buffer[0];
}

long __attribute__ ((noinline))
chosen_in_try (int v, const char *s, double d)
{
  long n = 0;
  TRY
    {
      Note note = { area + 100, v, v > 3 };
      n = sprintf (area, v & 1 ? "%d:%s" : "%d;%s;", v, s);
      n += may_throw (v);
      n += sprintf (area + 40, v & 2 ? "%.2f" : "%g", d);
    }
  CATCH (const std::runtime_error &e,
         n += 100 + sprintf (area + 60, v > 5 ? "%s high" : "%s", e.what ()))
  return n;
}

/* The text of asprintf, and what tells of it to a descriptor.  */
struct Text
{
  char *at = nullptr;
  int length;
  Text (const char *s, int v) : length (asprintf (&at, "%s=%d", s, v)) {}
  Text (const Text &) = delete;
  ~Text ()
  {
    dprintf (STDOUT_FILENO, "gone: %s\n", at);
    free (at);
  }
};

long __attribute__ ((noinline))
to_descriptor (int v, const char *s)
{
  long n = 0;
  fflush (stdout);
  TRY
    {
      Text text (s, v), other ("other", v);
      n = dprintf (STDOUT_FILENO, "%s: %d\n", s, v);
      n += dprintf (STDOUT_FILENO, "%c%c\n", 'a' + v % 20, 'b');
      may_throw (v);
      Text third (text.at, other.length);
      n += dprintf (STDOUT_FILENO, "%s %s\n", text.at, third.at);
    }
  CATCH (const std::runtime_error &e,
         Text what (e.what (), v);
         n -= dprintf (STDOUT_FILENO, "caught %s\n", what.at))
  return n;
}

long __attribute__ ((noinline))
argument_throws (int v)
{
  TRY
    {
      return sprintf (area, "%d %d", may_throw (v), may_throw (v + 1));
    }
  CATCH (..., return snprintf (area, 9, "caught at %d", v))
}

long __attribute__ ((noinline))
holders (int v)
{
  Holder first (v), second (v * 1000000);
  return first.text[6] + second.text[6] * 100;
}
}

int
main ()
{
  for (int v = -4; v < 9; v++)
    {
      SHOW (in_try (HIDE (v), HIDE ("text")));
      SHOW (chosen_in_try (HIDE (v), v & 4 ? "text" : "", v / 7.0));
      SHOW (to_descriptor (HIDE (v), v & 1 ? "odd" : "a longer string"));
      SHOW (argument_throws (HIDE (v)));
      SHOW (holders (HIDE (v)));
    }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
