/* SPDX-License-Identifier: GPL-3.0-or-later */
/* std::to_string (double) as C can call it.  Compiled once for each set of
   cases, as cases-c.c.

   Of the inline functions of a header a program has one copy, whichever way it
   was compiled.  So each set has names of its own for those that format.  */

#define JOIN(A, B) JOIN_ (A, B)
#define JOIN_(A, B) A##_##B
#define __to_xstring JOIN (BENCH_PREFIX, to_xstring)
#define to_string JOIN (BENCH_PREFIX, to_string)

#include <string>

#include <cstring>

extern "C" int
to_string (char *buf, double v)
{
  const std::string text = std::to_string (v);
  memcpy (buf, text.c_str (), text.size () + 1);
  return static_cast<int> (text.size ());
}
