/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls of which the engine prints the first and refuses the second; with a
   list, and without.  */

#include <stdarg.h>
#include <stdio.h>

static void
print_list (const char *format, ...)
{
  va_list values;
  va_start (values, format);
  vfprintf (stdout, format, values);
  va_end (values);
}

int
main (void)
{
  setvbuf (stdout, NULL, _IOFBF, 4096);
  fputs ("start\n", stdout);
  printf ("%d\n", 1);
  printf ("%ls\n", L"2");
  print_list ("%d\n", 3);
  print_list ("%ls\n", L"4");
  return 0;
}
