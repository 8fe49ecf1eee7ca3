/* Sixty appends in one loop: the search for overlaps must visit each name once
   and not walk every path, which once took hours.  */
/* { dg-options "-O2 -w" } */

#include <stdio.h>

#define APPEND(TENS, N)                                                        \
  case TENS * 10 + N + 1:                                                      \
    p += sprintf (p, "%s" #TENS #N "-%s", q, q + 1);                           \
    q += 3;                                                                    \
    break;
#define APPENDS(TENS)                                                          \
  APPEND (TENS, 0) APPEND (TENS, 1) APPEND (TENS, 2) APPEND (TENS, 3)          \
  APPEND (TENS, 4) APPEND (TENS, 5) APPEND (TENS, 6) APPEND (TENS, 7)          \
  APPEND (TENS, 8) APPEND (TENS, 9)

void
append (char *p, const char *q, const unsigned char *code)
{
  for (; *code; code++)
    switch (*code)
      {
      APPENDS (0) APPENDS (1) APPENDS (2) APPENDS (3) APPENDS (4) APPENDS (5)
      }
}

/* { dg-final { lowered 60 } } */
/* SPDX-License-Identifier: GPL-3.0-or-later */
