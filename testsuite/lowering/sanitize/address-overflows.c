/* Overflows that AddressSanitizer reports: exit status 77 stands for that.  */

#include "fate.h"

const char *
__asan_default_options (void)
{
  return "exitcode=77:detect_leaks=0";
}

static char global[8];

static void __attribute__ ((noinline))
overflows (int v, const char *s, char *heap)
{
  char local[8];
  FATE (sprintf (local, "%d", v); __asm__ volatile ("" :: "r"(local) : "memory"));
  FATE (sprintf (global, "%d", v));
  FATE (sprintf (heap, "%d", v));
  FATE (sprintf (heap, "%s", s));
  FATE (sprintf (heap, "%s!%x", s, 1));
  FATE (snprintf (heap, 20, "%d", v));
}

int
main (void)
{
  char *heap = malloc (8);
  char *unterminated = malloc (3);
  memset (unterminated, 'x', 3);
  overflows (HIDE (1), HIDE ("a"), heap);
  overflows (HIDE (INT_MIN), HIDE ("too long a text"), heap);
  FATE (sprintf (area, "%d%s", HIDE (1), unterminated));
  FATE (sprintf (area, "%.3s", unterminated));
  free (heap);
  FATE (sprintf (heap, "%d", HIDE (1)));
  free (unterminated);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
