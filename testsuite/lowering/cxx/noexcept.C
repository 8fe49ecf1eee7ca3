// SPDX-License-Identifier: GPL-3.0-or-later
// An fputs of a text of known length becomes an fwrite, and an exception thrown
// by the stream still does not leave a noexcept function.

#include "try.h"
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <unistd.h>

static ssize_t
refuse (void *, const char *, size_t)
{
#ifdef NO_THROW
  std::terminate ();
#else
  throw 42;
#endif
}

__attribute__ ((noinline)) static void
note (const char *s)
{
  asm volatile ("" : : "r"(s) : "memory");
#ifndef NO_THROW
  if (!s)
    throw 1;
#endif
}

struct guard
{
  const char *s;
  ~guard () { note (s); }
};

static inline __attribute__ ((always_inline)) void
print (int x, FILE *f) noexcept
{
  char text[20];
  sprintf (text, "%d\n", x);
  fputs (text, f);
}

__attribute__ ((noinline)) static void
guarded (int x, FILE *f)
{
  guard g = { "a" };
  note ("before");
  print (x, f);
  note ("after");
}

int
main (int argc, char **)
{
  std::set_terminate ([] {
    puts ("terminated");
    fflush (stdout);
    _exit (0);
  });
  FILE *f = fopencookie (nullptr, "w", { nullptr, refuse, nullptr, nullptr });
  setvbuf (f, nullptr, _IONBF, 0);
  TRY
    {
      guarded (argc, f);
    }
  CATCH (int i, printf ("caught %d outside of a noexcept function\n", i))
}
