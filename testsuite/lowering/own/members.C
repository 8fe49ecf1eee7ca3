// Member functions: overloads, names in strings, inheritance, const and static
// members, references, namespaces and C linkage.

#include "text.h"

namespace
{
class text
{
public:
  void append (int) { s += '?'; }
  void append (char, const char *, size_t) { s += '!'; }
  void append (const char *t, size_t n) { s.append (t, n); }
  template <typename T> void append (T, T) { s += "wrong"; }

  text &appendf (const char *, ...) PRINTF (2) OWN (qrintf_sink ("chain"));
  void voidf (const char *, ...) PRINTF (2) OWN (qrintf_sink (append));
  int lengthf (const char *, ...) PRINTF (2) OWN (qrintf_sink ("append"));
  size_t putf (const char *, ...) PRINTF (2) OWN (qrintf_reserve ("room", "take"));
  size_t countf (const char *, ...) const PRINTF (2) OWN (qrintf_sink ("count"));
  static long outf (text &, const char *, ...) PRINTF (2) OWN (qrintf_sink ("out"));
  static char *makef (const char *, ...) PRINTF (1) OWN (qrintf_alloc ("fresh"));
  virtual void virtualf (const char *, ...) PRINTF (2) OWN (qrintf_sink (append));
  virtual ~text () = default;

  text &chain (const char *t, size_t n) { return s.append (t, n), *this; }
  size_t count (const void *, size_t n) const { return total += n; }
  static long out (text &t, const char *p, int n)
  {
    t.s.append (p, size_t (n));
    return n * 100;
  }
  static void *fresh (size_t n) { return malloc (n); }

  std::string s;

private:
  char *room (size_t n)
  {
    at = s.size ();
    s.resize (at + n);
    return &s[at];
  }
  size_t take (size_t n)
  {
    s.resize (at + n);
    return s.size ();
  }
  size_t at = 0;
  mutable size_t total = 0;
};

FORMATTING (text &, text::appendf, (const char *format, ...),
            s += t;
            return *this;)
FORMATTING (void, text::voidf, (const char *format, ...),
            s += t;)
FORMATTING (int, text::lengthf, (const char *format, ...),
            s += t;
            return int (t.size ());)
FORMATTING (size_t, text::putf, (const char *format, ...),
            s += t;
            return s.size ();)
FORMATTING (size_t, text::countf, (const char *format, ...) const,
            return total += t.size ();)
FORMATTING (long, text::outf, (text &o, const char *format, ...),
            o.s += t;
            return long (t.size ()) * 100;)
FORMATTING (char *, text::makef, (const char *format, ...),
            return strdup (t.c_str ());)
FORMATTING (void, text::virtualf, (const char *format, ...),
            s += t;)

struct loud : text
{
  void virtualf (const char *format, ...) override PRINTF (2);
  [[gnu::format (printf, 2, 3)]]
#ifdef __QRINTF__
  [[gnu::qrintf_sink ("shout")]]
#endif
  int shoutf (const char *format, ...);
  void shout (const char *t, size_t n)
  {
    s.append (t, n);
    s += "!!";
  }
};
FORMATTING (void, loud::virtualf, (const char *format, ...),
            s += "<" + t + ">";)
FORMATTING (int, loud::shoutf, (const char *format, ...),
            s += t + "!!";
            return int (t.size ());)

namespace inner
{
void
add (text &o, const char *t, size_t n)
{
  o.s.append (t, n);
}
void addf (text &, const char *, ...) PRINTF (2) OWN (qrintf_sink (inner::add));
FORMATTING (void, addf, (text &o, const char *format, ...),
            o.s += t;)
}
}

extern "C" {
static void
c_add (text *o, const void *t, size_t n)
{
  o->s.append (static_cast<const char *> (t), n);
}
int c_addf (text *, const char *, ...) PRINTF (2) OWN (qrintf_sink (c_add));
FORMATTING (int, c_addf, (text *o, const char *format, ...),
            o->s += t;
            return int (t.size ());)
}

static void NOINLINE
all (text &t, int v, const char *s)
{
  t.appendf ("%d;", v).appendf ("%s", s).appendf ("literal");
  show_text (__LINE__, "append", 0, t.s);
  t.voidf ("%s=%x,", s, v);
  show_text (__LINE__, "length", t.lengthf ("%s%c", s, 0), t.s);
  show_text (__LINE__, "put", long (t.putf ("%d,%u", v, v)), t.s);
  show_text (__LINE__, "put", long (t.putf ("%s,%d", s, v)), t.s);
  t.countf ("%d", v);
  show_text (__LINE__, "count", long (t.countf ("%s%g", s, v * .5)), "");
  show_text (__LINE__, "out", text::outf (t, "%d %s", v, s), t.s);
  char *made = text::makef ("%s-%d", s, v);
  show_text (__LINE__, "make", 0, made);
  free (made);
  t.virtualf ("%d", v);
  t.text::virtualf ("%s", s);
  show_text (__LINE__, "virtual", 0, t.s);
  inner::addf (t, "%d%%", v);
  show_text (__LINE__, "C", c_addf (&t, "%s|%d", s, v), t.s);
}

int
main ()
{
  text t;
  all (t, HIDE (42), HIDE ("text"));
  loud l;
  all (l, HIDE (-7), HIDE (""));
  show_text (__LINE__, "shout", l.shoutf ("%d", HIDE (8)), l.s);
  text large;
  large.voidf ("%s|%d", HIDE (std::string (3000, 'x').c_str ()), HIDE (1));
  show_text (__LINE__, "long", long (large.s.size ()), large.s.substr (2990));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
