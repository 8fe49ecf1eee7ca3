/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Strings and formats at the end of a page, formats of many values, malformed
   formats, and formats with effects of their own.  */

#include "check.h"
#include "guarded.h"
#include "random-calls.h"

#include <cerrno>
#include <climits>
#include <cstdint>
#include <cstring>
#include <cwchar>
#include <string>

#include <gtest/gtest.h>

namespace
{

using pointer = const void *;

/* N letters; memory behind them cannot be read.  */
const char *
letters_at_end (guarded &memory, size_t n, bool has_end)
{
  char *start = memory.end () - n - has_end;
  for (size_t i = 0; i < n; i++)
    start[i] = static_cast<char> ('a' + i % 26);
  if (has_end)
    start[n] = '\0';
  return start;
}

/* Formats may begin and end anywhere.  */
TEST (print_formats, end_of_a_page)
{
  checker k;
  guarded memory (4096), names (4096);
  const pointer name = letters_at_end (names, 9, true);
  for (size_t n = 0; n <= 100; n++)
    for (const char *rest :
         { "", "%d", "%%", "%d,%s.", "%", "%5", "%l", "%-", "%.", "%*", "%hh",
           "%1$", "%d %", "%s%" })
      {
        const std::string format = std::string (n, 't') + rest;
        char *at_end = memory.end () - format.size () - 1;
        memcpy (at_end, format.c_str (), format.size () + 1);
        const bool is_string = !strncmp (rest, "%s", 2);
        if (is_string)
          k.check (at_end, name, 42);
        else
          k.check (at_end, 42, name);
        memcpy (memory.begin (), format.c_str (), format.size () + 1);
        if (is_string)
          k.check (memory.begin (), name, 42);
        else
          k.check (memory.begin (), 42, name);
      }
}

TEST (print_formats, malformed_or_special)
{
  checker k;
  for (const char *format :
       { "",         "text",      "100%%",   "%%%d%%",  "%5%",     "%-5%",
         "%",        "abc%",      "%l",      "%k",      "%d%",     "%-",
         "%.",       "%*",        "%hhhd",   "%lhd",    "%hld",    "%qd",
         "%Zd",      "%w8d",      "%wf8d",   "%I64d",   "%'d",     "%Id",
         "%0001d",   "%+-+-5d",   "%hd%hhd", "%zd %td", "%h",      "%z",
         "%99999d",  "%.99999d",  "%--5d|",  "%5-d",    "%5.d",    "%-.d",
         "%.-5d",    "%.+5d",     "%.0*d",   "%*5d",    "%5*d",    "%**d",
         "%.*.*d",   "%#d",       "%#u",     "%+u",     "% x",     "%+ d",
         "%y",       "%r",        "%D",      "%U",      "%O",      "%v",
         "%H",       "%!",        "%\n",     "%\t%d",   "%\x80",   "%\xff",
         "%d%y%d",   "%d %m",     "%m",      "%5m",     "%.3m",    "%-20m|",
         "%lld%llld", "%lllld",   "%Lld",    "%jjd",    "%zzd",    "%Ld",
         "%$d",      "%0$d",      "%.2$d",   "%1$d",    "%1$d%1$d",
         "%hlf",     "%#",        "%ll",     "%5.5",    "%*.*",    "\n%d\n",
         "%2147483648d",          "%99999999999999999999d",
         "%.2147483648d",         "%.99999999999999999999d",
         "%0$s",     "%1$",       "%1$*1$d", "%1$.*1$d" })
    k.check (format, 1234567, 7654321L, 42, 43, 44, 45);
  for (int error : { ENOENT, 0, 7777 })
    {
      k.error_before = error;
      k.check ("%m", 5);
      k.check ("%d: %m, %d", 1, 2);
    }
}

/* Arrays without a NUL, behind which nothing can be read, also long ones, which
   glibc's functions would measure faster.  */
TEST (print_formats, arrays_without_a_nul)
{
  checker k;
  guarded memory (1 << 13);
  for (size_t n : { 1, 15, 16, 100, 4095, 4096, 5000, 8191 })
    {
      const int precision = static_cast<int> (n);
      const pointer array = letters_at_end (memory, n, false);
      k.check ("%.*s", precision, array);
      k.check ("<%-9.*s>%d", precision, array, 42);
    }
}

/* What P writes to a buffer that is also the string to be printed.  */
template <typename... Values>
std::string
onto_itself (const printers &p, const char *format, size_t size,
             Values... values)
{
  char buffer[100] = "old text";
  place d;
  d.memory = buffer;
  d.size = size;
  rest left;
  const int n = print_values_by_list (p, entry::vsnprintf, d, &left, format,
                                      values..., buffer, 1, 2, 3.0);
  return std::to_string (n) + " " + buffer;
}

/* glibc ends the destination before it reads the string.  */
TEST (print_formats, a_string_where_its_text_goes)
{
  for (size_t size : { 8, 20, 60, 100 })
    {
      for (const char *format :
           { "%s", "%s%d", "%5s", "%-5s%d", "%.3s%d", "%12s", "%40s%d" })
        EXPECT_EQ (onto_itself (engine, format, size),
                   onto_itself (libc, format, size))
            << format << ", " << size;
      EXPECT_EQ (onto_itself (engine, "%*s%d", size, 5),
                 onto_itself (libc, "%*s%d", size, 5))
          << size;
    }
}

/* Texts beyond INT_MAX; each takes libc a second.  */
TEST (print_formats, longest)
{
  if (!is_long ())
    GTEST_SKIP () << "only in the long check";
  checker k;
  const pointer s = "string";
  for (size_t size : { 0, 1, 7, 100 })
    for (entry e : bounded_entries)
      {
        const auto check = [&] (const call &c) {
          k.check_memory (c, e, size, size);
        };
        check (call_of<int> ("%2147483647d", 5));
        check (call_of<int> ("%2147483646d", 5));
        check (call_of<int> ("%.2147483646d", 5));
        check (call_of<int, int> ("%*d", INT_MAX, 5));
        check (call_of<int, int> ("%*d", INT_MIN, 5));
        check (call_of<int, int> ("%2147483640d%5d", 5, 6));
        check (call_of<int, int> ("%2147483640d%15d", 5, 6));
        check (call_of<int, pointer> ("%2147483640d%s", 5, s));
        check (call_of<int, pointer> ("%2147483640d, %s", 5, s));
      }
}

TEST (print_random, formats)
{
  if (!has_value_lists)
    GTEST_SKIP () << "it is not known what a va_list is made of";
  checker k;
  random_calls random (seed ());
  guarded memory (1 << 14);
  for (int i = is_long () ? 1000000 : 40000; i > 0 && !k.gave_up (); i--)
    {
      value_list c = random.empty ();
      random.make (c);
      char *at_end = memory.end () - c.text.size () - 1;
      memcpy (at_end, c.text.c_str (), c.text.size () + 1);
      if (i % 2)
        c.at = at_end;
      k.check (c);
    }
}

} // namespace
