/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Bytes in more hexadecimal digits than they have: the first digits are zeros,
   which the compiler knows when it looks them up.  */

#include "show.h"

static int __attribute__ ((noipa))
once (char *to, int v)
{
  return sprintf (to, "%04hhx %02hhx %04hhX %04hx", v, v, v, v);
}

static int __attribute__ ((noipa))
zeros (char *to, unsigned char v)
{
  return sprintf (to, "%04hhx", v);
}

static void __attribute__ ((noipa))
often (char *to, const unsigned char *v, int n)
{
  for (int i = 0; i < n; i++)
    for (int k = 0; k < n; k++)
      sprintf (to + 8 * k, "%04hhX|", v[i] * 77 + k);
}

int
main (void)
{
  char texts[80];
  unsigned char bytes[8];
  for (int v = -300; v < 300; v += 37)
    {
      SHOW (once (&area[START], v));
      SHOW (zeros (&area[START], v));
      bytes[(v + 300) / 37 % 8] = v;
    }
  often (texts, bytes, 8);
  for (int i = 0; i < 64; i += 8)
    puts (texts + i);
  return 0;
}
