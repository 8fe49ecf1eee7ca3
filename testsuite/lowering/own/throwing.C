// Exceptions that append, reserve and commit throw, with destructors live, in
// nested try blocks, in loops, and out of noexcept functions.

#include "text.h"

namespace
{
struct note
{
  const char *name;
  ~note () { show_text (__LINE__, "destroyed", 0, name); }
};

size_t most = 40;

class text
{
public:
  void append (const char *t, size_t n)
  {
    if (s.size () + n > most)
      throw std::length_error ("append");
    s.append (t, n);
  }
  int appendf (const char *, ...) PRINTF (2) OWN (qrintf_sink (append));
  int putf (const char *, ...) PRINTF (2) OWN (qrintf_reserve ("room", "take"));
  static char *makef (const char *, ...) PRINTF (1) OWN (qrintf_alloc ("fresh"));

  char *room (size_t n)
  {
    if (s.size () > most)
      throw std::bad_alloc ();
    at = s.size ();
    s.resize (at + n + 1);
    return &s[at];
  }
  void take (size_t n)
  {
    s.resize (at + n);
    if (s.size () > most)
      throw std::runtime_error ("take");
  }
  static char *fresh (size_t n)
  {
    if (most < 20)
      throw std::bad_alloc ();
    return static_cast<char *> (malloc (n));
  }

  std::string s;
  size_t at = 0;
};

FORMATTING (int, text::appendf, (const char *format, ...),
            if (s.size () + t.size () > most)
              throw std::length_error ("append");
            s += t;
            return int (t.size ());)

FORMATTING (int, text::putf, (const char *format, ...),
            if (s.size () > most)
              throw std::bad_alloc ();
            s += t;
            if (s.size () > most)
              throw std::runtime_error ("take");
            return int (t.size ());)

FORMATTING (char *, text::makef, (const char *format, ...),
            if (most < 20)
              throw std::bad_alloc ();
            return strdup (t.c_str ());)

int NOINLINE
nested (text &t, int v, const char *s)
{
  note outer = { "outer" };
  int done = 0;
  try
    {
      note inner = { "inner" };
      done += t.appendf ("%d,", v);
      try
        {
          note innermost = { "innermost" };
          done += t.putf ("%x-", v);
          done += t.putf ("%s", s);
          done += 1000;
        }
      catch (const std::bad_alloc &)
        {
          done += 10000;
          done += t.appendf ("!");
        }
      done += t.appendf ("%s", s);
    }
  catch (const std::exception &e)
    {
      return show_text (__LINE__, "caught", done, e.what ()), -done;
    }
  return done;
}

/* The result reaches a PHI of the landing pad's.  */
long NOINLINE
in_loop (text &t, int v)
{
  long sum = 0;
  int i = 0;
  try
    {
      for (; i < 20; i++)
        sum = sum * 3 + (i & 1 ? t.appendf ("%d;", v + i) : t.putf ("%u", i));
    }
  catch (...)
    {
      sum = -sum - i;
    }
  return sum;
}

struct holder
{
  text t;
  char *made;
  note n = { "holder" };
  explicit holder (int v) : made (text::makef ("%d", v)) { t.appendf ("%d", v); }
  ~holder () { free (made); }
};

void NOINLINE
leaves (text &t, int v)
{
  note n = { "left" };
  t.appendf ("%d %s", v, "a longer text than some");
}

int
uncaught (text &t, int v) noexcept
{
  try
    {
      leaves (t, v);
    }
  catch (const std::length_error &)
    {
      return -1;
    }
  return 1;
}
}

int
main ()
{
  for (most = 0; most < 60; most += 3)
    {
      text t;
      for (int i = 0; i < 4; i++)
        show_text (__LINE__, "nested",
                   nested (t, HIDE (i * 100), i & 1 ? HIDE ("odd") : HIDE ("even")),
                   t.s);
      text u;
      show_text (__LINE__, "loop", in_loop (u, HIDE (90)), u.s);
      show_text (__LINE__, "uncaught", uncaught (u, HIDE (5)), u.s);
      try
        {
          holder h (HIDE (123456789));
          show_text (__LINE__, "holder", 0, h.t.s + h.made);
        }
      catch (const std::exception &e)
        {
          show_text (__LINE__, "no holder", 0, e.what ());
        }
    }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
