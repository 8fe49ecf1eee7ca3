/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats that the program makes, with values of their own: those that are read
   where the interpreter is there, and those that it refuses.  */

#define _GNU_SOURCE
#include <errno.h>
#include <locale.h>
#include <stdlib.h>
#include <unistd.h>

#include "show.h"

#define UNSEEN __attribute__ ((noipa))

static void UNSEEN
reals (const char *format, double a, double b)
{
  SHOW (sprintf (area, format, a, b));
  SHOW (snprintf (area, 7, format, a, b));
  SHOW (snprintf (NULL, 0, format, a, b));
  char *text = NULL;
  SHOW (asprintf (&text, format, a, b));
  if (text)
    puts (text);
  free (text);
  SHOW (printf (format, a, b));
  SHOW (fprintf (stdout, format, a, b));
  fflush (stdout);
  SHOW (dprintf (STDOUT_FILENO, format, a, b));
}

static void UNSEEN
several (const char *format, int i, const char *s, double r, long l)
{
  SHOW (sprintf (area, format, i, s, r, l));
  SHOW (snprintf (area, 60, format, i, s, r, l));
  SHOW (printf (format, i, s, r, l));
}

static void UNSEEN
others (const char *format, long double l, int i)
{
  SHOW (snprintf (area, AREA, format, l, i));
}

static void UNSEEN
counted (const char *format, int i, int *n)
{
  SHOW (snprintf (area, AREA, format, i, n));
  SHOW (*n);
}

int
main (void)
{
  static const char *const of_reals[]
      = { "%g",        "%.3f %e",   "[%8.2f|%-12.4g]", "%a %g",   "%.30f %f",
          "%#.3g %+g", "%'f %G",    "%E|%.0f",         "no value", "%%%g",
          "%2$g %1$f", "%.17g,%5g", "%m %g",           "%.90f" };
  static const double values[]
      = { 0, -1.5, 3.1459, 1e40, 1. / 3, __builtin_inf (), 1e-7 };
  for (size_t i = 0; i < sizeof of_reals / sizeof *of_reals; i++)
    for (size_t j = 0; j < sizeof values / sizeof *values; j++)
      {
        errno = (int) j;
        reals (of_reals[i], values[j], -values[j]);
      }
  setlocale (LC_ALL, "ps_AF.UTF-8");
  reals ("%g %.2f", 1.25, 1e6);
  for (int i = 0; i < 3; i++)
    {
      several ("%d %s %g %ld\n", 5 << 10 * i, "text", 2.5, -7L);
      several ("%5d|%-9s|%8.3f|%lx", i, "a longer text", 1e9, 255L);
      several ("%4$ld %3$g %2$s %1$d", i, "x", .125, 3L);
    }
  others ("%Lg %d", 2.5L, 4);
  int n = 0;
  counted ("%d%n", 1234, &n);
  counted ("%d", 77, &n);
  return 0;
}
