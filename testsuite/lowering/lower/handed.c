/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats that are handed to functions of the program's own: a remark says whether
   the runtime reads them.  */
/* { dg-options "-O2" } */

#include <stdio.h>

void log_at (int level, const char *format, ...)
  __attribute__ ((format (printf, 2, 3)));
void undeclared (int level, const char *format, ...);
void die (const char *format, ...)
  __attribute__ ((format (printf, 1, 2), noreturn));
void seldom (const char *format, ...)
  __attribute__ ((format (printf, 1, 2), cold));

struct printer
{
  void (*print) (const char *format, ...)
    __attribute__ ((format (printf, 1, 2)));
};

void
handed (const struct printer *p, int n, const char *s, long double x)
{
  log_at (1, "%s: %5d\n", s, n); /* { dg-note "log_at .%s: %5d.n. handed on .can be read at run time" } */
  p->print ("%.*s", n, s); /* { dg-note "a pointer .*handed on .can be read" } */
  log_at (2, "%d: %m", n); /* { dg-missed "log_at .%d: %m. handed on: .%m. is not read at run time" } */
  log_at (2, "%Lg", x); /* { dg-missed "log_at .%Lg. handed on: .%Lg. is not read" } */
  log_at (2, "%2$s %1$d", n, s); /* { dg-missed "log_at .*: .%2.s. is not read" } */
  log_at (n, s);
  undeclared (3, "%d", n);
  if (n < 0)
    die ("%d\n", n);
  if (n > 100)
    seldom ("%d\n", n);
}
