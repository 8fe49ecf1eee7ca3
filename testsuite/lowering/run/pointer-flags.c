/* %p with the flags that glibc gives a meaning.  */

#include "show.h"

static void __attribute__ ((noinline))
pointers (void *p)
{
  SHOW (sprintf (area, "%+p|% p|%#p|%0p|%-p", p, p, p, p, p));
  SHOW (sprintf (area, "%+22p|% 22p|%#22p|%022p|%-22p|", p, p, p, p, p));
  SHOW (sprintf (area, "%.0p|%.p|%.3p|%.20p|%30.20p", p, p, p, p, p));
  SHOW (sprintf (area, "%+-25.18p|%0+25.18p|%0+25p", p, p, p));
  for (int i = -9; i < 10; i++)
    {
      SHOW (sprintf (area, "%*p", i, p));
      SHOW (sprintf (area, "%.*p", i, p));
    }
}

int
main (void)
{
  static const uintptr_t values[] = { 0, 1, 15, 16, 0xabc, 0x7ffd12345678,
                                      UINTPTR_MAX, (uintptr_t) 1 << 63 };
  for (size_t i = 0; i < sizeof values / sizeof *values; i++)
    pointers ((void *) values[i]);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
