/* Calls that stay with the C library, each with its reason.  */
/* { dg-options "-O2 -w" } */

#include <stdio.h>
#include <wchar.h>

void
unsupported (char *p, double d, long double ld, int v, int *n, wchar_t *w)
{
  sprintf (p, "%f", d); /* { dg-missed "sprintf kept: .%f. is not supported yet" } */
  sprintf (p, "%d %.3g", v, d); /* { dg-missed "sprintf kept: .%.3g. is not supported yet" } */
  sprintf (p, "%Le", ld); /* { dg-missed "sprintf kept: .%Le. is not supported yet" } */
  sprintf (p, "%a", d); /* { dg-missed "sprintf kept: .%a. is not supported yet" } */
  sprintf (p, "%d%n", v, n); /* { dg-missed "sprintf kept: .%n. is not supported yet" } */
  sprintf (p, "%m"); /* { dg-missed "sprintf kept: .%m. is not supported yet" } */
  sprintf (p, "%ls", w); /* { dg-missed "sprintf kept: .%ls. is not supported yet" } */
  sprintf (p, "%lc", v); /* { dg-missed "sprintf kept: .%lc. is not supported yet" } */
  sprintf (p, "%'d", v); /* { dg-missed "sprintf kept: .%.d. depends on the locale" } */
  sprintf (p, "%Id", v); /* { dg-missed "sprintf kept: .%Id. depends on the locale" } */
  sprintf (p, "%2$d %1$d", v, v); /* { dg-missed "sprintf kept: positional arguments are not supported yet" } */
}

void
odd_formats (char *p, const char *format, int v)
{
  snprintf (p, 9, format, v); /* { dg-missed "snprintf kept: format is not a literal" } */
  sprintf (p, format, v); /* { dg-missed "sprintf kept: format is not a literal" } */
  sprintf (p, "%d %", v); /* { dg-missed "sprintf kept: the format ends inside a conversion" } */
  sprintf (p, "%d %y", v); /* { dg-missed "sprintf kept: conversion .%y. is unknown here" } */
  sprintf (p, "%2147483648d", v); /* { dg-missed "sprintf kept: a width or precision overflows" } */
}

void
wrong_arguments (char *p, long l, double d, int v)
{
  sprintf (p, "%d %d", v); /* { dg-missed "sprintf kept: too few arguments" } */
  sprintf (p, "%d", l); /* { dg-missed "sprintf kept: argument 1 does not match .%d." } */
  sprintf (p, "%d %s", v, v); /* { dg-missed "sprintf kept: argument 2 does not match .%s." } */
  sprintf (p, "%ld", d); /* { dg-missed "sprintf kept: argument 1 does not match .%ld." } */
  sprintf (p, "%*d", l, v); /* { dg-missed "sprintf kept: argument 1 does not match .*in .%.d" } */
}

void
overlapping (char *p, int v)
{
  sprintf (p, "%s,%d", p, v); /* { dg-missed "sprintf kept: argument 1 may overlap the destination" } */
  sprintf (p + 3, "%d%s", v, p); /* { dg-missed "sprintf kept: argument 2 may overlap the destination" } */
}
