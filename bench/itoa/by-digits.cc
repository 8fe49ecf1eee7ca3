/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One digit at a time: a division by ten (a multiplication, to the compiler)
   for each, every one waiting for the last.  */

#include "ways.h"

#include <algorithm>

/* Kernighan and Ritchie's itoa ("The C Programming Language", 3.6): the last
   digit first, then everything the other way round.  */
template <typename T>
char *
digits_reversed (char *dst, T v)
{
  char *p = dst;
  do
    *p++ = static_cast<char> ('0' + v % 10);
  while ((v /= 10) != 0);
  std::reverse (dst, p);
  return p;
}

template char *digits_reversed (char *, uint32_t);
template char *digits_reversed (char *, uint64_t);
