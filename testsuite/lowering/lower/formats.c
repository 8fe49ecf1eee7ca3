/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats that are known: literals, constant arrays, and choices of up to eight
   of them, of which nothing is left for the C library.  */
/* { dg-options "-O2 -w" } */
/* { dg-final { asm_lacks "sprintf" } } */

#include <stdio.h>

static const char in_an_array[] = "array %d";
static const char *const in_a_table[] = { "first %d", "second %d" };

void
known (char *p, int v)
{
  sprintf (p, in_an_array, v); /* { dg-optimized "sprintf .array %d. lowered .direct, at most 17 bytes" } */
  sprintf (p, in_a_table[1], v); /* { dg-optimized "sprintf .second %d. lowered" } */
}

static inline void
tell (char *p, const char *format, int v)
{
  sprintf (p, format, v); /* { dg-optimized "sprintf .from the caller %d. lowered" } */
}

void
inlined (char *p, int v)
{
  tell (p, "from the caller %d", v);
}

int
two (char *p, int v, int c)
{
  return sprintf (p, c ? "a%d" : "b%u", v); /* { dg-optimized "sprintf .(a%d. lowered .direct, at most 12|b%u. lowered .direct, at most 11) bytes" } */
}

void
three (char *p, int v, int c)
{
  sprintf (p, c == 1 ? "a%d" : c == 2 ? "b%u" : "c%x", v); /* { dg-optimized "sprintf .(a%d|b%u|c%x). lowered" } */
}

void
four (char *p, int v, int c)
{
  const char *format;
  switch (c)
    {
    case 1: format = "a%d"; break;
    case 7: format = "b%d"; break;
    case 9: format = "c%d"; break;
    default: format = "d%d";
    }
  sprintf (p, format, v); /* { dg-optimized "sprintf .\[abcd\]%d. lowered" } */
}

void
eight (char *p, int v, int c)
{
  const char *format;
  switch (c)
    {
    case 1: format = "a%d"; break;
    case 7: format = "b%d"; break;
    case 9: format = "c%d"; break;
    case 20: format = "d%d"; break;
    case 33: format = "e%d"; break;
    case 47: format = "f%d"; break;
    case 66: format = "g%d"; break;
    default: format = "h%d";
    }
  sprintf (p, format, v); /* { dg-optimized "sprintf .\[abcdefgh\]%d. lowered" } */
}

/* Chosen long before, and changed in between.  */
void
far_away (char *p, int v, int c, int n)
{
  const char *format = c & 1 ? "a%d" : c & 2 ? "b%d" : "c%d";
  for (int i = 0; i < n; i++)
    {
      if (i == v)
        format = c & 4 ? "d%d" : "e%d";
      for (int k = i; k > 0; k /= 2)
        {
          p += sprintf (p, format, k); /* { dg-optimized "sprintf .\[abcdef\]%d. lowered" } */
          if (k == c)
            format = "f%d";
        }
    }
}
