/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module whose inline functions, templates and members print.  */

module;
#include <cstdarg>
#include <cstdio>
export module texts;

export inline int
print_inline (int v)
{
  return std::printf ("%d inline %s\n", v, "function");
}

export template <class T>
int
to_string (char (&text)[60], const char *format, T v)
{
  return std::snprintf (text, sizeof text, format, v);
}

export int
print (const char *format, ...)
{
  va_list values;
  va_start (values, format);
  int n = std::vprintf (format, values);
  va_end (values);
  return n;
}

export struct pair_text
{
  char text[32];
  pair_text (int a, unsigned b) { std::sprintf (text, "%d:%x", a, b); }
};
