/* Functions of the family in all their spellings, and user sinks.  The arguments
   say which are excluded; optout.exp looks at the remarks.  */

#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

char text[40];

void
family (int v)
{
  int n;
  printf ("a%d", v);
  __builtin_printf ("b%d", v);
  __builtin___printf_chk (1, "c%d", v);
  __builtin_printf_unlocked ("d%d", v);
  fprintf (stdout, "e%d", v);
  __builtin_fprintf_unlocked (stdout, "f%d", v);
  sprintf (text, "%d%d", v, v);
  __builtin___sprintf_chk (text, 1, 40, "%d.%d", v, v);
  snprintf (text, sizeof text, "%d,%d", v, v);
  __builtin_snprintf (text, sizeof text, "%d;%d", v, v);
  __builtin___snprintf_chk (text, 40, 1, 40, "%d:%d", v, v);
  n = snprintf (NULL, 0, "%d", v);
  dprintf (n, "%d", v);
}

struct buffer;
void add (struct buffer *, const char *, size_t);
void addf (struct buffer *, const char *, ...)
  __attribute__ ((format (printf, 2, 3)));
void addf_unlocked (struct buffer *, const char *, ...)
  __attribute__ ((format (printf, 2, 3)));
void with_attribute (struct buffer *, const char *, ...)
  __attribute__ ((format (printf, 2, 3), qrintf_sink (add)));

void
own (struct buffer *b, int v)
{
  addf (b, "%d", v);
  addf_unlocked (b, "%d", v);
  with_attribute (b, "%d", v);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
