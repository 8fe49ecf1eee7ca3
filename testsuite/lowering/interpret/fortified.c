/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Wrappers of fortified functions: what is too long aborts, and so does "%n" in
   a format that can be written to.  */

#define _GNU_SOURCE
#include "fate.h"
#include "wrappers.h"

struct holder
{
  char text[8];
  char after[8];
};

static struct holder global;

static int SEEN (1)
to_global (const char *format, ...)
{
  WITH_LIST (vsprintf (global.text, format, values));
}

static int SEEN (2)
to_global_bounded (size_t size, const char *format, ...)
{
  WITH_LIST (vsnprintf (global.text, size, format, values));
}

static int UNSEEN
by_vsnprintf (char *to, size_t size, const char *format, ...)
{
  WITH_LIST (vsnprintf (to, size, format, values));
}

static int SEEN (2)
by_vsprintf (char *to, const char *format, ...)
{
  WITH_LIST (vsprintf (to, format, values));
}

static int SEEN (2)
by_vfprintf (FILE *to, const char *format, ...)
{
  WITH_LIST (vfprintf (to, format, values));
}

static int SEEN (1)
by_vprintf (const char *format, ...)
{
  WITH_LIST (vprintf (format, values));
}

static void UNSEEN
hidden (const char *format, int a, const char *s)
{
  FATE (_exit (sprintf (global.text, format, a, s)));
  FATE (_exit (snprintf (global.text, HIDE ((size_t) 8), format, a, s)));
  FATE (_exit (snprintf (global.text, HIDE ((size_t) 9), format, a, s)));
}

int
main (void)
{
  static const char text[] = "abcdefghijklmnopqrstuvwxyz";
  for (size_t i = 0; i < sizeof text; i++)
    {
      FATE (_exit (to_global ("%s", text + i)));
      FATE (_exit (to_global ("%d%s", 1, text + i)));
      FATE (_exit (to_global ("%s%Lg", text + i, 1.L)));
      FATE (_exit (to_global_bounded (i, "%d %s", 1, "abc")));
      hidden (HIDE ("%d%s"), 5, text + i);
    }
  FATE (_exit (to_global_bounded (SIZE_MAX, "%d", 1)));
  int count = 0;
  char writable[] = "%d%n";
  FATE (_exit (by_vsnprintf (area, AREA, HIDE (writable), 5, &count)));
  FATE (_exit (by_vsprintf (area, HIDE (writable), 5, &count)));
  FATE (_exit (by_vfprintf (stderr, HIDE (writable), 5, &count)));
  FATE (_exit (by_vprintf (HIDE (writable), 5, &count)));
  FATE (_exit (by_vsnprintf (area, AREA, "%d%n", 5, &count) + count));
  FATE (_exit (by_vsnprintf (area, AREA, "%d%2$n", 5, &count) + count));
}
