/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hands formats with reals to another unit: where REALS is defined with the
   attribute that says so, where PLAIN_REALS is without, and otherwise so that
   the compiler does not see them.  */

#include <stdio.h>

#ifdef REALS
#define FORMAT __attribute__ ((format (printf, 3, 4)))
#else
#define FORMAT
#endif

#if defined REALS || defined PLAIN_REALS
#define SEEN(FORMAT) FORMAT
#else
static const char *volatile hidden;
#define SEEN(FORMAT) (hidden = (FORMAT), hidden)
#endif

int print (char *to, size_t size, const char *format, ...) FORMAT;

static void __attribute__ ((noipa))
show (double v)
{
  char text[80];
  int n = print (text, sizeof text, SEEN ("%d %s %.3f"), 5, "text", v);
  puts (text);
  n += print (text, sizeof text, SEEN ("%e|%5d"), v, 7);
  puts (text);
  n += print (text, 5, SEEN ("%e|%5d"), v, 7);
  puts (text);
  n += print (text, sizeof text, SEEN ("%g %Lg"), v, (long double) v);
  puts (text);
  fflush (stdout);
  putchar ('0' + n % 10);
  putchar ('\n');
}

int
main (void)
{
  show (1.5);
  show (-2e100);
  show (1 / 3.);
}
