/* How each kind of call is lowered, and which stay. */
/* { dg-do compile } */
/* { dg-options "-O2" } */

#include <stddef.h>

#ifdef __QRINTF__
#define OWN(...) __attribute__ ((__VA_ARGS__))
#else
#define OWN(...)
#endif

struct b;
void add (struct b *, const void *, size_t);
char *room (struct b *, size_t);
void take (struct b *, size_t);
void *fresh (size_t);
int addf (struct b *, const char *, ...) __attribute__ ((format (printf, 2, 3)))
  OWN (qrintf_sink (add));
int putf (struct b *, const char *, ...) __attribute__ ((format (printf, 2, 3)))
  OWN (qrintf_reserve (room, take));
char *make (const char *, ...) __attribute__ ((format (printf, 1, 2)))
  OWN (qrintf_alloc (fresh));
extern inline __attribute__ ((gnu_inline)) void add_gnu (struct b *b, const char *t, size_t n)
{
  add (b, t, n);
}
int gnuf (struct b *, const char *, ...) __attribute__ ((format (printf, 2, 3)))
  OWN (qrintf_sink (add_gnu));

int
calls (struct b *b, int v, const char *s, const char *f, double d, int *n)
{
  addf (b, "%d,%x", v, v); /* { dg-optimized "addf .%d,%x. lowered .direct, scratch, at most 20 bytes" } */
  addf (b, "%s=%d", s, v); /* { dg-optimized "addf .%s=%d. lowered .direct, scratch, at least 2 bytes" } */
  addf (b, "plain"); /* { dg-optimized "addf .plain. lowered .direct, scratch, at most 5 bytes" } */
  addf (b, "%s", s); /* { dg-optimized "addf .%s. lowered .direct, scratch, at least 0 bytes" } */
  putf (b, "%d,%x", v, v); /* { dg-optimized "putf .%d,%x. lowered .direct, reserved, at most 20 bytes" } */
  putf (b, "%s=%d", s, v); /* { dg-optimized "putf .%s=%d. lowered .direct, reserved, at least 2 bytes" } */
  *n = make ("%d", v) != NULL; /* { dg-optimized "make .%d. lowered .direct, scratch, at most 11 bytes" } */
  *n += *make ("%d%s", v, s); /* { dg-optimized "make .%d%s. lowered .direct, reserved, at least 1 byte" } */
  *n += *make ("%1000d", v); /* { dg-optimized "make .%1000d. lowered .direct, reserved, at most 1000 bytes" } */
  putf (b, "%1000d", v); /* { dg-optimized "putf .%1000d. lowered .direct, reserved, at most 1000 bytes" } */
  addf (b, "%1000d", v); /* { dg-optimized "addf .%1000d. lowered .direct, scratch, at most 1000 bytes" } */
  addf (b, "%1000d%s", v, s); /* { dg-optimized "addf .%1000d%s. lowered .direct, scratch, at least 1000 bytes" } */
  addf (b, f, v); /* { dg-missed "addf kept: format is not a literal" } */
  addf (b, "%d%n", v, n); /* { dg-missed "addf kept: .*%n.*" } */
  putf (b, "%d%n", v, n); /* { dg-missed "putf kept: .*%n.*" } */
  *n += *make ("%n%d", n, v); /* { dg-missed "make kept: .*%n.*" } */
  addf (b, "%5000d", v); /* { dg-missed "addf kept: .*scratch buffer" } */
  gnuf (b, "%d", v); /* { dg-missed "gnuf kept: what takes its text is defined for inlining only" } */
  addf (b, "%y", v); /* { dg-missed "addf kept: .*" } */
  addf (b, "%d %d", v); /* { dg-missed "addf kept: too few arguments" } */
  return addf (b, "%.2f", d); /* { dg-optimized "addf .%.2f. lowered .direct, scratch, .*" } */
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
