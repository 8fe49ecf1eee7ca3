/* Floats in every rounding mode, ties and what lies just beside them among
   them, and what printing one does to the floating-point environment's flags:
   nothing, but for a signalling NaN, and a long double that the x87 calls
   invalid, which raise FE_INVALID.  And with all exceptions unmasked, denormals
   taken for zero or flushed, and every precision of the x87.  */
/* { dg-options "-lm" } */

#define _GNU_SOURCE
#include "show.h"

#include <fenv.h>
#include <float.h>
#include <math.h>

/* The exceptions that trap, which no call of those values must.  */
static int unmasked;

/* All flags that CALL raises are shown behind what it prints; flags that stood
   before stay.  */
#define RAISES(call) \
  do \
    { \
      feclearexcept (FE_ALL_EXCEPT); \
      feenableexcept (unmasked); \
      SHOW (call); \
      fedisableexcept (FE_ALL_EXCEPT); \
      show_flags (fetestexcept (FE_ALL_EXCEPT)); \
      if (unmasked) \
        break; \
      feraiseexcept (FE_DIVBYZERO); \
      (call); \
      show_flags (fetestexcept (FE_ALL_EXCEPT)); \
    } \
  while (0)

static void __attribute__ ((noinline))
show_flags (int flags)
{
  static const struct { int flag; char letter; } all[]
      = { { FE_INVALID, 'i' }, { FE_DIVBYZERO, 'd' }, { FE_OVERFLOW, 'o' },
          { FE_UNDERFLOW, 'u' }, { FE_INEXACT, 'x' } };
  for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    putchar (flags & all[i].flag ? all[i].letter : '-');
  putchar ('\n');
}

#define CONVERSION(length, letter, value) \
  RAISES (snprintf (area, AREA, "%" length letter, value)); \
  RAISES (snprintf (area, AREA, "%-20" length letter, value)); \
  RAISES (snprintf (area, AREA, "%+#030" length letter "%c", value, HIDE ('|'))); \
  RAISES (snprintf (area, AREA, "%.0" length letter, value)); \
  RAISES (snprintf (area, AREA, "%.3" length letter "%c", value, HIDE ('|'))); \
  RAISES (snprintf (area, AREA, "%.17" length letter, value)); \
  RAISES (snprintf (area, AREA, "% .40" length letter, value)); \
  RAISES (snprintf (area, 3, "%" length letter, value));

#define CONVERSIONS(length, value) \
  CONVERSION (length, "f", value) CONVERSION (length, "F", value) \
  CONVERSION (length, "e", value) CONVERSION (length, "E", value) \
  CONVERSION (length, "g", value) CONVERSION (length, "G", value) \
  CONVERSION (length, "a", value) CONVERSION (length, "A", value)

static void __attribute__ ((noinline))
doubles (double v)
{
  CONVERSIONS ("", v)
}

static void __attribute__ ((noinline))
extended (long double v)
{
  CONVERSIONS ("L", v)
}

/* The caller's conversion to double raises, not printf.  */
static void __attribute__ ((noinline))
single (float v)
{
  RAISES (sprintf (area, "%g", v));
}

/* The text of a number that the compiler knows has to wait for the mode.  A
   quiet NaN is text at once, the other must wait.  The x87 makes a double quiet
   as it is loaded, which raises the flag wherever the compiler has put that.  */
static void __attribute__ ((noinline))
constants (void)
{
  CONVERSION ("", "f", __builtin_nan (""))
#ifndef __i386__
  CONVERSION ("", "f", __builtin_nans (""))
  CONVERSION ("", "G", -__builtin_nans ("1"))
  CONVERSION ("", "a", __builtin_nans (""))
#endif
  CONVERSION ("L", "e", __builtin_nanl (""))
  CONVERSION ("L", "e", __builtin_nansl (""))
  CONVERSION ("", "f", __builtin_inf ())
  CONVERSION ("", "e", 0.1)
  CONVERSION ("", "f", 2.5)
  CONVERSION ("", "g", -12345675.0)
  CONVERSION ("", "f", 42.0)
  CONVERSION ("", "a", 1.03125)
  CONVERSION ("L", "f", 0.125L)
}

