/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emitters chosen at load time, called directly and through a pointer that the
   loader relocates, for every kind of link.  */

#include <stdio.h>
#include <string.h>

#include "qrintf/emitters.h"

int link_test (void);

static char *(*volatile by_pointer) (char *, uint64_t) = __qrintf_u64_exact;

int
link_test (void)
{
  char text[64];
  char *p = __qrintf_u32 (text, 4294967295U);
  p = __qrintf_str (p, ":");
  p = by_pointer (p, 18446744073709551615U);
  p = __qrintf_str_left (p, "ab", 9, 5);
  p = __qrintf_x32_exact (p, 0xbeef);
  p = __qrintf_i64_zero (p, -7, 4, 0);
  *p = 0;
  if (strcmp (text, "4294967295:18446744073709551615ab   beef-007") == 0)
    return 0;
  printf ("got \"%s\"\n", text);
  return 1;
}
