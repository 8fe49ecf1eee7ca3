/* Texts that do not fit, surely or perhaps.  */

#include <stdio.h>

extern char four[4], hundred[100];

int
surely (int v, const char *s)
{
  int n = sprintf (four, "%s", "12345"); /* { dg-warning "writing|Wformat-overflow|Wstringop-overflow" } */
  n += sprintf (four, "%i", 12345); /* { dg-warning "Wformat-overflow" } */
  n += sprintf (four, "%05d", v); /* { dg-warning "Wformat-overflow" } */
  n += snprintf (four, sizeof four, "%s", "12345"); /* { dg-warning "Wformat-truncation" } */
  n += snprintf (four, 8, "%d", v); /* { dg-warning "exceeds destination size|Wformat-truncation|Wstringop-overflow" } */
  n += sprintf (four, "abc%s", s); /* { dg-warning "Wformat-overflow" } */
  return n;
}

void
perhaps (int v, unsigned char u)
{
  sprintf (four, "%d", v); /* { dg-warning "Wformat-overflow" } */
  sprintf (four, "%u", u);
  sprintf (four, "%d,", v | 1000); /* { dg-warning "Wformat-overflow" } */
  snprintf (four, sizeof four, "%d", v); /* { dg-warning "Wformat-truncation" } */
  snprintf (four, sizeof four, "%u,", u | 100u); /* { dg-warning "Wformat-truncation" } */
}

void
ranges (int v)
{
  if (v < 0 || v > 9999)
    return;
  sprintf (four, "%d", v); /* { dg-warning "Wformat-overflow" } */
  sprintf (four, "%d", v % 1000);
}

void
overlap (char *p)
{
  sprintf (hundred, "%s%d", hundred, 1); /* { dg-warning "Wrestrict|past the end" } */
  sprintf (p, "<%s>", p); /* { dg-warning "Wrestrict" } */
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
