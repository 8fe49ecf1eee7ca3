#include <stdio.h>

int
other (char *p, size_t n, unsigned serial, double x)
{
  return snprintf (p, n, "other %u: %x %.3f", serial, serial, x);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
