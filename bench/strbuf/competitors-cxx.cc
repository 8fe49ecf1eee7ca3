/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The same in C++: std::string with snprintf, and {fmt} at its fastest, header
   only with a compiled format into a memory_buffer.  */

#define FMT_HEADER_ONLY 1
#include <fmt/compile.h>
#include <fmt/format.h>

#include "cases.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>

static void
append (std::string &s, const record &r)
{
  char scratch[256];
  int n = snprintf (scratch, sizeof scratch, "%d,%s;", r.number, r.word);
  if (n < 0 || static_cast<size_t> (n) >= sizeof scratch)
    abort ();
  s.append (scratch, static_cast<size_t> (n));
}

void
std_string (const record *records, size_t n, size_t each, take_text *take,
            void *to)
{
  while (n > 0)
    {
      std::string s;
      size_t some = std::min (n, each);
      for (size_t i = 0; i < some; i++)
        append (s, records[i]);
      take (to, s.data (), s.size ());
      records += some;
      n -= some;
    }
}

void
fmt_buffer (const record *records, size_t n, size_t each, take_text *take,
            void *to)
{
  while (n > 0)
    {
      fmt::memory_buffer s;
      size_t some = std::min (n, each);
      for (size_t i = 0; i < some; i++)
        fmt::format_to (fmt::appender (s), FMT_COMPILE ("{},{};"),
                        records[i].number, records[i].word);
      take (to, s.data (), s.size ());
      records += some;
      n -= some;
    }
}
