/* Texts up to the end of a small object and of a larger one, and past it:
   __sprintf_chk aborts as soon as the text with its NUL is longer,
   __snprintf_chk as soon as the size is.  */

#include "fate.h"
#include "with-list.h"

/* Keeps what was written to P.  */
#define USED(p) __asm__ volatile ("" : : "r"(p) : "memory")

struct holder
{
  char text[8];
  char after[8];
};

static struct holder global;

static struct
{
  char text[64];
  char after[8];
} larger;

/* The same of formats that are read at run time.  */
static int __attribute__ ((noipa, hot))
listed (const char *format, ...)
{
  WITH_LIST (vsprintf (global.text, format, values));
}

static int __attribute__ ((noipa, hot))
listed_in (size_t size, const char *format, ...)
{
  WITH_LIST (vsnprintf (global.text, size, format, values));
}

static void __attribute__ ((noinline))
numbers (long v)
{
  char local[8];
  FATE (sprintf (local, "%ld", v); USED (local));
  FATE (sprintf (global.text, "%ld", v));
  FATE (sprintf (global.text + 3, "%ld", v));
  FATE (_exit (sprintf (global.text, "<%lx>", v)));
  FATE (sprintf (global.text, "%ld,%ld", v & 1023, v & 255));
  FATE (sprintf (global.text, "%02ld.%.3ld", v, v));
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
  FATE (_exit (listed ("%s", s)));
  FATE (_exit (listed ("%d%s", 1, s)));
  FATE (_exit (listed ("%s%Lg", s, 1.L)));
  FATE (_exit (sprintf (global.text, HIDE ("%d%s"), 5, s)));
}

static void __attribute__ ((noinline))
to_larger (const char *s, int v)
{
  FATE (sprintf (larger.text, "%s, of a text of some length", s));
  FATE (sprintf (larger.text, "%d: %s, of a text of some length", v, s));
  FATE (sprintf (larger.text, "%s of %s, and so on: %c%c", s, s, v, v));
  FATE (sprintf (larger.text, "%s is %5d and no more than %x", s, v, v));
  FATE (sprintf (larger.text, "%s is %.3f and no more than %g", s, v / 7.0,
                 v / 3.0));
  FATE (snprintf (larger.text, 64, "%s, of a text of some length", s));
  FATE (snprintf (larger.text, 64, "%d: %s, of a text of some length", v, s));
  FATE (end_child (larger.text[63] + larger.after[0]));
}

static void __attribute__ ((noinline))
sizes (size_t size, int v)
{
  char local[8];
  FATE (snprintf (local, size, "%d", v); USED (local));
  FATE (snprintf (global.text, size, "%d", v));
  FATE (snprintf (global.text, size, "%s", "ab"));
  FATE (_exit (snprintf (global.text, size, "%d-%d", v, v) & 127));
  FATE (_exit (snprintf (global.text, size, HIDE ("%d-%s"), v, "x") & 127));
  FATE (_exit (listed_in (size, "%d %s", v, "abc") & 127));
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
  char s[80];
  for (size_t length = 0; length < 72; length++)
    {
      memset (s, 'x', length);
      s[length] = 0;
      to_larger (s, 7);
    }
  for (size_t size = 0; size < 12; size++)
    {
      sizes (size, 12345);
      within (-1234567, size, "some");
    }
  sizes (SIZE_MAX, 1);
  char writable[] = "%d%n";
  int count = 0;
  FATE (_exit (listed (HIDE (writable), 5, &count)));
  FATE (_exit (listed_in (8, "%d%n", 5, &count) + count));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
