// One of the two functions may throw, the other never does: what takes the text
// is noexcept, in a cleanup and in a try block, with and without a test before
// it; or the printf-like function is, which ends the program where what takes
// the text throws.

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
void NOINLINE
append_or_throw (std::string &s, const char *t, size_t n)
{
  if (s.size () + n > 5)
    throw std::length_error ("append");
  s.append (t, n);
}

void appendf (std::string &, const char *, ...) PRINTF (2)
  OWN (qrintf_sink (append));
FORMATTING (void, appendf, (std::string &s, const char *format, ...),
            append (s, t.data (), t.size ());)
void final_appendf (std::string &, const char *, ...) noexcept PRINTF (2)
  OWN (qrintf_sink (append_or_throw));
FORMATTING (void, final_appendf,
            (std::string &s, const char *format, ...) noexcept,
            append_or_throw (s, t.data (), t.size ());)

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

int NOINLINE
never_caught (std::string &s, int v)
{
  try
    {
      note n;
      final_appendf (s, "%d;", v);
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
  final_appendf (s, "%d;%s", v, s.c_str ());
  return 3;
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
      FATE (_exit (never_caught (s, HIDE (v))));
      FATE (try { _exit (bare (s, HIDE (v))); } catch (...) { _exit (4); });
    }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
