/* Widths and precisions in the format that no int holds: -1 and EOVERFLOW; and
   sizes greater than INT_MAX, which glibc takes as they are.  Results that are
   too long are in the folder huge, for each costs glibc seconds.  */

#include "show.h"

int
main (void)
{
  char *dst = HIDE (&area[START]);
  int v = HIDE (42);
  SHOW (snprintf (dst, 20, "%2147483648d", v));
  SHOW (snprintf (dst, 20, "ab%.2147483648d", v));
  SHOW (snprintf (dst, 20, "%d%99999999999d", v, v));
  SHOW (snprintf (NULL, 0, "%d%-2147483648s", v, "text"));
  SHOW (sprintf (dst, "%4294967297d", v));
  SHOW (sprintf (dst, "%.18446744073709551617x", v));
  SHOW ((snprintf (dst, 20, "%2147483648c", v), 0));
  SHOW (snprintf (dst, (size_t) INT_MAX + 1, "%d", v));
  SHOW (snprintf (dst, SIZE_MAX, "%d", v));
  SHOW (snprintf (dst, HIDE (SIZE_MAX), "%d", v));
  SHOW (snprintf (dst, HIDE ((size_t) INT_MAX), "%d", v));
  SHOW (snprintf (dst, HIDE ((size_t) INT_MAX + 2), "%d-%s", v, "text"));
  SHOW (snprintf (dst, HIDE (SIZE_MAX / 2 + 1), "%s", HIDE ("text")));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
