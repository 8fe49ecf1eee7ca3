/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Small calls print reals of one style, which is the only one that the program
   has.  What reads formats at run time finds the others missing, whatever the
   linker makes of a symbol that nothing defines, and leaves them to libc.  */

#include <stdarg.h>
#include <stdio.h>

#define FOUR(TEXT)                                                             \
  printf ("%.2f " TEXT "a\n", d);                                              \
  printf ("%.2f " TEXT "b\n", d);                                              \
  printf ("%.2f " TEXT "c\n", d);                                              \
  printf ("%.2f " TEXT "d\n", d);

static __attribute__ ((noipa)) void
many (double d)
{
  FOUR ("1") FOUR ("2") FOUR ("3") FOUR ("4") FOUR ("5") FOUR ("6")
}

static __attribute__ ((noipa)) void
make (char *line, size_t size, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  vsnprintf (line, size, format, values);
  va_end (values);
}

int
main (void)
{
  char line[100], unseen[] = "%e|%g|%d";
  many (1.5);
  make (line, sizeof line, "%s %d", "seen", 1);
  puts (line);
  make (line, sizeof line, unseen, 1 / 3., 1e-7, 42);
  puts (line);
  return 0;
}
