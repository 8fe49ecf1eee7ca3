/* Every kind of mapping with texts of all sorts: contents and results.  */

#include "kinds.h"
#include <limits.h>
#include <locale.h>
#include <wchar.h>

static void NOINLINE
numbers (int v, long l, unsigned u, double d, long double e)
{
  EACH ("%d", v);
  EACH ("%d,%u;%lx\n", v, u, l);
  EACH ("%5d|%-5d|%05d|%+d|%.4d", v, v, v, v, v);
  EACH ("%02x:%#o:%X", u & 255, u, u);
  EACH ("%ld%ld%ld%ld%ld%ld%ld%ld", l, l, l, l, l, l, l, l);
  EACH ("%f %.2f %g %e", d, d, d, d);
  EACH ("%a|%10.3f|%G", d, d, d);
  EACH ("%.300f", d);
  EACH ("%Lg %.3Lf %d", e, e, v);
  EACH ("%p", (void *) l);
  EACH ("%*d|%-*.*f", v % 50, v, v % 30, v % 7, d);
  EACH ("%'d %'.2f %d", v, d, v);
  EACH ("%hhd %hd %jd %zu %td", v, v, (intmax_t) l, (size_t) u, (ptrdiff_t) l);
  EACH ("%2$d %1$d", v, (int) u);
  EACH ("%600d", v);
  EACH ("%5000d", v);
  EACH ("%m %d", v);
}

static void NOINLINE
texts (const char *s, int c, const wchar_t *w, int n)
{
  EACH ("%s", s);
  EACH ("%s=%d\n", s, n);
  EACH ("%s%s", s, s);
  EACH ("<%.3s>", s);
  EACH ("%.*s", n, s);
  EACH ("%20s|%-20s|", s, s);
  EACH ("%c", c);
  EACH ("%c%c%d%c", c, 'x', n, c);
  EACH ("%5c|%-5c", c, c);
  EACH ("%ls", w);
  EACH ("%.2ls|%5lc", w, (wint_t) (w[0] ? w[0] : 33));
  EACH ("%s, %ls, %d, %f", s, w, n, n * 1.5);
  EACH ("%m");
  EACH ("%s: %m", s);
  EACH ("");
  EACH ("plain");
  EACH ("100%%");
  EACH ("with\0NUL");
  EACH ("%s", "literal");
  EACH ("%s%s", "", "");
  EACH ("%.0s", s);
  EACH (n & 1 ? "odd %d" : "%d even", n);
  EACH (n & 1 ? "odd" : n & 2 ? "two %d" : "", n);
}

static void NOINLINE
lengths (char *s)
{
  static const int sizes[] = { 0,   1,   15,  16,  127, 128,  129,  500, 510, 511,
                               512, 513, 575, 576, 895, 896,  897,  960, 1023,
                               1024, 4095, 4096, 70000 };
  for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++)
    {
      char was = s[sizes[i]];
      s[sizes[i]] = 0;
      EACH ("%s", s);
      EACH ("%s%d", s, sizes[i]);
      EACH ("%d%s%.3s%x", sizes[i], s, s, sizes[i]);
      EACH ("%s|%.*s", "x", sizes[i], s);
      s[sizes[i]] = was;
    }
}

int
main (void)
{
  setlocale (LC_ALL, "C.UTF-8");
  static const int values[] = { 0, 1, -1, 10, 4321, INT_MAX, INT_MIN };
  for (unsigned i = 0; i < sizeof values / sizeof *values; i++)
    numbers (values[i], values[i] * 1000000007L, (unsigned) values[i] * 77,
             values[i] / 8.0, values[i] / 3.0L);
  /* The emitters do not print it in fixed style.  */
  numbers (7, 7, 7, HIDE (1e300), 7);
  texts (HIDE ("some text"), HIDE ('c'), HIDE (L"wide \x20ac"), HIDE (4));
  texts (HIDE (""), HIDE (0), HIDE (L""), HIDE (0));
  texts (HIDE ("\xff\x80"), HIDE (255), HIDE (L"x"), HIDE (1));
  texts (HIDE ((const char *) NULL), HIDE (256), HIDE (L"yz"), HIDE (-2));
  char *s = (char *) malloc (70001);
  for (int i = 0; i < 70001; i++)
    s[i] = (char) ('a' + i % 26);
  lengths (s);
  free (s);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
