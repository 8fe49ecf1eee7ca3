/* %lc %ls %C %S in the C locale and a UTF-8 one, with characters that cannot be
   encoded.  */

#include "show.h"

#include <locale.h>
#include <wchar.h>

static void __attribute__ ((noinline))
characters (wint_t c)
{
  WAYS ("%lc", c);
  WAYS ("[%5lc|%-5lc%c", c, c, HIDE (']'));
  SHOW (sprintf (area, "%C", c));
  SHOW (sprintf (area, "%d%C%d", 1, c, 2));
  SHOW (snprintf (area, 3, "%d%lc", HIDE (12), c));
  SHOW (snprintf (area, 4, "%d%lc", HIDE (12), c));
}

static void __attribute__ ((noinline))
strings (const wchar_t *s, int width, int precision)
{
  WAYS ("%ls", s);
  WAYS ("[%-12ls|%12ls%c", s, s, HIDE (']'));
  SHOW (sprintf (area, "%S", s));
  SHOW (sprintf (area, "%.0ls|%.1ls|%.2ls|%.3S|%.7ls%d", s, s, s, s, s, width));
  SHOW (sprintf (area, "%*ls|%d", width, s, width));
  SHOW (sprintf (area, "%.*ls|%d", precision, s, width));
  SHOW (sprintf (area, "%*.*ls|%d", width, precision, s, width));
  SHOW (snprintf (area, 20, "%s-%ls-%s", "left", s, HIDE ("right")));
}

/* What fails tells errno, which "%m" reads, and leaves what came before, a count too.  */
static void __attribute__ ((noinline))
failing (wint_t c, const char *s)
{
  int n = -1;
  SHOW (sprintf (area, "%m|%lc%s", c, s));
  SHOW (sprintf (area, "%s|%m|%lc|%m", s, c));
  SHOW (snprintf (area, 12, "%m|%lc%s", c, s));
  SHOW (snprintf (NULL, 0, "%lc %m%s", c, s));
  SHOW (sprintf (area, "%s%n%lc", s, &n, c));
  SHOW (n);
  SHOW (sprintf (area, "abc%lc%n", c, &n));
  SHOW (n);
  SHOW (snprintf (area, 5, "abc%n%d%lc%n", &n, 7, c, &n));
  SHOW (n);
}

/* A text longer than what one conversion may have without the fallback.  */
static void __attribute__ ((noinline))
long_strings (const wchar_t *letter)
{
  static char large[5000];
  static wchar_t s[3000];
  for (int n = 330; n < 2000; n += n > 1010 && n < 1030 ? 1 : 17)
    {
      for (int i = 0; i < n; i++)
        s[i] = letter[0];
      s[n] = 0;
      fill (large, sizeof large);
      long r = snprintf (large, sizeof large, "%ls|%d", s, n);
      show_result (__LINE__, r, large, sizeof large);
      SHOW (snprintf (area, AREA, "%d:%ls", n, s));
    }
}

static void
all (void)
{
  static const wchar_t *const texts[]
      = { L"", L"a", L"plain text", L"\u00e4\u00f6\u00fc", L"x\u20acy",
          L"\U0001f600", L"ab\x110000", L"\xd800", NULL };
  static const wint_t singles[]
      = { 0, 'a', 0x7f, 0x80, 0xe4, 0x20ac, 0x1f600, 0xd800, 0x110000, WEOF };
  for (size_t i = 0; i < sizeof singles / sizeof *singles; i++)
    {
      characters (singles[i]);
      failing (singles[i], HIDE ("string"));
    }
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    for (int n = -6; n <= 14; n += 5)
      strings (HIDE (texts[i]), n, n);
  long_strings (L"a");
  long_strings (L"\u00e4");
}

int
main (void)
{
  all ();
  puts (setlocale (LC_ALL, "C.UTF-8") ? "UTF-8" : "no UTF-8 locale");
  all ();
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
