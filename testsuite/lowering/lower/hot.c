/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What becomes of a call that is not cold: direct code if its format is known and it
   makes its text in memory, is in a loop, is called hot, or prints one value; else a
   call of the runtime's printf.  */
/* { dg-options "-O2" } */
/* { dg-final { asm_has "(call|jmp)\[ \t\]+__qrintf_printf" } } */
/* { dg-final { asm_has "(call|jmp)\[ \t\]+__qrintf_vfprintf" } } */

#define _GNU_SOURCE
#include <libintl.h>
#include <stdarg.h>
#include <stdio.h>

void
in_memory (char *p, size_t size, char **made, int a, const char *s)
{
  sprintf (p, "%d %s", a, s);         /* { dg-optimized "sprintf .* lowered .direct" } */
  snprintf (p, size, "%d %x", a, a);  /* { dg-optimized "snprintf .* lowered .direct" } */
  asprintf (made, "%d %s", a, s);     /* { dg-optimized "asprintf .* lowered .direct" } */
  sprintf (p, a ? "%d" : "<%d>", a);  /* { dg-optimized "sprintf .<?%d>?. lowered .direct" } */
}

void
elsewhere (FILE *f, int fd, int a, const char *s)
{
  printf ("%d %s\n", a, s);           /* { dg-optimized "printf .* lowered .qrintf.s printf" } */
  fprintf (f, "%d %s\n", a, s);       /* { dg-optimized "fprintf .* lowered .qrintf.s printf" } */
  dprintf (fd, "%d %s\n", a, s);      /* { dg-optimized "dprintf .* lowered .qrintf.s printf" } */
  printf (a ? "%d %s" : "%d: %s", a, s); /* { dg-optimized "printf lowered .qrintf.s printf" } */
}

void
one_value (FILE *f, int a)
{
  printf ("%d\n", a);     /* { dg-optimized "printf .* lowered .direct, value" } */
  fprintf (f, "%u,", a);  /* { dg-optimized "fprintf .* lowered .direct, value" } */
}

void
loop (FILE *f, int fd, int n, const char *s)
{
  for (int i = 0; i < n; i++)
    {
      fprintf (f, "%d %s\n", i, s);   /* { dg-optimized "fprintf .* lowered .direct, stream" } */
      dprintf (fd, "%d %s\n", i, s);  /* { dg-optimized "dprintf .* lowered .direct, scratch" } */
    }
}

__attribute__ ((hot)) void
called_hot (FILE *f, int a, const char *s)
{
  fprintf (f, "%d %s\n", a, s); /* { dg-optimized "fprintf .* lowered .direct, stream" } */
}

void
unknown (char *p, FILE *f, const char *format, int a)
{
  sprintf (p, format, a);              /* { dg-optimized "sprintf lowered .qrintf.s printf" } */
  sprintf (p, gettext ("%d files"), a); /* { dg-optimized "sprintf lowered .qrintf.s printf" } */
  fprintf (f, format, a);              /* { dg-optimized "fprintf lowered .qrintf.s printf" } */
}

void
hand_on (FILE *f, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  vfprintf (f, format, values); /* { dg-optimized "vfprintf lowered .qrintf.s printf" } */
  va_end (values);
}

/* A translation is compared with the original where that may pay.  */
void
translated (FILE *f, int n, const char *s)
{
  for (int i = 0; i < n; i++)
    fprintf (f, gettext ("%d %s\n"), i, s); /* { dg-optimized "fprintf (.*lowered .direct, stream|lowered .qrintf.s printf)" } */
}

/* Outside of loops these are the C library's, and have no remark.  */
void
pieces (FILE *f, int c, const char *s, int n)
{
  puts (s);
  fputs (s, f);
  putc (c, f);
  for (int i = 0; i < n; i++)
    {
      puts (s + i);  /* { dg-optimized "puts .* lowered .qrintf.s printf" } */
      fwrite (s, 1, i, f);  /* { dg-optimized "fwrite lowered .qrintf.s printf" } */
    }
}
