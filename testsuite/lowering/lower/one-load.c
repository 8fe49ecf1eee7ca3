/* An octet costs a table load and a store, a number up to 9999 two loads: no call,
   no division, no large table.  */
/* { dg-options "-O2" } */

#include <stdio.h>
#include <stdint.h>

struct address { uint8_t part[4]; };

int
octets (char *p, const struct address *a)
{
  return sprintf (p, "%d.%d.%d.%d", a->part[0], a->part[1], a->part[2], a->part[3]); /* { dg-optimized "sprintf .* lowered .direct, at most 15 bytes" } */
}

/* Were it not hot, this would be an emitter's: seldom-digits.c.  */
__attribute__ ((hot)) int
year (char *p, unsigned y)
{
  return y < 10000 ? sprintf (p, "%u", y) : 0; /* { dg-optimized "sprintf .* lowered .direct, at most 4 bytes" } */
}

/* { dg-final { asm_lacks "(call|jmp)\[ \t\]+(s?n?printf|__qrintf)" } } */
/* { dg-final { asm_lacks "i?div\[bwlq\]" } } */
/* { dg-final { asm_has "__qrintf_dec3" } } */
/* { dg-final { asm_has "__qrintf_dec2" } } */
/* SPDX-License-Identifier: GPL-3.0-or-later */
