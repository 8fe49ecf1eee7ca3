/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Values of one limit below a power of two are tested at once: here is one test for
   each call.  */
/* { dg-options "-O2" } */
/* { dg-final { asm_has "cmpl\[ \t\]+.255," } } */
/* { dg-final { asm_lacks "cmpl\[ \t\]+.255,.*cmpl\[ \t\]+.255," } } */
/* { dg-final { asm_has "cmpl\[ \t\]+.65535," } } */
/* { dg-final { asm_lacks "cmpl\[ \t\]+.65535,.*cmpl\[ \t\]+.65535," } } */

#include <stdio.h>

__attribute__ ((hot)) int
octets (char *p, const unsigned *v)
{
  return sprintf (p, "%02x%02x%02x%02x-%02x%02x%02x%02x", v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7]); /* { dg-optimized "sprintf .* lowered .direct, at most 17 bytes" } */
}

__attribute__ ((hot)) int
pairs (char *p, const unsigned *v)
{
  return sprintf (p, "%04x%04x%04x%04x-%04x%04x%04x%04x", v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7]); /* { dg-optimized "sprintf .* lowered .direct, at most 33 bytes" } */
}
