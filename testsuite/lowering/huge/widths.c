/* Results as long as an int holds, and longer: -1 and EOVERFLOW.  Each call
   costs glibc seconds, so that only the long mode (-DLONG) makes most.  */

#include "show.h"

int
main (void)
{
  char *dst = HIDE (&area[START]);
  int width = HIDE (INT_MAX), v = HIDE (-42);
  SHOW (snprintf (dst, 20, "%*d!", width, v));
#ifdef LONG
  const char *s = HIDE ("abc");
  SHOW (snprintf (dst, 20, "%*d", width, v));
  SHOW (snprintf (dst, 20, "%-*d", width, v));
  SHOW (snprintf (dst, 20, "%-*d!", width - 1, v));
  SHOW (snprintf (dst, 20, "%*d", HIDE (INT_MIN), v));
  SHOW (snprintf (dst, 20, "%*d", -width, v));
  SHOW (snprintf (dst, 20, "x%*s", width, s));
  SHOW (snprintf (dst, 20, "%-*s%d", width, s, v));
  SHOW (snprintf (dst, 20, "%.*d", width, v));
  SHOW (snprintf (dst, 20, "ab%.*x", width - 1, (unsigned) v));
  SHOW (snprintf (dst, 1, "%*c|", width, 'z'));
  SHOW (snprintf (NULL, 0, "%*d", width, v));
  SHOW (snprintf (NULL, 0, "%*d%*d", width, v, width, v));
  SHOW (snprintf (NULL, 0, "%*d%*d", width / 2, v, width / 2 + 1, v));
  SHOW (snprintf (NULL, 0, "%*d%*d", width / 2, v, width / 2 + 2, v));
  SHOW (snprintf (NULL, 0, "%.*d%s", width, v, s));
  SHOW (snprintf (NULL, 0, "%*p|", width, (void *) dst) < 0);
  SHOW (snprintf (dst, 20, "%2147483647d", v));
  SHOW (snprintf (dst, 20, "a%2147483647d", v));
  SHOW (snprintf (dst, 20, "%.2147483647d", v));
  SHOW (snprintf (dst, 20, "%1073741824d%1073741824d", v, v));
  SHOW ((snprintf (dst, 20, "%*d!", width, v), 0));
#endif
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
