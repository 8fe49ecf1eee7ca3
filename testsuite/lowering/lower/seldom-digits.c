/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may run seldom brings no table of octets or of pairs of hexadecimal digits,
   and no code for decimal digits.  Four octets are an address, which is worth
   its table: one-load.c.  */
/* { dg-options "-O2" } */
/* { dg-final { asm_lacks "__qrintf_(dec3|hex2|HEX2)" } } */
/* { dg-final { asm_has "(call|jmp)\[ \t\]+__qrintf_u32_exact" } } */

#include <stdint.h>
#include <stdio.h>

int
octets (char *p, const uint8_t *a)
{
  return sprintf (p, "%d,%d,%d", a[0], a[1], a[2]); /* { dg-optimized "sprintf .* lowered .direct, at most 11 bytes" } */
}

int
bytes (char *p, const uint8_t *a)
{
  return sprintf (p, "%02x:%02X", a[0], a[1]); /* { dg-optimized "sprintf .* lowered .direct, at most 5 bytes" } */
}
