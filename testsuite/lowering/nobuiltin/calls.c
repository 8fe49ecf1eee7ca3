/* Calls that a compiler which knows the functions would lower.  */

int puts (const char *);
int snprintf (char *, __SIZE_TYPE__, const char *, ...);
int sprintf (char *, const char *, ...);

static int calls;

int
kept (char *p, int v)
{
  calls++;
  return sprintf (p, "%d", v) + snprintf (p + 20, 10, "%d", v + calls);
}

int
main (void)
{
  char b[40];
  int n = kept (b, 17);
  puts (b);
  puts (b + 20);
  return n == 4 ? 0 : 1;
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
