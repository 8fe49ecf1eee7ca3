/* Long calls, long functions, and calls in loops of every kind.  */

#include "show.h"

static long __attribute__ ((noinline))
twenty (char *p, size_t n, int a, unsigned b, long c, const char *s, char d)
{
  return snprintf (p, n,
                   "%d %u %ld %s %c %x %5d %-5d| %05d %+d %o %#x %s %.3s %lu "
                   "%hhd %hu %p %% %X %s\n",
                   a, b, c, s, d, b, a, a, a, a, b, b, s, s, (unsigned long) c,
                   a, a, (void *) c, b, s);
}

static long __attribute__ ((noinline))
access_line (char *p, const char *host, unsigned ip, int status, long bytes)
{
  return sprintf (p,
                  "%u.%u.%u.%u - %s [%02d/%s/%04d:%02d:%02d:%02d +0000] "
                  "\"GET %s HTTP/1.%d\" %d %ld",
                  ip >> 24, ip >> 16 & 255, ip >> 8 & 255, ip & 255, host,
                  status % 31 + 1, "Jan", 2024 + status % 3, status % 24,
                  status % 60, status % 59, "/index.html", status & 1, status,
                  bytes);
}

static void __attribute__ ((noinline))
loops (int n)
{
  for (int i = 0; i < 5; i++)
    SHOW (sprintf (area, "%d", i));
  for (int i = n; i > -n; i -= 7)
    SHOW (sprintf (area, "%d:%d", i, i * i));
  for (unsigned i = 0; i < 300; i += 60)
    SHOW (snprintf (area, 3, "%u", i));
  int i = 0;
  do
    SHOW (sprintf (area, "%s%d", i & 1 ? "odd" : "even", i));
  while (++i < n);
  for (char c = 'a'; c <= 'f'; c++)
    SHOW (sprintf (area, "%c%c", c, c - 32));
}

int
main (void)
{
  for (size_t size = 0; size < 200; size += 13)
    SHOW (twenty (area, size, HIDE (-12), 3456789012u, LONG_MIN, "str", 'q'));
  SHOW (twenty (area, AREA, INT_MIN, 0, 0, "", 0));
  for (int status = 100; status < 600; status += 77)
    SHOW (access_line (area, "example.org", 0xc0a80101u * (unsigned) status,
                       status, status * 1000003L));
  loops (HIDE (30));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
