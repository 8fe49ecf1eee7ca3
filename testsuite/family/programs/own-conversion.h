/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A conversion of the program's own, which prints an int and its width.  */

#define _GNU_SOURCE

#include <printf.h>
#include <stdio.h>

static int
print_own (FILE *to, const struct printf_info *info, const void *const *values)
{
  return fprintf (to, "<%i of width %i>", **(const int *const *) values,
                  info->width);
}

static int
takes_an_int (const struct printf_info *info, size_t n, int *types, int *sizes)
{
  (void) info;
  if (n > 0)
    {
      types[0] = PA_INT;
      sizes[0] = sizeof (int);
    }
  return 1;
}
