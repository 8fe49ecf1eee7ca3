/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that print one value, where constant arguments are the rest of the
   text.  libc prints them where the stream has no room, by the format as it
   stands, which asks for every argument.  */

#include <stdio.h>

int number = 42;
const char *string = "text";

/* A stream that has no buffer yet, never has one, or has one for a line.  */
static FILE *
opened (int mode)
{
  FILE *f = fopen ("one-value.txt", "w");
  if (mode != _IOFBF)
    setvbuf (f, NULL, mode, BUFSIZ);
  return f;
}

static void
show (FILE *f, int n)
{
  char line[40] = "";
  fclose (f);
  f = fopen ("one-value.txt", "r");
  if (!fgets (line, sizeof line, f))
    line[0] = 0;
  fclose (f);
  remove ("one-value.txt");
  printf ("%d [%s]\n", n, line);
}

/* Not in a loop, where the calls would be direct code.  */
#define PRINT_TO(MODE, ...)                                                    \
  f = opened (MODE);                                                           \
  show (f, fprintf (f, __VA_ARGS__))
#define PRINT(...)                                                             \
  PRINT_TO (_IOFBF, __VA_ARGS__);                                              \
  PRINT_TO (_IONBF, __VA_ARGS__);                                              \
  PRINT_TO (_IOLBF, __VA_ARGS__)

int
main (void)
{
  FILE *f;
  PRINT ("%d%c", number, 'x');
  PRINT ("%c%d", '%', number);
  PRINT ("%d%s", number, "\n");
  PRINT ("%d%s", number, "");
  PRINT ("%s%d", "<", number);
  PRINT ("%d%d", 7, number);
  PRINT ("%*d", 1, number);
  PRINT ("%.*d", 1, number);
  PRINT ("%s%s", string, "\t");
  PRINT ("%c%s", ' ', string);
  PRINT ("%*s", 0, string);
  PRINT ("%x%c", (unsigned) number, ',');
  PRINT ("%ld%c", (long) number, ',');
  PRINT ("%d\n", number);
  PRINT ("%d%%", number);
}
