/* Every way to name the functions, and argument types that only just fit.  */

#include "show.h"

typedef int number;
enum colour { RED, GREEN, BLUE };

static void __attribute__ ((noinline))
builtins (char *p, int v, const char *s)
{
  SHOW (__builtin_sprintf (p, "%d", v));
  SHOW (__builtin_snprintf (p, 10, "%d%s", v, s));
  SHOW (__builtin___sprintf_chk (p, 0, (size_t) -1, "%d", v));
  SHOW (__builtin___sprintf_chk (p, 1, (size_t) -1, "%s", s));
  SHOW (__builtin___sprintf_chk (p, 1, 60, "%d %s", v, s));
  SHOW (__builtin___snprintf_chk (p, 20, 0, (size_t) -1, "%d", v));
  SHOW (__builtin___snprintf_chk (p, 20, 1, 20, "%d-%s", v, s));
  SHOW (__builtin___snprintf_chk (p, 4, 1, 30, "%d-%s", v, s));
  SHOW (__builtin___snprintf_chk (p, HIDE ((size_t) 9), 2, 30, "%u", v));
  SHOW ((sprintf) (p, "%d", v));
  SHOW ((&snprintf) (p, 30, "%d", v));
}

static void __attribute__ ((noinline))
types (number n, enum colour c, const signed char *sc, const unsigned char *uc,
       void *v, _Bool b, const volatile int *vi)
{
  SHOW (sprintf (area, "%d %d %u", n, c, c));
  SHOW (sprintf (area, "%s %s %s", sc, uc, (char *) v));
  SHOW (sprintf (area, "%d %x", b, b));
  SHOW (sprintf (area, "%d %d", *vi, *vi));
  SHOW (sprintf (area, "%p %p", sc == v ? NULL : (void *) 16, (void *) 32));
  SHOW (sprintf (area, "%ld %lu", (long) n, (unsigned long) c));
  SHOW (sprintf (area, "%lx", (unsigned long) (v == NULL)));
  SHOW (sprintf (area, "%d", n, n, n));
}

int
main (void)
{
  volatile int vi = 9;
  builtins (area, HIDE (-31), HIDE ("abc"));
  types (7, BLUE, (const signed char *) "sc", (const unsigned char *) "uc",
         HIDE ((void *) "void"), HIDE (1), &vi);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
