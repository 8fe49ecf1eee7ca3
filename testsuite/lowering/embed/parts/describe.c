#include <stdio.h>

int
describe (char *p, size_t n, unsigned serial, int a)
{
  return snprintf (p, n, "part %u: %d", serial, a);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
