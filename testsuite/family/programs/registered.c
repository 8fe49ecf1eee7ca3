/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Conversions and modifiers of the program's own, also by letters that C has;
   printed before, while and after they are registered.  With an argument, a
   modifier alone, which C has for shorter integers.  */

#include "own-conversion.h"

#include <stdlib.h>

static void
print_all (void)
{
  char text[100], *copy;
  printf ("%d %5d %s\n", 1, 2, "three");
  fprintf (stdout, "%u %x %.2f\n", 4u, 5u, 6.0);
  snprintf (text, sizeof text, "%d|%8d", 7, 8);
  puts (text);
  if (asprintf (&copy, "%d-%s", 9, "ten") > 0)
    puts (copy);
  free (copy);
  fflush (stdout);
  dprintf (1, "%d %c\n", 11, 'c');
}

static int
register_modifier (void)
{
  printf ("%hhd ", 300);
  register_printf_modifier (L"hh");
  printf ("%hhd\n", 300);
  return 0;
}

int
main (int argc, char **argv)
{
  (void) argv;
  if (argc > 1)
    return register_modifier ();
  print_all ();
  register_printf_specifier ('Y', print_own, takes_an_int);
  printf ("%5Y\n", 1);
  print_all ();
  register_printf_specifier ('d', print_own, takes_an_int);
  print_all ();
  register_printf_specifier ('d', NULL, NULL);
  print_all ();
  int bit = register_printf_modifier (L"Q");
  printf ("%d %Qd\n", bit > 0, 12);
  print_all ();
  return 0;
}
