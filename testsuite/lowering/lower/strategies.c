/* One call for each strategy, with its worst case. */
/* { dg-options "-O2 -fplugin-arg-libqrintf-inline=all" } */

#include <stdio.h>

char room[64];

void
direct (char *p, unsigned ip, unsigned u, int v, const char *s)
{
  sprintf (room, "%u.%u.%u.%u", ip >> 24, ip >> 16 & 255, ip >> 8 & 255, ip & 255); /* { dg-optimized "sprintf .%u.%u.%u.%u. lowered .direct, at most 15 bytes" } */
  sprintf (p, "%d", v); /* { dg-optimized "sprintf .%d. lowered .direct, at most 11 bytes" } */
  snprintf (room, sizeof room, "%02d:%02d", u % 60, u & 15); /* { dg-optimized "snprintf .%02d:%02d. lowered .direct, at most 5 bytes" } */
  sprintf (p, "%s/%d", s, v); /* { dg-optimized "sprintf .%s/%d. lowered .direct, at least 2 bytes" } */
}

int
guarded (char *p, size_t size, int v)
{
  return snprintf (p, size, "%d", v); /* { dg-optimized "snprintf .%d. lowered .direct, guarded, at most 11 bytes" } */
}

int
measured (const char *s, int v)
{
  return snprintf (room, sizeof room, "%s: %d\n", s, v); /* { dg-optimized "snprintf .%s: %d.n. lowered .direct, measured, at least 4 bytes" } */
}

int
scratch (int v)
{
  char tight[6];
  int n = snprintf (tight, sizeof tight, "%d%%", v); /* { dg-optimized "snprintf .%d%%. lowered .direct, scratch, at most 12 bytes" } */
  return n + tight[0];
}

int
cut (int v, unsigned u)
{
  char tight[6];
  snprintf (room, 3, "%u", u); /* { dg-optimized "snprintf .%u. lowered .direct, cut, at most 10 bytes" } */
  snprintf (room + 3, 3, "%5u", u); /* { dg-optimized "snprintf .%5u. lowered .direct, scratch, at most 10 bytes" } */
  int n = snprintf (tight, sizeof tight, "%d", v); /* { dg-optimized "snprintf .%d. lowered .direct, cut, at most 11 bytes" } */
  return n + tight[0];
}

int
size_query (const char *s, long v)
{
  return snprintf (NULL, 0, "%s-%ld", s, v); /* { dg-optimized "snprintf .%s-%ld. lowered .direct, length only, at least 2 bytes" } */
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