/* Calls that fail before they come to the number.  */
static void __attribute__ ((noinline))
failing (double v)
{
  static char buffer[12];
  FILE *full = fopen ("/dev/full", "w");
  setvbuf (full, buffer, _IOFBF, sizeof buffer);
  RAISES (dprintf (HIDE (-1), "%f\n", v));
  RAISES (dprintf (HIDE (-1), "%10g|%e\n", v, v));
  RAISES (fprintf (full, "%s|%30f", HIDE ("abc"), v));
  fclose (full);
}

static double
from_bits (uint64_t bits)
{
  double v;
  memcpy (&v, &bits, sizeof v);
  return v;
}

static void
numbers (void)
{
  static const double values[]
      = { 0.0, 1.0, -0.1, 0.5, -0.5, 2.5, 0.0625, -1.0625, 0.0005, -999.5,
          0.9995, -12345.5, 2.675, 99.995, -9999999.5, 0x1.08p0, -0x1.18p0,
          0.00009999995, 1e15 + 0.5, 1e22, 1.5e300, -DBL_MAX, 5e-324, 1e-310,
          INFINITY, -INFINITY, NAN };
  for (size_t i = 0; i < sizeof values / sizeof *values; i++)
    {
      doubles (values[i]);
      extended (values[i]);
    }
}

static void
constants_and_nans (void)
{
  static const uint64_t nans[]
      = { 0x7ff0000000000001, 0x7ff4000000000000, 0x7ff7ffffffffffff,
          0xfff0000000000001, 0xfff8000000000001, 0x7fffffffffffffff };
  constants ();
  single (HIDE (0.1f));
  single (HIDE (__builtin_nansf ("")));
  for (size_t i = 0; i < sizeof nans / sizeof *nans; i++)
    {
      doubles (from_bits (nans[i]));
      failing (from_bits (nans[i]));
    }
}

#if LDBL_MANT_DIG == 64
static void
all_extended (void)
{
  static const struct { uint16_t top; uint64_t mantissa; } values[]
      = { { 0x7fff, 0x8000000000000001 }, { 0xffff, 0xa000000000000000 },
          { 0x7fff, 0xbfffffffffffffff }, { 0x7fff, 0xc000000000000000 },
          { 0xffff, 0xffffffffffffffff }, { 0x7fff, 0x8000000000000000 },
          { 0x7fff, 0 },                  { 0x7fff, 1 },
          { 0x7fff, 0x4000000000000001 }, { 0x4000, 0x4000000000000000 },
          { 0x0001, 0x7fffffffffffffff }, { 0x0000, 0x8000000000000001 },
          { 0x0000, 1 },                  { 0x7ffe, 0xffffffffffffffff } };
  for (size_t i = 0; i < sizeof values / sizeof *values; i++)
    {
      long double v = 0;
      memcpy (&v, &values[i].mantissa, 8);
      memcpy ((char *) &v + 8, &values[i].top, 2);
      extended (v);
    }
}
#else
static void
all_extended (void)
{
}
#endif

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
  static const int modes[]
      = { FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO };
  for (size_t m = 0; m < sizeof modes / sizeof *modes; m++)
    {
      fesetround (modes[m]);
      numbers ();
      constants_and_nans ();
      all_extended ();
    }
  static const unsigned short x87[] = { 0x037f, 0x027f, 0x007f };
  static const unsigned mxcsr[] = { 0x1fc0, 0x9f80, 0x9fc0 };
  unmasked = FE_ALL_EXCEPT;
  for (size_t i = 0; i < sizeof x87 / sizeof *x87; i++)
    {
      fesetround (FE_TONEAREST);
      control (x87[i], mxcsr[i]);
      numbers ();
      extended (1e4000L);
      extended (-1e-4000L);
      extended (1e-4945L);
    }
  control (x87[0], 0x1f80);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
