/* SPDX-License-Identifier: GPL-3.0-or-later */
/* { dg-do compile } */
/* Which calls read their format at run time, and which stay, with which
   remark.  */

#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#define HOT __attribute__ ((hot, noipa))
#define COLD __attribute__ ((cold, noipa))

HOT int
to_buffers (char *p, size_t n, const char *f, va_list a)
{
  va_list b, c;
  va_copy (b, a);
  va_copy (c, a);
  int r = vsnprintf (p, n, f, a); /* { dg-optimized "vsnprintf lowered \\(qrintf.s printf\\)" } */
  r += vsprintf (p, f, b); /* { dg-optimized "vsprintf lowered \\(qrintf.s printf\\)" } */
  r += vsnprintf (p, n, "%d", c); /* { dg-optimized "vsnprintf \"%d\" lowered \\(qrintf.s printf\\)" } */
  va_end (b);
  va_end (c);
  return r;
}

HOT int
to_streams (FILE *s, const char *f, va_list a)
{
  va_list b;
  va_copy (b, a);
  int r = vfprintf (s, f, a); /* { dg-optimized "vfprintf lowered \\(qrintf.s printf\\)" } */
  r += __builtin_vprintf (f, b); /* { dg-optimized "vprintf lowered \\(qrintf.s printf\\)" } */
  va_end (b);
  return r;
}

HOT int
to_others (char **p, int fd, const char *f, va_list *a)
{
  int r = vasprintf (p, f, a[0]); /* { dg-optimized "vasprintf lowered \\(qrintf.s printf\\)" } */
  return r + vdprintf (fd, f, a[1]); /* { dg-optimized "vdprintf lowered \\(qrintf.s printf\\)" } */
}

HOT int
checked (char *p, size_t n, FILE *s, const char *f, va_list *a)
{
  int r = __builtin___vsnprintf_chk (p, n, 1, 99, f, a[0]); /* { dg-optimized "vsnprintf lowered" } */
  r += __builtin___vsprintf_chk (p, 1, 99, f, a[1]); /* { dg-optimized "vsprintf lowered" } */
  r += __builtin___vfprintf_chk (s, 1, f, a[2]); /* { dg-optimized "vfprintf lowered" } */
  return r + __builtin___vprintf_chk (1, f, a[3]); /* { dg-optimized "vprintf lowered" } */
}

HOT int
with_values (char *p, char **q, size_t n, FILE *s, const char *f, double d, long double l)
{
  int r = sprintf (p, f, 1, "s"); /* { dg-optimized "sprintf lowered \\(qrintf.s printf\\)" } */
  r += snprintf (p, n, f, 1, "s"); /* { dg-optimized "snprintf lowered \\(qrintf.s printf" } */
  r += fprintf (s, f, 1, "s"); /* { dg-optimized "fprintf lowered \\(qrintf.s printf" } */
  r += printf (f, 1, "s"); /* { dg-optimized "printf lowered \\(qrintf.s printf" } */
  r += printf (f); /* { dg-optimized "printf lowered \\(qrintf.s printf" } */
  r += sprintf (p, f, d); /* { dg-optimized "sprintf lowered \\(qrintf.s printf\\)" } */
  r += sprintf (p, f, 1, l); /* { dg-optimized "sprintf lowered \\(qrintf.s printf" } */
  r += dprintf (2, f, 1); /* { dg-optimized "dprintf lowered \\(qrintf.s printf" } */
  r += dprintf (2, f, d); /* { dg-optimized "dprintf lowered \\(qrintf.s printf" } */
  r += asprintf (q, f); /* { dg-optimized "asprintf lowered \\(qrintf.s printf" } */
  return r + asprintf (q, f, 1, "s"); /* { dg-optimized "asprintf lowered \\(qrintf.s printf" } */
}

typedef int list_printer (char *, size_t, const char *, va_list);
list_printer *address_of_it = vsnprintf;

HOT int
by_pointer (list_printer *call, char *p, size_t n, const char *f, va_list a)
{
  return call (p, n, f, a); /* { dg-optimized "vsnprintf lowered \\(qrintf.s printf\\)" } */
}

/* The address of vfprintf is not taken, so nothing is expected here.  */
HOT int
by_other_pointer (int (*call) (FILE *, const char *, va_list), FILE *s,
                  const char *f, va_list a)
{
  return call (s, f, a);
}

COLD int
by_pointer_in_cold_code (list_printer *call, char *p, size_t n, const char *f,
                         va_list a)
{
  return call (p, n, f, a);
}

COLD int
in_cold_code (char *p, size_t n, const char *f, va_list a)
{
  return vsnprintf (p, n, f, a); /* { dg-note "vsnprintf kept: the function has the attribute cold" } */
}

jmp_buf place;

HOT int
beside_setjmp (char *p, size_t n, const char *f, va_list a)
{
  if (setjmp (place))
    return 5;
  return vsnprintf (p, n, f, a); /* { dg-missed "vsnprintf kept: the call may return twice" } */
}
