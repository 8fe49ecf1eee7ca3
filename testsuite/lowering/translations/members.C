/* SPDX-License-Identifier: GPL-3.0-or-later */
// Formats from what C++ has of tables: arrays of the library, static members, inline
// variables, references to rows, and functions that give an element.

#include "show.h"
#include "try.h"
#include <array>

/* As in tables.c.  */
#define READABLE(format) (!__GLIBC_PREREQ (2, 37) || (format))

namespace
{
struct row
{
  const char *name;
  const char *format;
  int number;
};

constexpr std::array<const char *, 3> formats{ "%d %s", "%s: %d", "[%d] %s" };
constexpr std::array<row, 3> rows{ { { "one", "%d one %s", 1 },
                                     { "two", "%d two %s", 2 },
                                     { "three", nullptr, 3 } } };

template <typename T> struct holder
{
  static constexpr const char *by_size[] = { "%d small %s", "%d large %s" };
  static const char *
  format ()
  {
    return by_size[HIDE (sizeof (T)) > 4];
  }
};
template <typename T> constexpr const char *holder<T>::by_size[];

enum class level
{
  info,
  warning,
  error
};

const char *
format_of (level l)
{
  static const char *const of[] = { "%d info %s", "%d warning %s", "%d error %s" };
  return of[static_cast<int> (l)];
}

/* The first parameter of a member is what it is a member of.  */
struct catalogue
{
  int other;
  const char *find (const char *text) const
      __attribute__ ((format_arg (2), noinline))
  {
    return HIDE (other) ? "%d other %s" : text;
  }
};

struct logger
{
  const row &kind;
  ~logger () { SHOW (sprintf (area, kind.format, kind.number, kind.name)); }
};

/* A function of its own, as those that print a message are left alone.  */
void __attribute__ ((noinline))
found (int v, const char *s, unsigned i)
{
  catalogue texts{ HIDE (int (i)) };
  SHOW (sprintf (area, texts.find ("%d this %s"), v, s));
}

void __attribute__ ((noinline))
indexed (int v, const char *s, unsigned i)
{
  SHOW (i == 1 ? sprintf (area, formats[i], s, v) : sprintf (area, formats[i], v, s));
  SHOW (sprintf (area, holder<char>::format (), v, s));
  SHOW (sprintf (area, holder<long>::format (), v, s));
  SHOW (sprintf (area, format_of (level (i)), v, s));
  TRY
    {
      logger at_end{ rows[i & 1] };
      SHOW (READABLE (rows[i].format) ? snprintf (area, 7, rows[i].format, v, s) : 0);
      printf (format_of (level (i)), v, s);
      putchar ('\n');
#ifndef NO_THROW
      if (i == 2)
        throw i;
#endif
    }
  CATCH (unsigned caught, SHOW (sprintf (area, format_of (level (caught)), v, s)))
  for (const row &r : rows)
    SHOW (READABLE (r.format) ? sprintf (area, r.format, v, r.name) : 0);
}
}

int
main ()
{
  for (unsigned i = 0; i < 3; i++)
    {
      indexed (HIDE (7) * static_cast<int> (i), "text", i);
      found (HIDE (9) * static_cast<int> (i), "text", i);
    }
}
