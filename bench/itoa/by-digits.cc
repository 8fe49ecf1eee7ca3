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

/* Backwards into the end of the buffer saves the reversal; the digit is looked
   up.  */
template <typename T>
char *
digits_looked_up_back (char *dst, T v)
{
  char *p = dst + itoa_room;
  do
    *--p = "0123456789"[v % 10];
  while ((v /= 10) != 0);
  return p;
}

/* The same with an addition rather than the table.  */
template <typename T>
char *
digits_added_back (char *dst, T v)
{
  char *p = dst + itoa_room;
  do
    *--p = static_cast<char> ('0' + v % 10);
  while ((v /= 10) != 0);
  return p;
}

/* A nibble at a time, which is a shift and a mask.  */
template <typename T>
char *
hex_digits_back (char *dst, T v)
{
  char *p = dst + itoa_room;
  do
    *--p = "0123456789abcdef"[v & 15];
  while ((v >>= 4) != 0);
  return p;
}

template <typename T>
char *
empty_call (char *dst, T)
{
  return dst;
}

#define INSTANTIATE(T)                                                         \
  template char *digits_reversed (char *, T);                                  \
  template char *digits_looked_up_back (char *, T);                            \
  template char *digits_added_back (char *, T);                                \
  template char *hex_digits_back (char *, T);                                  \
  template char *empty_call (char *, T);

INSTANTIATE (uint32_t)
INSTANTIATE (uint64_t)
