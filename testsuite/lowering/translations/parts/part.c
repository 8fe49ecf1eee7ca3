/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What hits.c calls.  */

#include <stdlib.h>

int number;

const char *
unchanged (const char *text)
{
  return text;
}

int
sprintf (char *, const char *, ...)
{
  abort ();
}
