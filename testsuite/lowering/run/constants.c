/* Arguments that are constants, all or some: the text is folded.  */

#include "show.h"

enum colour { RED, GREEN = 1000 };
static const int constant = 77;

static inline long
format_by (char *p, const char *prefix, int width, int value)
{
  return sprintf (p, "%s%*d", prefix, width, value);
}

int
main (void)
{
  WAYS ("%d", 5);
  WAYS ("%d %u %ld %x", -5, 4000000000u, LONG_MIN, 0xabcdef);
  WAYS ("%5d|%-5d|%05d|%+d", 1, 2, 3, 4);
  WAYS ("%s-%c-%%", "text", 'c');
  WAYS ("%d%d", HIDE (12), 34);
  WAYS ("%*d %.*d", 6, 12, 4, 34);
  WAYS ("%d %d", GREEN, constant);
  SHOW (sprintf (area, "%.0d|%.0x|%#.0o|%#x|%#o", 0, 0, 0, 0, 0));
  SHOW (sprintf (area, "%hhd %hhu %hd %hu", 300, 300, 70000, 70000));
  SHOW (sprintf (area, "%zu %td %jd", sizeof (int), (ptrdiff_t) -1,
                 (intmax_t) -1));
  SHOW (sprintf (area, "%p %p", (void *) 0, (void *) 0x1234));
  SHOW (sprintf (area, "%lld %llx %llo", LLONG_MIN, ULLONG_MAX, ULLONG_MAX));
  SHOW (format_by (area, "pre", 7, 42));
  SHOW (format_by (area, "", -7, -42));
  SHOW (format_by (area, HIDE ("x"), HIDE (3), 1));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
