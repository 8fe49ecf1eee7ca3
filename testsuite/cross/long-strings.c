/* A text longer than an int can say, of a string that is printed several times: in 32
   bits the sum of the lengths is beyond a size_t, too, and 2 again.  */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *volatile s;

int
main (void)
{
  size_t length = 0x55555556; /* three times: two beyond 2^32 */
  s = malloc (length + 1);
  if (!s)
    abort ();
  memset (s, 'x', length);
  s[length] = 0;
  errno = 0;
  int r = snprintf (NULL, 0, "%s%s%s", s, s, s);
  int after = errno;
  printf ("%d %d\n", r, after);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
