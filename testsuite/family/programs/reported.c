/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls of which it is known how many the engine prints: ten to a stream, ten
   to a buffer, nine that it refuses, two to a stream without a buffer, and
   one of two lines to a stream that is buffered by lines.
   The same format may be printed in one place and refused in another.  With an
   argument, nothing but errno as it is at the start.  */

#include <errno.h>
#include <stdio.h>
#include <unistd.h>

static const char common[] = "%d %s\n";

int
main (int argc, char **argv)
{
  (void) argv;
  if (argc > 1)
    return errno;
  char text[100];
  fputs ("start\n", stdout); /* now it has a buffer */
  for (int i = 0; i < 10; i++)
    printf (common, i, "text");
  for (int i = 0; i < 6; i++)
    snprintf (text, sizeof text, "%m %.3f", i / 7.0);
  for (int i = 0; i < 3; i++)
    snprintf (text, 5, "%s cut %d", "text", i);
  for (int i = 0; i < 5; i++)
    snprintf (text, sizeof text, "%+d %ls", i, L"wide");
  for (int i = 0; i < 2; i++)
    snprintf (text, sizeof text, "%+d %.80f|", i, i / 7.0);
  snprintf (text, sizeof text, "%+-#.*f", 5, 1 / 7.0);
  snprintf (text, sizeof text, "%+-#.*f", 0, 1 / 7.0);
  snprintf (text, sizeof text, "%2$d %1$d", 1, 2);
  fflush (stdout);
  setlinebuf (stdout);
  fputs ("by lines\n", stdout);
  printf ("%d\n%d\n", 1, 2); /* printed, but not taken */
  fprintf (stderr, common, 1, "one");
  fprintf (stderr, common, 2, "two");
  fflush (stdout);
  if (!fork ())
    {
      snprintf (text, sizeof text, "%d", 5);
      return 0;
    }
  fclose (stderr);
  return 0;
}
