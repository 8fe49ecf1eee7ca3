/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats that are loaded from constant objects; any other is read at run time.  */
/* { dg-options "-O2 -w -fplugin-arg-libqrintf-inline=all" } */

#include <stdio.h>

static const char *const formats[] = { "a%d", "b%d", "c%d", "b%d", NULL };
static const char in_an_array[] = "y%d";
static const char *const arrays[] = { "x%d", in_an_array };

static const struct row
{
  const char *name;
  int number;
  const char *format;
} rows[] = { { "1", 1, "d%d" }, { "2", 2, "e%d" }, { "3", 3, "f%d" },
             { "4", 4, NULL },  { "5", 5, "g%d" }, { "6", 6, "h%d" },
             { "7", 7, "i%d" }, { "8", 8, "j%d" }, { "9", 9, "k%d" } };

void
element (char *p, int v, int i)
{
  sprintf (p, formats[i], v); /* { dg-optimized "sprintf (.\[abc\]%d. lowered .direct, at most 12 bytes|lowered .qrintf.s printf)" } */
  sprintf (p, arrays[i], v); /* { dg-optimized "sprintf (.\[xy\]%d. lowered .direct, at most 12 bytes|lowered .qrintf.s printf)" } */
}

void
member (char *p, int v, int i)
{
  sprintf (p, rows[i].format, v); /* { dg-optimized "sprintf (.\[defghijk\]%d. lowered .direct, at most 12 bytes|lowered .qrintf.s printf)" } */
}

void
in_a_loop (char *p, int v)
{
  for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++)
    p += sprintf (p, rows[i].format, v); /* { dg-optimized "sprintf (.\[defghijk\]%d. lowered .direct, at most 12 bytes|lowered .qrintf.s printf)" } */
  for (const struct row *r = rows; r < rows + v; r++)
    p += sprintf (p, r->format, v); /* { dg-optimized "sprintf (.\[defghijk\]%d. lowered .direct, at most 12 bytes|lowered .qrintf.s printf)" } */
}

static const struct row one = { "1", 1, "l%d" }, other = { "2", 2, "m%d" };

void
one_of_two (char *p, int v, int c)
{
  const struct row *r = c ? &one : &other;
  sprintf (p, one.format, v); /* { dg-optimized "sprintf .l%d. lowered .direct, at most 12 bytes\\)" } */
  sprintf (p, r->format, v); /* { dg-optimized "sprintf (.\[lm\]%d. lowered .direct, at most 12 bytes|lowered .qrintf.s printf)" } */
}

/* GCC makes a table of these.  */
void
switched (char *p, int v, int c)
{
  const char *format = "n%d";
  switch (c)
    {
    case 0: format = "o%d"; break;
    case 1: format = "p%d"; break;
    case 2: format = "q%d"; break;
    case 3: format = "r%d"; break;
    case 4: format = "s%d"; break;
    }
  sprintf (p, format, v); /* { dg-optimized "sprintf (.\[nopqrs\]%d. lowered .direct, at most 12 bytes|lowered .qrintf.s printf)" } */
}

/* An array that nobody changes is constant, whatever it is declared.  */
static const char *never_changed[] = { "t%d", "u%d" };

void
unchanged (char *p, int v, int i)
{
  sprintf (p, never_changed[i], v); /* { dg-optimized "sprintf (.\[tu\]%d. lowered .direct, at most 12 bytes|lowered .qrintf.s printf)" } */
}

static const char *changed[] = { "a%d", "b%d" };
extern const char *const elsewhere[];
const char *const __attribute__ ((weak)) replaceable[] = { "a%d", "b%d" };
static const char *const volatile trembling[] = { "a%d", "b%d" };
static const char *const nine[]
    = { "a%d", "b%d", "c%d", "d%d", "e%d", "f%d", "g%d", "h%d", "i%d" };

void
change (const char *format)
{
  changed[1] = format;
}

void
unknown (char *p, int v, int i)
{
  sprintf (p, changed[i], v); /* { dg-optimized "sprintf lowered .qrintf.s printf" } */
  sprintf (p, elsewhere[i], v); /* { dg-optimized "sprintf lowered .qrintf.s printf" } */
  sprintf (p, replaceable[i], v); /* { dg-optimized "sprintf lowered .qrintf.s printf" } */
  sprintf (p, trembling[i], v); /* { dg-optimized "sprintf lowered .qrintf.s printf" } */
  sprintf (p, nine[i], v); /* { dg-optimized "sprintf lowered .qrintf.s printf" } */
}

/* Reals are read at run time, too.  */
static const char *const reals[] = { "%f", "%g" };

void
of_reals (char *p, double v, int i)
{
  sprintf (p, reals[i], v); /* { dg-optimized "sprintf (.%\[fg\]. lowered .direct, at|lowered .qrintf.s printf)" } */
  sprintf (p, changed[i], v); /* { dg-optimized "sprintf lowered .qrintf.s printf" } */
}
