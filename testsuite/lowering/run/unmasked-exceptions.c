/* Floats printed with all floating-point exceptions unmasked, denormals taken for
   zero or flushed, and every precision of the x87: a call traps where libc's does,
   which is for signalling NaNs, and prints the same.  */
/* { dg-options "-lm" } */

#define _GNU_SOURCE

#include "show.h"

#include <fenv.h>
#include <float.h>
#include <math.h>
#include <setjmp.h>
#include <signal.h>

static sigjmp_buf trapped;

static void
on_trap (int signal)
{
  (void) signal;
  siglongjmp (trapped, 1);
}

static void
mask_all (void)
{
  fedisableexcept (FE_ALL_EXCEPT);
  feclearexcept (FE_ALL_EXCEPT);
}

/* A conversion that is libc's is lowered only beside others.  */
#define STYLES(length, v) \
  switch (style) \
    { \
    case 0: return snprintf (area, AREA, "%" length "f%d", v, style); \
    case 1: return snprintf (area, AREA, "%20.2" length "f%d", v, style); \
    case 2: return snprintf (area, AREA, "%.3" length "e%d", v, style); \
    case 3: return snprintf (area, AREA, "%.40" length "e%d", v, style); \
    case 4: return snprintf (area, AREA, "%.17" length "g%d", v, style); \
    case 5: return snprintf (area, AREA, "%#020" length "g%d", v, style); \
    case 6: return snprintf (area, AREA, "%" length "a%d", v, style); \
    default: return snprintf (area, AREA, "%.1" length "a%d", v, style); \
    }

enum { STYLES = 8 };

static int __attribute__ ((noinline))
print (int style, const double *v)
{
  STYLES ("", *v)
}

static int __attribute__ ((noinline))
print_extended (int style, const long double *v)
{
  STYLES ("L", *v)
}

/* A function with sigsetjmp has no lowered calls.  */
static void __attribute__ ((noinline))
show (int style, const double *v, const long double *w)
{
  fill (area, AREA);
  feclearexcept (FE_ALL_EXCEPT);
  if (sigsetjmp (trapped, 1))
    {
      mask_all ();
      puts ("trapped");
      return;
    }
  feenableexcept (FE_ALL_EXCEPT);
  long result = v ? print (style, v) : print_extended (style, w);
  mask_all ();
  show_result (style, result, area, AREA);
}

#ifdef __x86_64__
static void
control (unsigned short x87, unsigned mxcsr)
{
  __asm__ volatile ("fldcw %0" : : "m"(x87));
  __builtin_ia32_ldmxcsr (mxcsr);
}
#else
static void
control (unsigned short x87, unsigned mxcsr)
{
  (void) x87, (void) mxcsr;
}
#endif

int
main (void)
{
  static const double values[]
      = { 0.0, 1.5, 0.1, -2.5, 1e22, 1e300, 5e-324, 1e-310, INFINITY, NAN,
          123456.789, __builtin_nans ("") };
  static const long double extended[]
      = { 0.0L, 0.1L, 1e22L, 1e4000L, -1e-4000L, 1e-4945L, INFINITY,
          __builtin_nansl (""), 1.0L, 123.456L, -2.5L, 3.0L };
  static const unsigned short x87[] = { 0x037f, 0x027f, 0x007f };
  static const unsigned mxcsr[] = { 0x1f80, 0x1fc0, 0x9f80, 0x9fc0 };
  signal (SIGFPE, on_trap);
  for (size_t x = 0; x < sizeof x87 / sizeof *x87; x++)
    for (size_t m = 0; m < sizeof mxcsr / sizeof *mxcsr; m++)
      for (size_t i = 0; i < sizeof values / sizeof *values; i++)
        {
          for (int style = 0; style < STYLES; style++)
            {
              control (x87[x], mxcsr[m]);
              show (style, &values[i], NULL);
              show (style, NULL, &extended[i]);
              control (x87[0], mxcsr[0]);
            }
        }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
