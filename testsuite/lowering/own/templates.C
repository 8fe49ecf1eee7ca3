// Class and function templates: members with attributes, calls that depend on a
// parameter, and append functions that are instances.

#include "text.h"

namespace
{
template <typename T> struct growing
{
  void append (const char *t, size_t n) { s.append (t, n); }
  int appendf (const char *format, ...) PRINTF (2) OWN (qrintf_sink ("append"))
  {
    FORMATTED (t, format);
    s += t;
    return int (t.size ());
  }
  std::string s;
  T value{};
};

struct plain
{
  std::string s;
};
void
plain_add (plain &p, const char *t, size_t n)
{
  p.s.append (t, n);
}
void plainf (plain &, const char *, ...) PRINTF (2) OWN (qrintf_sink (plain_add));
void NOINLINE
plainf (plain &p, const char *format, ...)
{
  FORMATTED (t, format);
  p.s += t;
}

template <typename T> struct helper
{
  static void add (T &p, const char *t, size_t n) { p.s.append (t, n); }
  static void quiet_add (T &, const char *, size_t) {}
};
void helpedf (plain &, const char *, ...) PRINTF (2)
  OWN (qrintf_sink (helper<plain>::add));
void NOINLINE
helpedf (plain &p, const char *format, ...)
{
  FORMATTED (t, format);
  p.s += t;
}

template <typename T, typename... V>
int NOINLINE
all (T &t, const char *s, V... values)
{
  plain p;
  plainf (p, "%s %d", s, int (sizeof...(V)));
  (plainf (p, ";%d", int (values)), ...);
  helpedf (p, "|%s|", s);
  show_text (__LINE__, "plain", 0, p.s);
  return t.appendf ("%s;%d", s, int (sizeof (T))) + t.appendf ("%d", int (t.value));
}
}

int
main ()
{
  growing<int> a;
  growing<char> b;
  show_text (__LINE__, "int", all (a, HIDE ("text"), 1, 'c'), a.s);
  show_text (__LINE__, "char", all (b, HIDE ("more"), 2L), b.s);
  auto lambda = [&] (int v) { return b.appendf ("%d,", v); };
  show_text (__LINE__, "lambda", lambda (HIDE (3)), b.s);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
