/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What _FORTIFY_SOURCE ends: a sprintf or snprintf past its array, and %n in
   writable memory, by the function that the first argument names.  */

#define _GNU_SOURCE

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char format[] = "%d%n\n";
static char *copy;
static int n;

/* SIZE_OF_TEXT is not known where this is compiled.  */
static void
print (const char *function, const char *string, size_t size_of_text)
{
  char text[8];
  if (!strcmp (function, "printf"))
    printf (format, 5, &n);
  else if (!strcmp (function, "asprintf"))
    n = asprintf (&copy, format, 5, &n);
  else if (!strcmp (function, "dprintf"))
    dprintf (1, format, 5, &n);
  else if (!strcmp (function, "snprintf"))
    snprintf (text, 8, format, 5, &n), puts (text);
  else if (!strcmp (function, "snprintf-size"))
    snprintf (text, size_of_text, "%s %ls", string, L"5"), puts (text);
  else if (!strcmp (function, "sprintf-n"))
    sprintf (text, format, 5, &n), puts (text);
  else
    sprintf (text, "%s %d", string, 5), puts (text);
}

int
main (int argc, char **argv)
{
  if (argc > 2)
    print (argv[1], argv[2], strlen (argv[2]));
  return n;
}
