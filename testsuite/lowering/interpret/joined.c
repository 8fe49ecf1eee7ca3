/* SPDX-License-Identifier: GPL-3.0-or-later */
/* vsprintf with its destination as the first string: undefined by the standard,
   yet programs append by it.  What comes behind the string may be left to the C
   library, which must find the string as it was.  */

#include "wrappers.h"

static const char start[] = "abcdef";

#define JOIN(CALL) SHOW ((memcpy (area, start, sizeof start), CALL))

int
main (void)
{
  for (int i = 0; i < 2; i++)
    {
      JOIN (by_vsprintf (area, "%s,%d", area, 5));
      JOIN (by_vsprintf (area, "%s,%d,%Lg", area, 5, 1.L));
      JOIN (by_vsprintf (area, "%.3s,%d,%Lg", area, 5, 1.L));
      JOIN (by_vsprintf (area, "%s%s%a", area, "ghi", 1.));
    }
}
