/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats that are read at run time, against the C library: every combination
   of flags, widths, precisions, length modifiers and conversions, in buffers of
   every kind of size.  What is refused has to leave everything as it was.  */

#include "guarded.h"
#include "versions.h"

#include <cerrno>
#include <cfloat>
#include <climits>
#include <cmath>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cwchar>
#include <limits>
#include <string>
#include <type_traits>
#include <vector>

#include <gtest/gtest.h>

/* What prints reals is linked only where it is referred to.  */
#ifdef __SIZEOF_INT128__
constexpr bool has_reals = true;
#else
constexpr bool has_reals = false;
#endif

namespace
{

constexpr int refused = INT32_MIN;
constexpr int unset = 7777; /* no error's number */

/* The function under test, as one that takes a va_list and one that does not:
   they print into SIZE bytes.  */
struct printer
{
  decltype (&__qrintf_interpret_bounded) of_list;
  int32_t (*of_values) (char *, size_t, const char *, ...);
  bool cuts; /* a text that does not fit, instead of refusing it */
};

int
call_list (const printer &p, char *dst, size_t size, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  int n = p.of_list (dst, size, format, values);
  /* After a refusal the list has to serve the C library.  */
  static char again[1 << 17];
  if (n == refused && p.cuts)
    {
      va_list plain;
      va_start (plain, format);
      static char expected[1 << 17];
      vsnprintf (expected, sizeof expected, format, plain);
      va_end (plain);
      vsnprintf (again, sizeof again, format, values);
      EXPECT_STREQ (again, expected) << format;
    }
  va_end (values);
  return n;
}

/* How often something was printed and how often refused.  */
struct tally
{
  size_t printed = 0, refused = 0;
};

/* Print by P into SIZE bytes and compare with snprintf.  */
template <typename... Values>
void
compare_in (const printer &p, bool list, tally &count, size_t size,
            const std::string &expected, const char *format, Values... values)
{
  static guarded memory (1 << 18);
  char *dst = memory.end () - size;
  memset (dst - 64, '#', size + 64);
  errno = unset;
  int n = list ? call_list (p, dst, size, format, values...)
               : p.of_values (dst, size, format, values...);
  if (n != refused)
    {
      ASSERT_EQ (errno, unset) << format;
    }
  for (int i = 1; i <= 64; i++)
    ASSERT_EQ (dst[-i], '#') << format;
  n == refused ? count.refused++ : count.printed++;
  if (n == refused)
    return;
  ASSERT_EQ (n, int (expected.size ())) << format << " in " << size;
  if (size == 0)
    return;
  size_t shown = std::min (expected.size (), size - 1);
  ASSERT_EQ (std::string (dst, shown), expected.substr (0, shown)) << format;
  ASSERT_EQ (dst[shown], 0) << format;
  for (size_t i = shown + 1; i < size; i++)
    ASSERT_EQ (dst[i], '#') << format << ": behind the NUL, in " << size;
}

template <typename... Values>
void
compare (const printer &p, tally &count, const char *format, Values... values)
{
  static char plain[1 << 17];
  int n = snprintf (plain, sizeof plain, format, values...);
  if (n < 0)
    return;
  const std::string expected (plain, n);
  for (bool list : { true, false })
    for (size_t size : { size_t (n) + 1, size_t (n) + 64, size_t (n),
                         size_t (n) / 2, size_t (1), size_t (0) })
      {
        bool fits = size > size_t (n);
        if (fits || p.cuts)
          compare_in (p, list, count, size, expected, format, values...);
        else
          EXPECT_EQ (p.of_values (plain, size, format, values...), refused);
      }
}

const char *const flag_sets[]
    = { "",   "-",  "0",  "+",  " ",   "#",   "-0",    "+0", " 0",
        "#0", "-+", "- ", "-#", "+ #", "-0+", "-+ #0", "'",  "I" };
const char *const widths[] = { "", "2", "12", "100", "1000" };
const char *const precisions[] = { "", ".", ".1", ".3", ".40" };

/* Every directive of CONVERSION with LENGTH, between texts.  */
template <typename Value>
void
compare_all (const printer &p, tally &count, const std::string &conversion,
             const std::vector<Value> &values)
{
  for (const char *flags : flag_sets)
    for (const char *width : widths)
      for (const char *precision : precisions)
        {
          std::string format
              = std::string ("a %") + flags + width + precision + conversion;
          for (const Value &value : values)
            compare (p, count, format.c_str (), value);
        }
  /* Fields that are arguments.  */
  for (const char *flags : flag_sets)
    for (int field : { 0, 7, -1, -20, 300 })
      for (const Value &value : values)
        {
          std::string start = std::string ("%") + flags;
          compare (p, count, (start + "*" + conversion + "|").c_str (), field,
                   value);
          compare (p, count, (start + ".*" + conversion + "|").c_str (), field,
                   value);
          compare (p, count, (start + "*.*" + conversion + "|").c_str (), field,
                   field / 2, value);
        }
}

template <typename Value>
std::vector<Value>
integers ()
{
  using limits = std::numeric_limits<Value>;
  return { Value (0), Value (-1), Value (200), limits::max (), limits::min () };
}

template <typename Value>
void
compare_integers (const printer &p, tally &count, const char *length)
{
  for (const char *letter : { "d", "i" })
    compare_all (p, count, std::string (length) + letter, integers<Value> ());
  for (const char *letter : { "u", "x", "X", "o", "b" })
    compare_all (p, count, std::string (length) + letter,
                 integers<std::make_unsigned_t<Value>> ());
}

void
compare_reals (const printer &p, tally &count)
{
  const std::vector<double> values
      = { 0.0,  -0.0,  1.5,    -123.456, 0.5,      9.9995,    1e15,
          1e22, 1e300, 5e-324, DBL_MAX,  INFINITY, -INFINITY, NAN };
  for (const char *conversion : { "f", "F", "e", "E", "g", "G", "a", "lf" })
    compare_all (p, count, conversion, values);
}

void
compare_texts (const printer &p, tally &count)
{
  const std::string longer (300, 'x'), longest (2000, 'y');
  compare_all<const char *> (p, count, "s",
                             { "", "a", "some text", longer.c_str () });
  compare (p, count, "%s", longest.c_str ());
  compare (p, count, "%s", static_cast<const char *> (nullptr));
  compare_all<int> (p, count, "c", { 'a', 0, 255 });
  compare_all<const void *> (p, count, "p", { nullptr, &p });
  compare (p, count, "%ls|%lc", L"wide", wint_t ('w'));
}

/* What is no directive, or is one with a meaning of its own.  */
void
compare_others (const printer &p, tally &count)
{
  int stored = 0;
  for (const char *format : { "",
                              "text",
                              "100%%",
                              "%%%d%%",
                              "%5%",
                              "%-5%",
                              "%",
                              "abc%",
                              "%l",
                              "%k",
                              "%2$d %1$d",
                              "%1$d",
                              "%d%",
                              "%-",
                              "%.",
                              "%*",
                              "%hhhd",
                              "%lhd",
                              "%Lf",
                              "%Ld",
                              "%qd",
                              "%Zd",
                              "%w8d",
                              "%m",
                              "%d %m",
                              "%5m",
                              "%C",
                              "%S",
                              "%99999d",
                              "%.99999d",
                              "%0001d",
                              "%+-+-5d",
                              "%zd %td %jd",
                              "%hd%hhd",
                              "%ld %lu %li %lx",
                              "%zu %zd %zi",
                              "%h",
                              "%z",
                              "\n%d\n\t%s" })
    if (std::string (format).find_first_of ("sSC") == std::string::npos)
      compare (p, count, format, 1234567, 7654321L, 42, 43, 44, 45);
  EXPECT_EQ (p.of_values (nullptr, 0, "%d%n", 5, &stored), refused);
  EXPECT_EQ (stored, 0);
  /* The length of what is printed is that of a string.  */
  char nul[100];
  for (const char *format : { "%c", "a%c", "%3c", "%-3c|" })
    {
      EXPECT_EQ (p.of_values (nul, sizeof nul, format, 0), refused);
      EXPECT_EQ (p.of_values (nul, sizeof nul, format, 256), refused);
    }
  /* From inside a longer format, and from memory of the heap.  */
  const char *whole = "level: %d of %s\n";
  compare (p, count, whole + 7, 3, "four");
  compare (p, count, std::string (whole).c_str (), 3, "four");
  /* Numbers for which there is just room, or not, behind so much text that it
     is made where it belongs.  */
  const std::string before (50, 'b');
  compare (p, count, (before + "%c").c_str (), 'c');
  compare (p, count, (before + "%d").c_str (), INT_MIN);
  compare (p, count, (before + "%u%%").c_str (), UINT_MAX);
  compare (p, count, (before + "%x").c_str (), UINT_MAX);
  compare (p, count, (before + "%ld").c_str (), LONG_MIN);
  compare (p, count, (before + "%lu%c").c_str (), ULONG_MAX, 'c');
  compare (p, count, (before + "%s%d").c_str (), before.c_str (), 1);
  /* So many values that they do not fit into registers.  */
  compare (p, count, "%d %d %d %d %d %d %d %s %ld %u %d", 1, 2, 3, 4, 5, 6, 7,
           "eight", 9L, 10u, 11);
  if (has_reals)
    compare (p, count, "%g%g%g%g%g%g%g%g%g%g %d %s", 1., 2., 3., 4., 5., 6., 7.,
             8., 9., 10., 11, "twelve");
}

/* Texts of each length before, between and behind directives, in a format that
   ends before memory nobody may touch, or begins with that.  */
void
compare_lengths (const printer &p, tally &count)
{
  static guarded memory (4096);
  for (size_t n = 0; n <= 100; n++)
    for (const char *end : { "", "%d", "%%", "%d,%s." })
      {
        std::string format (n, 't');
        format += end;
        char *at_end = memory.end () - format.size () - 1;
        memcpy (at_end, format.c_str (), format.size () + 1);
        compare (p, count, at_end, 42, "text");
        memcpy (memory.begin (), format.c_str (), format.size () + 1);
        compare (p, count, memory.begin (), 42, "text");
      }
}

/* What common formats consist of may not be refused.  */
void
expect_served (const printer &p)
{
  tally count;
  compare (p, count, "%d %i %u %x %X %o %c %s %%", -1, 2, 3u, 4u, 5u, 6u, 'c',
           "s");
  compare (p, count, "%ld %lu %lx %zu %lld %hhd %hd %jd", -1L, 2UL, 3UL,
           size_t (4), 5LL, 6, 7, intmax_t (8));
  compare (p, count, "%5d|%-5d|%05d|%+d|%08x|%#x|%.3d", 1, 2, 3, 4, 5u, 6u, 7);
  compare (p, count, "%10s|%-10s|%.2s|%*s|%p", "a", "b", "abc", 5, "d", &p);
  if (has_reals)
    compare (p, count, "%f %.2f %e %g %10.3f %G", 1., 2., 3., 4., 5., 6.);
  EXPECT_EQ (count.refused, 0u);
}

void
check (const printer &p)
{
  tally count;
  compare_integers<int> (p, count, "");
  compare_integers<signed char> (p, count, "hh");
  compare_integers<short> (p, count, "h");
  compare_integers<long> (p, count, "l");
  compare_integers<long long> (p, count, "ll");
  compare_integers<intmax_t> (p, count, "j");
  compare_integers<ptrdiff_t> (p, count, "z");
  compare_integers<ptrdiff_t> (p, count, "t");
  compare_reals (p, count);
  compare_texts (p, count);
  compare_others (p, count);
  compare_lengths (p, count);
  expect_served (p);
  EXPECT_GT (count.printed, 100000u);
}

} // namespace

