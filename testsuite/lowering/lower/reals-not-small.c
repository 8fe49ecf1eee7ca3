/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A call that prints reals is no small one where its unit has no others and there are
   fields, or directives that are not plain.  */
/* { dg-options "-O2" } */

#include <stdio.h>

void
not_plain (int a, double d)
{
  printf ("%d\n", a); /* { dg-optimized ".*lowered .stream" } */
  printf ("%+.2f\n", d); /* { dg-optimized ".*lowered .stream" } */
  printf ("%G\n", d); /* { dg-optimized ".*lowered .stream" } */
  printf ("%5.2f\n", d); /* { dg-optimized ".*lowered .stream" } */
  printf ("% g\n", d); /* { dg-optimized ".*lowered .stream" } */
  printf ("%g %+d\n", d, a); /* { dg-optimized ".*lowered .stream" } */
}
