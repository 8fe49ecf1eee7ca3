// Templates, lambdas, std::string and other company that calls keep in C++.

#include "show.h"
#include <array>
#include <cstdarg>
#include <memory>
#include <string>
#include <vector>

namespace
{
template <typename T> struct Format;
template <> struct Format<int>
{
  static int put (char *p, int v) { return sprintf (p, "%d", v); }
};
template <> struct Format<unsigned long>
{
  static int put (char *p, unsigned long v) { return sprintf (p, "%lu", v); }
};
template <> struct Format<const char *>
{
  static int put (char *p, const char *v) { return sprintf (p, "'%s'", v); }
};

template <typename T>
int __attribute__ ((noinline))
put (char *p, T value)
{
  return Format<T>::put (p, value);
}

template <typename First, typename... Rest>
int __attribute__ ((noinline))
put (char *p, First first, Rest... rest)
{
  int n = Format<First>::put (p, first);
  n += sprintf (p + n, ", ");
  return n + put (p + n, rest...);
}

template <int base>
struct Number
{
  char text[40];
  explicit Number (unsigned v)
  {
    snprintf (text, sizeof text, base == 16 ? "%x" : "%u", v);
  }
};

std::string __attribute__ ((noinline))
joined (const std::vector<int> &values)
{
  std::string out;
  char buffer[16];
  for (int v : values)
    {
      snprintf (buffer, sizeof buffer, "%d;", v);
      out += buffer;
    }
  return out;
}

std::string __attribute__ ((noinline))
exact (const char *s, long v)
{
  std::string out (std::size_t (snprintf (nullptr, 0, "%s=%ld", s, v)), 'x');
  snprintf (&out[0], out.size () + 1, "%s=%ld", s, v);
  return out;
}

enum class Colour : unsigned char { red, green = 200 };
}

extern "C" int __attribute__ ((noinline))
c_linkage (char *p, bool b, char c, wchar_t w, Colour colour)
{
  return sprintf (p, "%d %c %d %u", b, c, int (w), unsigned (colour));
}

int
main ()
{
  SHOW (put (area, HIDE (-5)));
  SHOW (put (area, HIDE (1), HIDE (2ul), HIDE ((const char *) "three")));
  SHOW (std::snprintf (area, 20, "%s", Number<16> (HIDE (0xbeefu)).text));
  SHOW (std::sprintf (area, "%s|", Number<10> (HIDE (77u)).text));
  int count = 0;
  auto add = [&] (int v) {
    return count += sprintf (area + count, "<%d>", v);
  };
  SHOW ((add (HIDE (1)), add (HIDE (-22)), add (333)));
  SHOW (sprintf (area, "%s", joined ({ 1, -2, 30000, HIDE (7) }).c_str ()));
  SHOW (sprintf (area, "%s", exact ("name", HIDE (-123456789L)).data ()));
  SHOW (c_linkage (area, HIDE (true), 'x', L'y', Colour::green));
  std::unique_ptr<char[]> heap (new char[12]);
  SHOW (snprintf (heap.get (), 12, "%d", HIDE (INT_MIN)));
  SHOW (sprintf (area, "%s", heap.get ()));
  std::array<char, 10> fixed;
  SHOW (snprintf (fixed.data (), fixed.size (), "%s", "eleven bytes"));
  SHOW (sprintf (area, "%s", fixed.data ()));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
