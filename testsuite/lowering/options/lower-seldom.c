/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where nothing shows that a call runs often, one variant of strings and of fields
   has to do.  */
/* { dg-options "-O2" } */
/* { dg-final { asm_has "__qrintf_str__base" } } */
/* { dg-final { asm_has "__qrintf_i64_right__small" } } */
/* { dg-final { asm_lacks "__v4" } } */

#include <stdio.h>

int
f (char *p, const char *s, int v)
{
  return sprintf (p, "%5d%s", v, s); /* { dg-optimized "sprintf .%5d%s. lowered" } */
}
