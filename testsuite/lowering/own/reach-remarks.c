/* Where calls are kept because what takes their text may come to them, and where
   it is known not to.  */
/* { dg-do compile } */
/* { dg-options "-O2" } */

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "attributes.h"

struct b { char *text; size_t n; };

#define SINK(f, add) \
  void add (struct b *, const char *, size_t); \
  void f (struct b *, const char *, ...) PRINTF (2) OWN (qrintf_sink (add));

/* Only the C library is called: whatever others see is not reached.  */
SINK (libcf, libc_add)
void
libc_add (struct b *b, const char *text, size_t n)
{
  b->text = realloc (b->text, b->n + n);
  memcpy (b->text + b->n, text, n);
  if (write (1, text, n) < 0)
    abort ();
}

void
libc_visible (struct b *b, int v)
{
  libcf (b, "%d", v); /* { dg-optimized "libcf .* lowered" } */
}

/* Another unit's function is taken not to come back.  */
void *grow (void *, size_t);
SINK (openf, open_add)
void
open_add (struct b *b, const char *text, size_t n)
{
  b->text = grow (b->text, b->n + n);
  memcpy (b->text + b->n, text, n);
}

void
open_visible (struct b *b, int v)
{
  openf (b, "%d", v); /* { dg-optimized "openf .* lowered" } */
}

/* A pointer may come to what has fitting parameters.  */
extern void (*hook) (struct b *);
SINK (hookf, hook_add)
void
hook_add (struct b *b, const char *text, size_t n)
{
  hook (b);
  memcpy (b->text, text, n);
}

void
hook_fits (struct b *b)
{
  hookf (b, "%p", (void *) b); /* { dg-missed "hookf kept: what takes its text may come to this call" } */
}

void
hook_fits_not (struct b *b, int v)
{
  hookf (b, "%d", v); /* { dg-optimized "hookf .* lowered" } */
}

/* Nothing is known of a target elsewhere: whoever names it answers for it.  */
SINK (externf, extern_add)
void
extern_visible (struct b *b, int v)
{
  externf (b, "%d", v); /* { dg-optimized "externf .* lowered" } */
}

/* One user sink may use another, which does not come back.  */
SINK (outerf, outer_add)
void
outer_add (struct b *b, const char *text, size_t n)
{
  externf (b, "%zu", n); /* { dg-optimized "externf .* lowered" } */
  memcpy (b->text, text, n);
}

void
outer_visible (struct b *b, int v)
{
  outerf (b, "%d", v); /* { dg-optimized "outerf .* lowered" } */
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
