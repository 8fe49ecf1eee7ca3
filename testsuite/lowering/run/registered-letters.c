/* The program's own conversions, by register_printf_specifier.  New letters are
   libc's to print, in a call of any kind.  That a standard letter has got another
   meaning is not seen where a call is lowered, which docs/contract.md says: only
   functions that opt out ask libc.  */

#include "show.h"

#include <printf.h>

#ifdef __QRINTF__
#define NO_QRINTF __attribute__ ((no_qrintf))
#else
#define NO_QRINTF
#endif

static int
print_own (FILE *stream, const struct printf_info *info,
           const void *const *arguments)
{
  (void) info, (void) arguments;
  return fputs ("<own>", stream) < 0 ? -1 : 5;
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

static void __attribute__ ((noinline))
new_letter (int v)
{
  SHOW (sprintf (area, "%Y", v));
  SHOW (sprintf (area, "%d %Y %s", v, v, "text"));
  SHOW (snprintf (area, 4, "%Y", v));
}

static void __attribute__ ((noinline)) NO_QRINTF
standard_letter_kept (int v)
{
  SHOW (sprintf (area, "%d", v));
  SHOW (sprintf (area, "%d %s", v, "text"));
}

/* What a lowered call prints, and what libc does.  */
static void __attribute__ ((noinline))
standard_letter (int v)
{
#if defined __QRINTF__ && !defined __OPTIMIZE_SIZE__
  const char *expected = "5";
#else
  const char *expected = "<own>";
#endif
  char text[16];
  sprintf (text, "%d", v);
  puts (strcmp (text, expected) ? text : "as the contract says");
}

int
main (void)
{
  int v = HIDE (5);
  register_printf_specifier ('Y', print_own, takes_an_int);
  new_letter (v);
  standard_letter_kept (v);
  register_printf_specifier ('d', print_own, takes_an_int);
  new_letter (v);
  standard_letter_kept (v);
  standard_letter (v);
  register_printf_specifier ('d', 0, 0);
  standard_letter_kept (v);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
