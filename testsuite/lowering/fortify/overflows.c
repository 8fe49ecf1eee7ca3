/* Texts up to the end of an object, and past it: __sprintf_chk aborts as soon as
   the text with its NUL is longer, __snprintf_chk as soon as the size is.  */

#include "fate.h"

/* Keeps what was written to P.  */
#define USED(p) __asm__ volatile ("" : : "r"(p) : "memory")

struct holder
{
  char text[8];
  char after[8];
};

static struct holder global;

static void __attribute__ ((noinline))
numbers (long v)
{
  char local[8];
  FATE (sprintf (local, "%ld", v); USED (local));
  FATE (sprintf (global.text, "%ld", v));
  FATE (sprintf (global.text + 3, "%ld", v));
  FATE (_exit (sprintf (global.text, "<%lx>", v)));
  FATE (sprintf (global.text, "%ld,%ld", v & 1023, v & 255));
  char *heap = malloc (8);
  FATE (sprintf (heap, "%ld", v); USED (heap));
  free (heap);
}

static void __attribute__ ((noinline))
strings (const char *s)
{
  FATE (sprintf (global.text, "%s", s));
  FATE (sprintf (global.text, "%s.", s));
  FATE (_exit (sprintf (global.text, "%-6s|", s)));
  FATE (sprintf (global.text, "%.9s", s));
  FATE (sprintf (global.text, "%.7s", s));
}

static void __attribute__ ((noinline))
sizes (size_t size, int v)
{
  char local[8];
  FATE (snprintf (local, size, "%d", v); USED (local));
  FATE (snprintf (global.text, size, "%d", v));
  FATE (snprintf (global.text, size, "%s", "ab"));
  FATE (_exit (snprintf (global.text, size, "%d-%d", v, v) & 127));
}

static void __attribute__ ((noinline))
within (int v, size_t size, const char *s)
{
  memset (&global, 0, sizeof global);
  SHOW (sprintf (area, "%d", v));
  SHOW (sprintf (area, "%s/%x", s, v));
  SHOW (snprintf (area, size, "%s/%d", s, v));
  SHOW ((snprintf (global.text, 8, "%d%d%d", v, v, v), global.after[0]));
  SHOW ((memcpy (area, &global, sizeof global), 0));
}

int
main (void)
{
  for (long v = 1, digits = 1; digits <= 10; digits++)
    {
      numbers (v);
      numbers (-v);
      v *= digits < 10 ? 10 : 1; /* ten digits are what 32 bits hold */
    }
  static const char text[] = "abcdefghijkl";
  for (size_t i = 0; i < sizeof text; i++)
    strings (text + i);
  for (size_t size = 0; size < 12; size++)
    {
      sizes (size, 12345);
      within (-1234567, size, "some");
    }
  sizes (SIZE_MAX, 1);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
