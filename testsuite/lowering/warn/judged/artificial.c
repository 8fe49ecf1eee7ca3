/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lowering adds, scratch buffers, tables and calls, is not for the user's
   warnings to judge; what the user wrote still is.  */

#include <stdio.h>
#include <stdlib.h>

int small_array (int v);
int no_array (char *to, size_t size, double v);
int length (unsigned v);
int real_length (double v);
char *allocated (int v);
void streams (FILE *to, int v, double x);
void descriptor (int v);
int table (char *to, unsigned char c);
int buffer (int v);
int variable (int v);

int
small_array (int v)
{
  char text[4];
  snprintf (text, sizeof text, "%d", v);
  return atoi (text);
}

int
no_array (char *to, size_t size, double v)
{
  return snprintf (to, size, "%.2f %d", v, (int) v);
}

int
length (unsigned v)
{
  return snprintf (NULL, 0, "%u", v);
}

int
real_length (double v)
{
  return snprintf (NULL, 0, "%.2f", v);
}

int
table (char *to, unsigned char c)
{
  return sprintf (to, "%d.%d", c, c + 300);
}

void
streams (FILE *to, int v, double x)
{
  printf ("%d\n", v);
  fprintf (to, "%d %.3f\n", v, x);
}

int
buffer (int v)
{
  char text[3000];
  sprintf (text, "%d", v);
  return atoi (text);
}

int
variable (int v)
{
  char text[v];
  snprintf (text, v, "%d %d", v, v);
  return atoi (text);
}
