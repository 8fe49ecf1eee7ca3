/* Formats that a condition chooses among literals.  */

#include "show.h"

static const char in_an_array[] = "array %d %s";

static void __attribute__ ((noinline))
two (int v, const char *s, double d, int c)
{
  SHOW (sprintf (area, c & 1 ? "%d odd" : "even %d", v));
  SHOW (sprintf (area, v == 1 ? "%d file\n" : "%d files\n", v));
  SHOW (sprintf (area, c ? "%s" : "[%s]", s));
  SHOW (sprintf (area, c & 1 ? "%g" : "%.2f", d));
  SHOW (sprintf (area, c & 1 ? "none" : "%d %s", v, s));
  SHOW ((sprintf (area, c & 1 ? "%5d" : "%-5d|", v), 0));
  SHOW (snprintf (area, 6, c & 2 ? "%d and more" : "%d%s", v, s) > 3);
  SHOW (sprintf (area, in_an_array, v, s));
}

static void __attribute__ ((noinline))
more (int v, const char *s, int c)
{
  SHOW (sprintf (area, c == 1 ? "one %d" : c == 2 ? "two %d" : "many %d", v));
  SHOW (sprintf (area, c == 0   ? "%d"
                       : c == 1 ? "%x"
                       : c == 2 ? "%o"
                                : "%08d",
                 v));
  SHOW (sprintf (area, c == 0   ? "%d0"
                       : c == 1 ? "%d1"
                       : c == 2 ? "%d2"
                       : c == 3 ? "%d3"
                                : "%d4",
                 v));
  const char *format;
  switch (c)
    {
    case 0:
      format = "%s: %d";
      break;
    case 1:
      format = "%s (%d)";
      break;
    default:
      format = s[0] ? "%s/%d" : "%s%d";
    }
  SHOW (sprintf (area, format, s, v));
  SHOW (snprintf (area, 8, format, s, v));
  /* Equal texts, which the linker may merge.  */
  SHOW (sprintf (area, c & 1 ? "same %d" : v > 3 ? "same %d" : "other %d", v));
}

/* A format that is what the last turn left.  */
static void __attribute__ ((noinline))
loops (int n)
{
  const char *format = "%d";
  char *dst = area;
  fill (area, AREA);
  for (int i = 0; i < n; i++)
    {
      dst += sprintf (dst, format, i * i);
      format = ", %d";
    }
  show_result (__LINE__, dst - area, area, AREA);
  for (int i = 0; i < n; i++)
    {
      format = i & 1 ? "[%d" : "%d]";
      SHOW (sprintf (area, format, i));
      if (i & 2)
        format = ";%d";
      SHOW (sprintf (area, format, i));
    }
}

/* The value before is used behind, and the call may be the last in its block or
   jump away.  */
static long __attribute__ ((noinline))
flow (int v, int c)
{
  long sum = v;
  fill (area, AREA);
  if (c & 1)
    sum += sprintf (area, c & 2 ? "%d" : "%d.", v);
  else if (sprintf (area, c & 2 ? "%d!" : "%d?", v) > 3)
    goto out;
  sum *= 3;
  sum += sprintf (area + 20, c & 4 ? "%ld" : "<%ld>", sum);
out:
  show_result (__LINE__, sum, area, AREA);
  return sum;
}

static void __attribute__ ((noinline))
streams (FILE *f, int v, int c)
{
  fprintf (f, c & 1 ? "%d\n" : "%d\t", v);
  fprintf (f, c & 1 ? "x\n" : "%d\n", v);
  printf (c & 2 ? "%d or so\n" : "%d\n", v);
}

int
main (void)
{
  static const int values[] = { 0, 1, -5, 1234567 };
  for (int c = 0; c < 6; c++)
    for (int i = 0; i < 4; i++)
      {
        two (values[i], i ? "text" : "", values[i] / 3.0, c);
        more (values[i], i & 1 ? "text" : "", c);
        flow (values[i], c);
        streams (stdout, values[i], c);
      }
  loops (HIDE (9));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
