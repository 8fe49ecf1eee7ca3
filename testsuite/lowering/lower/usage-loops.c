/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A loop of a usage text, which shows how the program is called before it ends,
   is no reason to bring what is for calls that run often.  */
/* { dg-options "-O2" } */
/* { dg-final { asm_has "call\[ \t\]+__qrintf_str_left_to__base" } } */
/* { dg-final { asm_lacks "call\[ \t\]+__qrintf_str_left_to\[^_\]" } } */
/* { dg-final { asm_has "call\[ \t\]+__qrintf_i64_left__small" } } */
/* { dg-final { asm_lacks "call\[ \t\]+__qrintf_i64_left\[^_\]" } } */
/* { dg-final { asm_has "call\[ \t\]+__qrintf_\[iu\]\[0-9\]+_zero__small" } } */
/* { dg-final { asm_has "call\[ \t\]+__qrintf_i64_right\[^_\]" } } */
/* { dg-final { asm_has "call\[ \t\]+__qrintf_str_right_to\[^_\]" } } */
/* { dg-final { asm_has "call\[ \t\]+__qrintf_x64_exact\[^_\]" } } */
/* { dg-final { asm_has "call\[ \t\]+__qrintf_i32_exact\[^_\]" } } */
/* { dg-final { asm_has "call\[ \t\]+__qrintf_u64_left\[^_\]" } } */

#include <stdio.h>
#include <stdlib.h>

struct option
{
  const char *name;
  int value;
};

extern const struct option options[];
extern const int n_options;
extern unsigned long next (void);

/* Called for each part of the texts.  */
static void __attribute__ ((noinline))
show (const char *part, int from)
{
  puts (part);
  for (int i = from; i < n_options; i++)
    printf (" %-8d\n", options[i].value); /* { dg-optimized "printf . %-8d.* lowered" } */
}

/* Called once, as a program's work may be.  */
static void __attribute__ ((noinline))
work (void)
{
  for (unsigned long v; (v = next ());)
    printf ("%lx\n", v); /* { dg-optimized "printf .%lx.* lowered" } */
}

/* Called by a function that returns as well.  */
static void __attribute__ ((noinline))
list (const char *part)
{
  puts (part);
  for (unsigned long v; (v = next ());)
    printf ("%-8lu\n", v); /* { dg-optimized "printf .%-8lu.* lowered" } */
}

void
list_all (void)
{
  list ("all");
}

void __attribute__ ((noreturn))
usage (int status)
{
  for (int i = 0; i < n_options; i++)
    printf ("  -%-12s\n", options[i].name); /* { dg-optimized "printf .  -%-12s.* lowered" } */
  show ("first", 1);
  show ("second", 20);
  list ("third");
  exit (status);
}

/* GCC finds out that this one does not return.  */
static void __attribute__ ((noinline))
help (void)
{
  for (int i = 0; i < n_options; i++)
    printf ("%05u\n", (unsigned) options[i].value); /* { dg-optimized "printf .%05u.* lowered" } */
  show ("third", 30);
  exit (0);
}

void
answer (int c)
{
  if (c == 'h')
    help ();
}

void __attribute__ ((noreturn))
serve (void)
{
  work ();
  exit (0);
}

/* A loop that does not end may be that of the program.  */
void __attribute__ ((noreturn))
forever (void)
{
  for (;;)
    printf ("%d %lu\n", getchar (), next ()); /* { dg-optimized "printf .%d %lu.* lowered" } */
}

/* Nothing is said of this one either, which may do what the program is for.  */
void
run (const char *const *name)
{
  for (; *name; name++)
    printf ("%12s\n", *name); /* { dg-optimized "printf .%12s.* lowered" } */
  exit (0);
}

/* A loop of a loop runs often wherever it is.  */
void __attribute__ ((noreturn))
matrix (const int *v, int n)
{
  for (int i = 0; i < n; i++)
    for (int k = 0; k < n; k++)
      printf ("%8d,", v[i * n + k]); /* { dg-optimized "printf .%8d,. lowered" } */
  exit (0);
}
