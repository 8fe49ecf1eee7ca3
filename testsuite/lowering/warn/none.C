// Correct calls: no warning, with or without the plugin.

#include <cstdio>
#include <cstring>

struct record
{
  char name[8];
  unsigned char part[4];
  unsigned bits : 5;
};

std::size_t
correct (const record &r, char *p, std::size_t n, int v)
{
  char b[16], c[12];
  std::sprintf (b, "%d.%d.%d.%d", r.part[0], r.part[1], r.part[2], r.part[3]);
  std::sprintf (c, "%d", v);
  int length = std::snprintf (p, n, "%.8s %s %s %d", r.name, b, c, r.bits);
  if (length < 0 || std::size_t (length) >= n)
    return 0;
  std::snprintf (b, sizeof b, "%02x:%02x", r.part[0], r.part[1]);
  return std::strlen (b) + std::size_t (length);
}

// What a call has written is initialized, and its end is known.
std::size_t
written (char *p, int v, unsigned char u)
{
  char b[16], c[8], four[4];
  std::sprintf (b, "%d", v);
  std::snprintf (c, sizeof c, "%d", v & 7);
  std::strcat (c, "12345");
  std::strcpy (p, b);
  p[20] = c[0];
  if (v >= 0 && v <= 9999)
    std::sprintf (four, "%d", v % 1000);
  else
    std::sprintf (four, "%u", u);
  return std::strlen (four) + std::strlen (c);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
