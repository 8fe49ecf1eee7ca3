/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats that come back from a function with the attribute format_arg: lowered
   where they come back unchanged; others are read at run time, if they print no
   reals.  */
/* { dg-options "-O2 -w -fplugin-arg-libqrintf-inline=all" } */
/* { dg-final { asm_has "\nonce:.*dcgettext.*printf.*size\[ \t\]+once" } } */

#include <libintl.h>
#include <stdio.h>

#define _(text) gettext (text)

char *own (int, const char *) __attribute__ ((format_arg (2)));

void
once (double v)
{
  printf (_("%.1f files\n"), v); /* { dg-optimized "printf (.%.1f files.n. lowered .direct, stream, at|lowered .qrintf.s printf)" } */
}

void
family (char *p, int v, int n)
{
  sprintf (p, dgettext ("d", "a%d"), v);       /* { dg-optimized "sprintf (.a%d. lowered .direct|lowered .qrintf.s printf)" } */
  sprintf (p, dcgettext ("d", "b%d", 5), v);   /* { dg-optimized "sprintf (.b%d. lowered .direct|lowered .qrintf.s printf)" } */
  sprintf (p, ngettext ("c%d", "d%d", n), v);  /* { dg-optimized "sprintf (.\[cd\]%d. lowered .direct|lowered .qrintf.s printf)" } */
  sprintf (p, dngettext ("d", "e%d", "f%d", n), v); /* { dg-optimized "sprintf (.\[ef\]%d. lowered .direct|lowered .qrintf.s printf)" } */
  sprintf (p, dcngettext ("d", "g%d", "h%d", n, 5), v); /* { dg-optimized "sprintf (.\[gh\]%d. lowered .direct|lowered .qrintf.s printf)" } */
  sprintf (p, (gettext) ("i%d"), v);           /* { dg-optimized "sprintf (.i%d. lowered .direct|lowered .qrintf.s printf)" } */
  sprintf (p, own (n, "j%d"), v);              /* { dg-optimized "sprintf (.j%d. lowered .direct|lowered .qrintf.s printf)" } */
}

/* Through variables, choices and other translations.  */
void
further (char *p, int v, int c)
{
  const char *format = c ? _("a%d") : _("b%d");
  for (int i = 0; i < c; i++)
    p += sprintf (p, format, v + i); /* { dg-optimized "sprintf (.\[ab\]%d. lowered .direct|lowered .qrintf.s printf)" } */
  sprintf (p, _(c ? "c%d" : "d%d"), v); /* { dg-optimized "sprintf (.\[cd\]%d. lowered .direct|lowered .qrintf.s printf)" } */
  sprintf (p, own (c, _("e%d")), v); /* { dg-optimized "sprintf (.e%d. lowered .direct|lowered .qrintf.s printf)" } */
  sprintf (p, c ? _("f%d") : "g%d", v); /* { dg-optimized "sprintf (.\[fg\]%d. lowered .direct|lowered .qrintf.s printf)" } */
}

/* A function that is inlined need not have the attribute.  */
extern int translating;
static inline const char *
translated (const char *text)
{
  return translating ? gettext (text) : text;
}

void
inlined (char *p, int v)
{
  sprintf (p, translated ("a%d"), v); /* { dg-optimized "sprintf (.a%d. lowered .direct|lowered .qrintf.s printf)" } */
}

/* What the C library's header had before version 2.0 of it: a translation that is
   looked up once.  */
#define cached(text) \
  (__extension__ ({ char *result; \
                    if (__builtin_constant_p (text)) \
                      { \
                        static char *translation; \
                        static int counter; \
                        if (!translation || counter != translating) \
                          { \
                            translation = (dcgettext) (0, text, 5); \
                            counter = translating; \
                          } \
                        result = translation; \
                      } \
                    else \
                      result = (dcgettext) (0, text, 5); \
                    result; }))

void
cached_once (char *p, int v)
{
  sprintf (p, cached ("a%d"), v); /* { dg-optimized "sprintf (.a%d. lowered .direct|lowered .qrintf.s printf)" } */
}

/* Without the attribute nothing is known.  */
char *plain (const char *);

void
unknown (char *p, int v, const char *format)
{
  sprintf (p, plain ("a%d"), v);  /* { dg-optimized "sprintf lowered .qrintf.s printf" } */
  sprintf (p, _(format), v);      /* { dg-optimized "sprintf lowered .qrintf.s printf" } */
}

/* A comparison and two calls are larger than one.  */
void __attribute__ ((cold))
small (char *p, int v)
{
  sprintf (p, _("%d"), v); /* { dg-note "sprintf kept: the function has the attribute cold" } */
}
