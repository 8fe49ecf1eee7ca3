/* SPDX-License-Identifier: GPL-3.0-or-later */
/* With -fsplit-stack nothing is lowered, so the object brings no emitters: gold
   refuses to link functions that do not check the stack with those that do.  */
/* { dg-final { symbols_lack "__qrintf_" } } */

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

/* Formats of reals in a table, and handed on, ask for what prints reals.  */
static const char *const formats[] = { "%d: %5.2f\n", "%d: %g%%\n" };
volatile double real = 3.25;

__attribute__ ((noinline, format (printf, 3, 4))) static int
format_text (char *to, size_t size, const char *format, ...)
{
  va_list list;
  va_start (list, format);
  int n = vsnprintf (to, size, format, list);
  va_end (list);
  return n;
}

__attribute__ ((noinline)) static int
deep (int n)
{
  char text[2000];
  snprintf (text, sizeof text, "%d %.3f %s", n, real * n, n % 2 ? "odd" : "even");
  if (n == 0)
    return printf ("%s\n", text);
  return deep (n - 1) + (text[0] == '1');
}

int
main (void)
{
  char text[300], *made;
  for (int i = 0; i < 4; i++)
    {
      int n = format_text (text, sizeof text, formats[i % 2], i, real);
      fwrite (text, 1, n, stdout);
      puts ("a line");
      fprintf (stdout, "%x %s|", i, formats[i % 2]);
      fputs (text, stdout);
      putchar ('\n');
    }
  if (asprintf (&made, "%e and %ld", real, 123456L) > 0)
    puts (made);
  free (made);
  printf ("%d\n", deep (1000));
  return 0;
}
