/* Strings of which the length, or a choice of lengths, is known.  */

#include "show.h"

static const char *const names[] = { "zero", "one", "two", "three" };
static const char fixed[] = "fixed text";
static const char codes[3][4] = { "abc", "de", "" };

static void __attribute__ ((noinline))
choices (int k)
{
  SHOW (sprintf (area, "%s", k ? "yes" : "no"));
  SHOW (sprintf (area, "%s!", k > 1 ? "same" : "size"));
  SHOW (sprintf (area, "%5s|%-5s|", k ? "yes" : "no", k ? "a" : ""));
  SHOW (sprintf (area, "%s%s", k == 1 ? "" : "s", k < 2 ? NULL : "xyz"));
  SHOW (sprintf (area, "%s=%d", names[k & 3], k));
  SHOW (sprintf (area, "%s,%s", codes[k % 3], fixed));
  SHOW (sprintf (area, "%s", fixed + k));
  SHOW (sprintf (area, "%s", &"literal"[k]));
  SHOW (snprintf (area, 4, "%s", k ? "yes" : "no"));
  SHOW (snprintf (area, 3, "%s", k ? "yes" : "no"));
  SHOW (snprintf (area, 7, "%s-%s", k ? "yes" : "no", k > 1 ? "true" : "x"));
  const char *s;
  switch (k)
    {
    case 0: s = "case zero"; break;
    case 1: s = "one"; break;
    default: s = "something else"; break;
    }
  SHOW (sprintf (area, "(%s)", s));
  SHOW (sprintf (area, "(%.4s|%16s)", s, s));
}

static void __attribute__ ((noinline))
measured_before (const char *s)
{
  size_t n = strlen (s);
  if (n > 20)
    return;
  SHOW (sprintf (area, "%s %zu", s, n));
  char copy[21];
  strcpy (copy, s);
  SHOW (sprintf (area, "<%s>", copy));
  SHOW (snprintf (area, sizeof copy, "%s", copy));
  copy[n / 2] = 0;
  SHOW (sprintf (area, "<%s>", copy));
}

static void __attribute__ ((noinline))
embedded (void)
{
  SHOW (sprintf (area, "%s|%.3s|%.9s", "ab\0cd", "ab\0cd", "ab\0cd"));
  SHOW (sprintf (area, "one\0%d", 5));
  SHOW (sprintf (area, "%s", "\xff\x80\xc3\xa4\n\t"));
  SHOW (sprintf (area, "\xe2\x82\xac %d \xc3\xa4", HIDE (5)));
}

int
main (void)
{
  for (int k = 0; k < 4; k++)
    choices (HIDE (k));
  measured_before (HIDE (""));
  measured_before (HIDE ("some string"));
  measured_before (HIDE ("twenty bytes exactly"));
  embedded ();
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
