/* Every name of the two functions; others are left alone, without a remark.  */
/* { dg-options "-O2" } */

#include <stdarg.h>
#include <stdio.h>

int my_sprintf (char *, const char *, ...)
  __attribute__ ((format (printf, 2, 3)));

void
names (char *p, FILE *f, int v, va_list ap)
{
  __builtin_sprintf (p, "%d", v); /* { dg-optimized "sprintf .%d. lowered" } */
  __builtin_snprintf (p, 20, "%d", v); /* { dg-optimized "snprintf .%d. lowered" } */
  __builtin___sprintf_chk (p, 1, 20, "%d", v); /* { dg-optimized "sprintf .%d. lowered" } */
  __builtin___snprintf_chk (p, 20, 1, 20, "%d", v); /* { dg-optimized "snprintf .%d. lowered" } */
  my_sprintf (p, "%d", v);
  vsprintf (p, "%d", ap);
  fprintf (f, "%d", v);
}
