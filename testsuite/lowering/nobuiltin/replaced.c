/* A program's own sprintf, which does something else: -fno-builtin promises that
   it is called.  */

int puts (const char *);

int
sprintf (char *p, const char *format, ...)
{
  p[0] = format[0];
  p[1] = '!';
  p[2] = 0;
  return 2;
}

int __attribute__ ((noinline))
call (char *p, int v)
{
  return sprintf (p, "x%d", v);
}

int
main (void)
{
  char b[40];
  int n = call (b, 17);
  puts (b);
  return n == 2 ? 0 : 1;
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
