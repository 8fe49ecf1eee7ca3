/* Something to lower.  */

#include <stdio.h>

int
f (char *p, int v)
{
  return sprintf (p, "%d", v);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
