/* The emitters are named for the tier that the argument gives.  */
/* { dg-options "-O2 -fplugin-arg-libqrintf-cpu=avx512" } */

#include <stdio.h>

int
f (char *p, long v)
{
  return sprintf (p, "%ld", v); /* { dg-optimized "sprintf .%ld. lowered" } */
}

/* { dg-final { asm_has "__qrintf_i64_exact__avx512" } } */
/* SPDX-License-Identifier: GPL-3.0-or-later */
