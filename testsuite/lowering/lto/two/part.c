/* The second of two units.  */

#include <stdio.h>

int __attribute__ ((noipa))
describe (char *p, size_t n, unsigned serial, int a, int b)
{
  return snprintf (p, n, "unit %u: %d.%d", serial, a, b);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
