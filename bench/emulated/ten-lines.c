/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The unit that compile.py compiles.  */
#include <stdio.h>

int
line (char *text, size_t size, const char *name, int n, double share)
{
  int length = snprintf (text, size, "%s: %d", name, n);
  if (n > 0)
    length += printf ("%.2f %x\n", share, n);
  return length;
}
