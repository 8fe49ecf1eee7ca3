/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines and branches that gcov counts: calls of each kind, taken or not.  */

#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static int __attribute__ ((format (printf, 1, 2)))
put_line (const char *format, ...)
{
  char line[100];
  va_list values;
  va_start (values, format);
  int n = vsnprintf (line, sizeof line, format, values);
  va_end (values);
  fputs (line, stdout);
  return n;
}

static int
print_all (int count, const char *s)
{
  char text[100];
  int n = 0;
  for (int i = 0; i < count; i++)
    {
      n += sprintf (text, "%d %s", i, s);
      printf ("%s %d\n", text, n);
      if (n > 100 && printf ("%d", n) > 2)
        puts ("much");
      n += i & 1 ? snprintf (text, 4, "%d%d", i, n) : printf ("%.1f", i / 2.);
    }
  if (snprintf (text, 5, "%s", s) >= 5)
    printf ("%s is cut\n", text);
  return n;
}

int
main (int argc, char **argv)
{
  char *made;
  int n = print_all (20, argv[0]);
  if (asprintf (&made, "%d %s", n, argv[0]) > 0)
    put_line ("%s %.2f\n", made, 2.5);
  if (n < 0)
    printf ("%d never\n", n);
  printf (argc > 1 ? "%d arguments\n" : "%d argument\n", argc);
  free (made);
  return 0;
}