/* PRINT, which takes a va_list, with values.  */
template <decltype (&__qrintf_interpret_bounded) &Print>
int32_t
with_values (char *dst, size_t size, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  int32_t n = Print (dst, size, format, values);
  va_end (values);
  return n;
}

decltype (&__qrintf_interpret_bounded) bounded, object;

void
check_interpret_bounded (const versions &v)
{
  bounded = v.interpret_bounded;
  check ({ bounded, with_values<bounded>, true });
}

void
check_interpret_object (const versions &v)
{
  object = v.interpret_object;
  check ({ object, with_values<object>, false });
}

/* WRITE prints 1.5 as EXPECTED, in fields too, and refuses what has no room. */
template <typename Write>
void
check_real (Write write, const std::string &expected)
{
  char text[64];
  auto end = [&] (unsigned flags, unsigned width, int precision, size_t room) {
    return write (text, text + room, 1.5, flags, width, precision);
  };
  ASSERT_EQ (end (0, 0, -1, 64), text + expected.size ());
  EXPECT_EQ (std::string (text, expected.size ()), expected);
  ASSERT_EQ (end (QRINTF_LEFT | QRINTF_ZERO, 20, -1, 20), text + 20);
  EXPECT_EQ (std::string (text, 20),
             expected + std::string (20 - expected.size (), ' '));
  EXPECT_EQ (end (0, 20, -1, 19), nullptr);
  EXPECT_EQ (end (0, 0, 30, 64), nullptr);
}

