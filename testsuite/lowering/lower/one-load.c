/* An octet and a number up to 9999 cost a table load and a store: no call, no
   division.  */
/* { dg-options "-O2" } */

#include <stdio.h>
#include <stdint.h>

struct address { uint8_t part[4]; };

int
octets (char *p, const struct address *a)
{
  return sprintf (p, "%d.%d.%d.%d", a->part[0], a->part[1], a->part[2], a->part[3]); /* { dg-optimized "sprintf .* lowered .direct, at most 15 bytes" } */
}

int
year (char *p, unsigned y)
{
  return y < 10000 ? sprintf (p, "%u", y) : 0; /* { dg-optimized "sprintf .* lowered .direct, at most 4 bytes" } */
}

/* { dg-final { asm_lacks "(call|jmp)\[ \t\]+(s?n?printf|__qrintf)" } } */
/* { dg-final { asm_lacks "i?(div|mul)\[bwlq\]" } } */
/* { dg-final { asm_has "__qrintf_dec4" } } */
/* SPDX-License-Identifier: GPL-3.0-or-later */
