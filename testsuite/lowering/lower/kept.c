/* Calls that stay with the C library, each with its reason.  */
/* { dg-options "-O2 -w" } */

#include <stdio.h>

void
odd_formats (char *p, const char *format, int v, double d)
{
  snprintf (p, 9, format, d); /* { dg-missed "snprintf kept: format is not a literal" } */
  sprintf (p, format, d); /* { dg-missed "sprintf kept: format is not a literal" } */
  sprintf (p, "%d %", v); /* { dg-missed "sprintf kept: the format ends inside a conversion" } */
  sprintf (p, "%d %y", v); /* { dg-missed "sprintf kept: conversion .%y. is unknown here" } */
  sprintf (p, "%1$d %d", v, v); /* { dg-missed "sprintf kept: positional arguments are mixed with others" } */
  sprintf (p, "%3$d %1$d", v, v, v); /* { dg-missed "sprintf kept: positional arguments leave one out" } */
  sprintf (p, "%0$d", v); /* { dg-missed "sprintf kept: there is no argument 0" } */
  sprintf (p, "%1$*0$d", v); /* { dg-missed "sprintf kept: there is no argument 0" } */
  sprintf (p, "%2147483648d", v); /* { dg-missed "sprintf kept: a width or precision overflows" } */
}

void
wrong_arguments (char *p, __int128 large, double d, long double ld, int v)
{
  sprintf (p, "%d %d", v); /* { dg-missed "sprintf kept: too few arguments" } */
  sprintf (p, "%ld", v); /* { dg-missed "sprintf kept: argument 1 does not match .%ld." } */
  sprintf (p, "%d %s", v, v); /* { dg-missed "sprintf kept: argument 2 does not match .%s." } */
  sprintf (p, "%ld", d); /* { dg-missed "sprintf kept: argument 1 does not match .%ld." } */
  sprintf (p, "%f", v); /* { dg-missed "sprintf kept: argument 1 does not match .%f." } */
  sprintf (p, "%Lf", d); /* { dg-missed "sprintf kept: argument 1 does not match .%Lf." } */
  sprintf (p, "%g", ld); /* { dg-missed "sprintf kept: argument 1 does not match .%g." } */
  sprintf (p, "%d%n", v, v); /* { dg-missed "sprintf kept: argument 2 does not match .%n." } */
  sprintf (p, "%2$s %1$d", v, v); /* { dg-missed "sprintf kept: argument 2 does not match .%2.s." } */
  sprintf (p, "%1$d %1$s", v); /* { dg-missed "sprintf kept: argument 1 does not match .%1.s." } */
  sprintf (p, "%d", large); /* { dg-missed "sprintf kept: argument 1 does not match .%d." } */
  sprintf (p, "%*d", d, v); /* { dg-missed "sprintf kept: argument 1 does not match .*in .%.d" } */
}

void
overlapping (char *p, int v)
{
  sprintf (p, "%s,%d", p, v); /* { dg-missed "sprintf kept: argument 1 may overlap the destination" } */
  sprintf (p + 3, "%d%s", v, p); /* { dg-missed "sprintf kept: argument 2 may overlap the destination" } */
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
