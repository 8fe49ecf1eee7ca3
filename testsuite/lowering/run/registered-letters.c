/* The program's own conversions, by register_printf_specifier, and its own types
   and modifiers.  New ones are libc's to print, in a call of any kind; letters and
   modifiers in formats that are read when the call is made are in unit/print and
   family.  That a standard letter has got another meaning is not seen where a call
   is lowered, which docs/contract.md says: only functions that opt out ask libc.  */

#include "show.h"

#include <printf.h>
#include <stdarg.h>

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

struct pair
{
  int one, two;
};

static int type_of_pair;

static void
take_pair (void *to, va_list *values)
{
  struct pair pair = va_arg (*values, struct pair);
  memcpy (to, &pair, sizeof pair);
}

static int
print_pair (FILE *stream, const struct printf_info *info,
            const void *const *arguments)
{
  const struct pair *pair = *(const struct pair *const *) arguments[0];
  return fprintf (stream, "(%d;%d)%d,%d,%d", pair->one, pair->two, info->width,
                  info->prec, info->user);
}

static int
takes_a_pair (const struct printf_info *info, size_t n, int *types, int *sizes)
{
  (void) info;
  if (n > 0)
    {
      types[0] = type_of_pair;
      sizes[0] = sizeof (struct pair);
    }
  return 1;
}

static int __attribute__ ((noinline))
by_list (const char *format, ...)
{
  va_list values;
  va_start (values, format);
  int n = vsnprintf (area, 40, format, values);
  va_end (values);
  va_start (values, format);
  n = 100 * n + vprintf (format, values);
  va_end (values);
  return n;
}

static void __attribute__ ((noinline))
pairs_read_at_run_time (void)
{
  struct pair pair = { 3, 4 }, other = { 5, 6 };
  SHOW (by_list ("%5P|%.3QP|%d\n", pair, other, 7));
  SHOW (sprintf (area, "%P%d", pair, 8));
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
  register_printf_modifier (L"Q");
  type_of_pair = register_printf_type (take_pair);
  register_printf_specifier ('P', print_pair, takes_a_pair);
  pairs_read_at_run_time ();
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
