/* One call, without headers: the C library may have none for the ABI.  */

int sprintf (char *, const char *, ...);

int
f (char *b, int v, const char *s)
{
  return sprintf (b, "%d %s", v, s);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
