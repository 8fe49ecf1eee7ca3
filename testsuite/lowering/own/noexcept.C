// A printf-like function that is noexcept ends the program where append throws.

#include "text.h"
#include "fate.h"

namespace
{
struct note
{
  ~note () { write (1, "destroyed\n", 10); }
};

void NOINLINE
append (std::string &s, const char *t, size_t n)
{
  if (s.size () + n > 5)
    throw std::length_error ("append");
  s.append (t, n);
}
void appendf (std::string &, const char *, ...) noexcept PRINTF (2)
  OWN (qrintf_sink (append));
void NOINLINE
appendf (std::string &s, const char *format, ...) noexcept
{
  FORMATTED (t, format);
  append (s, t.data (), t.size ());
}

int NOINLINE
caught (std::string &s, int v)
{
  try
    {
      note n;
      appendf (s, "%d;", v);
      return 1;
    }
  catch (const std::length_error &)
    {
      return 2;
    }
}

/* That nothing throws here is known of the whole function.  */
int NOINLINE
bare (std::string &s, int v)
{
  note n;
  appendf (s, "%d;%s", v, s.c_str ());
  return 3;
}
}

int
main ()
{
  for (int v : { 1, 1234567 })
    {
      std::string s;
      FATE (_exit (caught (s, HIDE (v))));
      FATE (try { _exit (bare (s, HIDE (v))); } catch (...) { _exit (4); });
    }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
