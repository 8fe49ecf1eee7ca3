/* SPDX-License-Identifier: GPL-3.0-or-later */
// Printf-like functions of C++: members, virtual ones, templates, lambdas and
// function pointers.

#include "wrappers.h"
#include <string>

#define MEMBER(FORMAT)                                                         \
  __attribute__ ((noinline, format (printf, FORMAT + 1, FORMAT + 2)))

namespace
{

struct log
{
  std::string text;
  virtual ~log () {}
  virtual int MEMBER (1) add (const char *format, ...);
  static int SEEN (1) format_static (const char *format, ...);
  int MEMBER (1) operator() (const char *format, ...);
  int list (const char *format, va_list values);
};

int
log::list (const char *format, va_list values)
{
  va_list copy;
  va_copy (copy, values);
  int n = vsnprintf (nullptr, 0, format, copy);
  va_end (copy);
  if (n < 0)
    return n;
  size_t old = text.size ();
  text.resize (old + size_t (n) + 1);
  int again = vsnprintf (&text[old], size_t (n) + 1, format, values);
  text.resize (old + size_t (n));
  return n * 1000 + again;
}

int
log::add (const char *format, ...)
{
  WITH_LIST (list (format, values));
}

int
log::operator() (const char *format, ...)
{
  WITH_LIST (list (format, values));
}

int
log::format_static (const char *format, ...)
{
  WITH_LIST (vsnprintf (area, AREA, format, values));
}

struct braces : log
{
  int MEMBER (1) add (const char *format, ...) override;
};

int
braces::add (const char *format, ...)
{
  va_list values;
  va_start (values, format);
  text += '{';
  int n = list (format, values);
  text += '}';
  va_end (values);
  return n;
}

// The size of the destination is known where it is instantiated.
template <size_t SIZE>
int __attribute__ ((noinline, format (printf, 2, 3)))
into (char (&to)[SIZE], const char *format, ...)
{
  WITH_LIST (vsnprintf (to, SIZE, format, values));
}

template <typename... VALUES>
int __attribute__ ((noinline)) forwarded (const char *format, VALUES... given)
{
  return snprintf (area, AREA, HIDE (format), given...);
}

} // namespace

int
main ()
{
  for (int i = 0; i < 3; i++)
    {
      log l;
      braces b;
      log *both[] = { &l, &b };
      for (log *one : both)
        {
          SHOW (HIDE (one)->add ("%d %s %.2f|", i, "member", i * .5));
          SHOW (one->add ("%d %s %.2Lf|", i, "member", i * .5L));
          SHOW ((*one) ("%c%5d", 'x', i));
          SHOW ((strcpy (area, one->text.c_str ()), 0));
        }
      SHOW (log::format_static ("%g %x %s", i * 1.5, unsigned (i), "static"));
      int (*pointer) (const char *, ...)
          __attribute__ ((format (printf, 1, 2)))
          = HIDE (&log::format_static);
      SHOW (pointer ("%e %s", i * 1.5, "by pointer"));
      char small[8], large[80];
      SHOW (into (small, "%d %s", i, "template"));
      SHOW (into (large, "%d %s", i, "template"));
      SHOW ((memcpy (area, small, 8), strcpy (area + 8, large), 0));
      auto lambda = [] (char *to, size_t size, const char *format, ...) {
        WITH_LIST (vsnprintf (to, size, format, values));
      };
      SHOW (lambda (area, 10, "%s %d", "lambda", i));
      SHOW (lambda (area, AREA, "%s %d %f", "lambda", i, .5));
      SHOW (forwarded ("%d %s %lu", i, "forwarded", 5UL));
      SHOW (forwarded ("%d %s %lu %g", i, "forwarded", 5UL, 1.5));
      SHOW (forwarded ("%d %s %p", i, (const char *) HIDE (nullptr),
                       (void *) HIDE (nullptr)));
    }
}
