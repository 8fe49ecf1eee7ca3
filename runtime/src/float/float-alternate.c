/* SPDX-License-Identifier: MIT-0 */
/* "%#e" and "%#g", made from the texts of "%e" and "%g".  See float-field.h.

     %#.0e of 5       5e+00  ->  5.e+00
     %#.3g of 0.5     0.5    ->  0.500

   glibc counts the digits of "%#g" before it rounds: 9999.9 in four digits has
   no digit behind the radix character, and so it becomes 1.e+04.  */

#include "core/memory.h"
#include "float/float-field.h"
#include "float/float-parts.h"

#include <math.h>
#include <string.h>

struct digits
{
  /* The end of the digits, which is the end of the text or the letter 'e'.  */
  char *end;
  unsigned count; /* from the first one that is not zero */
  bool point;     /* they include a radix character */
};

static struct digits
digits_of (char *text, char *end, bool is_zero)
{
  struct digits d = { text, 0, false };
  bool any = is_zero;
  for (; d.end != end && *d.end != 'e'; d.end++)
    if (*d.end >= '0' && *d.end <= '9')
      {
        any |= *d.end != '0';
        d.count += any;
      }
    else
      d.point = true;
  return d;
}

/* Whether V has N digits before the radix character, and one more digit when it
   is rounded to N digits; its text has an exponent.  */
static bool
is_rounded_up (double v, unsigned n)
{
  double power = 1; /* exact: N is at most 18 */
  while (n--)
    power *= 10;
  return v >= 1 && v < power;
}

char *
__qrintf_float_alternate (char *start, char *end, char *limit, uint64_t bits,
                          unsigned n)
{
  double v = float_of_bits (bits);
  if (!__builtin_isfinite (v))
    return end;
  bool sign = *start < '0';
  struct digits d = digits_of (start + sign, end, v == 0);
  size_t zeros = n - d.count;
  if (d.end != end && is_rounded_up (__builtin_fabs (v), n))
    zeros = 0;
  size_t more = zeros + !d.point;
  if (!float_fits (end, limit, more))
    return NULL;
  move_up (d.end + more, d.end, (size_t) (end - d.end));
  if (!d.point)
    *d.end++ = *float_radix ();
  fill_memory (d.end, '0', zeros);
  return end + more;
}
