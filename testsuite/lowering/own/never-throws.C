// What takes the text never throws, but the function that is lowered may: with and
// without a test before it, in a cleanup and in a try block.

#include "text.h"
#include "fate.h"

namespace
{
struct note
{
  ~note () { write (1, "destroyed\n", 10); }
};

void NOINLINE
append (std::string &s, const char *t, size_t n) noexcept
{
  s.append (t, n);
}
void appendf (std::string &, const char *, ...) PRINTF (2)
  OWN (qrintf_sink (append));
void NOINLINE
appendf (std::string &s, const char *format, ...)
{
  FORMATTED (t, format);
  append (s, t.data (), t.size ());
}

int NOINLINE
cleaned (std::string &s, int v, const char *more)
{
  note n;
  appendf (s, "%d;", v);
  appendf (s, "%d%s;", v, more);
  return (int) s.size ();
}

int NOINLINE
caught (std::string &s, int v, const char *more)
{
  try
    {
      appendf (s, "%d;", v);
      appendf (s, "%d%s;", v, more);
      return (int) s.size ();
    }
  catch (const std::length_error &)
    {
      appendf (s, "%d caught", v);
      return 0;
    }
}
}

int
main ()
{
  for (int v : { 1, 1234567 })
    {
      std::string s;
      FATE (_exit (cleaned (s, HIDE (v), "more")));
      FATE (_exit (caught (s, HIDE (v), "more")));
    }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
