/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hands formats with reals to another unit: where REALS is defined with the
   attribute that says so, where PLAIN_REALS is without, and otherwise so that
   the compiler does not see them.  The calls are hot, so that a unit that sees them
   brings what prints reals.  NO_LIBC leaves out what libc has to print, and with
   TRAP nothing may come to it.  */

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#ifdef TRAP
int
vsnprintf (char *to, size_t size, const char *format, va_list values)
{
  fputs ("libc is asked\n", stdout);
  return 0;
}
#define NO_LIBC
#endif

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
char *print_copy (const char *format, ...);

static void __attribute__ ((noipa, hot))
show (double v)
{
  char text[80];
  int n = print (text, sizeof text, SEEN ("%d %s %.3f"), 5, "text", v);
  puts (text);
  n += print (text, sizeof text, SEEN ("%e|%5d"), v, 7);
  puts (text);
  n += print (text, 5, SEEN ("%e|%5d"), v, 7);
  puts (text);
  n += print (text, sizeof text, SEEN ("%g"), v);
  puts (text);
  char *copy = print_copy ("%s %5d %ld", "copy", n, 123456789012L);
  puts (copy);
  free (copy);
  fflush (stdout);
  putchar ('0' + n % 10);
  putchar ('\n');
}

#ifndef NO_LIBC
static void
print_long (long double v)
{
  char text[80];
  print (text, sizeof text, SEEN ("%d %Lg"), 5, v);
  puts (text);
}
#endif

int
main (void)
{
  show (1.5);
  show (-2e10);
#ifndef NO_LIBC
  show (-2e100);
  print_long (1.5L);
#endif
  show (1 / 3.);
}