#ifdef __SIZEOF_INT128__
void
check_interpret_fixed (const versions &v)
{
  check_real (v.interpret_fixed, "1.500000");
}

void
check_interpret_exponent (const versions &v)
{
  check_real (v.interpret_exponent, "1.500000e+00");
}

void
check_interpret_general (const versions &v)
{
  check_real (v.interpret_general, "1.5");
}
#endif

/* The loader chooses one variant of what reads formats; a CPU with masked
   stores has to be asked for the other.  */
#if QRINTF_HAVE_TIERS
extern "C" char *__qrintf_interpret_text__base (char *, char *, const char *,
                                                va_list);

namespace
{

/* See interpret.h.  */
char *const no_room = reinterpret_cast<char *> (UINTPTR_MAX);

int
base_list (char *dst, size_t size, const char *format, va_list values)
{
  static char text[1 << 17];
  bool is_roomy = size >= 64;
  char *start = is_roomy ? dst : text;
  size_t room = is_roomy ? size - 1 : sizeof text;
  char *end
      = __qrintf_interpret_text__base (start, start + room, format, values);
  if (!end || end == no_room || (!is_roomy && size_t (end - start) >= size))
    return refused;
  if (!is_roomy)
    memcpy (dst, start, end - start);
  dst[end - start] = 0;
  return int (end - start);
}

decltype (&__qrintf_interpret_bounded) base = base_list;

TEST (interpret_text, base) { check ({ base_list, with_values<base>, false }); }

} // namespace
#endif
