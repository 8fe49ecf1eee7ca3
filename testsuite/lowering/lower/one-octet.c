/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One octet is not worth a table of a kilobyte.  */
/* { dg-options "-O2" } */
/* { dg-final { asm_lacks "__qrintf_dec3" } } */
/* { dg-final { asm_has "__qrintf_dec2" } } */
/* { dg-final { asm_lacks "(call|jmp)\[ \t\]+(s?n?printf|__qrintf)" } } */

#include <stdint.h>
#include <stdio.h>

__attribute__ ((hot)) int
octet (char *p, const uint8_t *a)
{
  return sprintf (p, "<%d>", *a); /* { dg-optimized "sprintf .<%d>. lowered .direct, at most 5 bytes" } */
}
