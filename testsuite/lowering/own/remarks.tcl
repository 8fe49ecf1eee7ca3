# SPDX-License-Identifier: GPL-3.0-or-later
# How each kind of call of a user sink is lowered, and which stay.

set own_sinks {
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "attributes.h"
#define SINK(f, add) void add (struct b *, const char *, size_t); \
  void f (struct b *, const char *, ...) PRINTF (2) OWN (qrintf_sink (add));
struct b { char *text; size_t n; };
}

qrintf_table own-remarks "-O2 -I$srcdir/$subdir" "$own_sinks
SINK (addf, add)
char *room (struct b *, size_t);
void take (struct b *, size_t);
void *fresh (size_t);
void putf (struct b *, const char *, ...) PRINTF (2) OWN (qrintf_reserve (room, take));
char *make (const char *, ...) PRINTF (1) OWN (qrintf_alloc (fresh));
extern inline __attribute__ ((gnu_inline)) void add_gnu (struct b *b, const char *t, size_t n)
{ add (b, t, n); }
void gnuf (struct b *, const char *, ...) PRINTF (2) OWN (qrintf_sink (add_gnu));" {
    row {struct b *b, int v, const char *s, double d} {
	addf (b, "%d,%x", v, v); addf (b, "%s=%d", s, v); addf (b, "plain"); addf (b, "%s", s);
	addf (b, "%1000d", v); addf (b, "%1000d%s", v, s); addf (b, "%.2f", d);
    } { {scratch 20} {scratch 2..} {scratch 5} {scratch 0..} {scratch 1000} {scratch 1000..} scratch }
    row {struct b *b, int v, const char *s} {
	putf (b, "%d,%x", v, v); putf (b, "%s=%d", s, v); putf (b, "%1000d", v);
    } { {reserved 20} {reserved 2..} {reserved 1000} }
    row {int v, const char *s} {
	return *make ("%d", v) + *make ("%d%s", v, s) + *make ("%1000d", v);
    } { {scratch 11} {reserved 1..} {reserved 1000} }
    row {struct b *b, int v, const char *f, int *n} {
	addf (b, f, v); addf (b, "%d%n", v, n); putf (b, "%d%n", v, n); *n += *make ("%n%d", n, v);
	addf (b, "%5000d", v); gnuf (b, "%d", v); addf (b, "%y", v); addf (b, "%d %d", v);
    } {
	{kept format is not a literal} {kept *%n} {kept *%n} {kept *%n} {kept *scratch buffer}
	{kept what takes its text is defined for inlining only} kept {kept too few arguments}
    }
}

# What takes the text may come to the call, and is known not to.
qrintf_table reach-remarks "-O2 -I$srcdir/$subdir" $own_sinks {
    # Only the C library is called: whatever others see is not reached.
    row {SINK (libcf, libc_add) void libc_add (struct b *b, const char *text, size_t n)} {
	b->text = realloc (b->text, b->n + n); memcpy (b->text + b->n, text, n);
	if (write (1, text, n) < 0) abort ();
    } {}
    row {struct b *b, int v} { libcf (b, "%d", v); } lowered
    # Another unit's function is taken not to come back.
    row {void *grow (void *, size_t); SINK (openf, open_add)
	void open_add (struct b *b, const char *text, size_t n)} {
	b->text = grow (b->text, b->n + n); memcpy (b->text + b->n, text, n);
    } {}
    row {struct b *b, int v} { openf (b, "%d", v); } lowered
    # A pointer may come to what has fitting parameters.
    row {extern void (*hook) (struct b *); SINK (hookf, hook_add)
	void hook_add (struct b *b, const char *text, size_t n)} {
	hook (b); memcpy (b->text, text, n);
    } {}
    row {struct b *b} { hookf (b, "%p", (void *) b); } { {kept what takes its text may come to this call} }
    row {struct b *b, int v} { hookf (b, "%d", v); } lowered
    # Nothing is known of a target elsewhere: whoever names it answers for it.
    row {SINK (externf, extern_add) void extern_visible (struct b *b, int v)} {
	externf (b, "%d", v);
    } lowered
    # One user sink may use another, which does not come back.
    row {SINK (outerf, outer_add) void outer_add (struct b *b, const char *text, size_t n)} {
	externf (b, "%zu", n); memcpy (b->text, text, n);
    } lowered
    row {struct b *b, int v} { outerf (b, "%d", v); } lowered
}

# Members come back through virtual functions and lambdas.
qrintf_table reach-members.C "-O2 -I$srcdir/$subdir" {
#include <string.h>
#include "attributes.h"
struct log {
  char bytes[64];
  virtual void note (size_t) {}
  void put (const char *text, size_t n) { note (n); memcpy (bytes, text, n); }
  void putf (const char *, ...) PRINTF (2) OWN (qrintf_sink (put));
};
struct chatty : log { void note (size_t n) override; };
extern chatty *other;
struct keeper {
  char bytes[64];
  template <typename F> void twice (F f) { f (0); f (1); }
  void keep (const char *text, size_t n) { twice ([&] (int i) { inside (i); }); memcpy (bytes, text, n); }
  void inside (int i);
  void keepf (const char *, ...) PRINTF (2) OWN (qrintf_sink ("keep"));
};
} {
    set back {kept what takes its text may come to this call}
    row {void chatty::note (size_t n)} { other->putf ("%zu bytes", n); } [list $back]
    row {void keeper::inside (int i)} { if (i) keepf ("%d inside", i); } kept
    row {log *l, keeper *k, int v} { l->putf ("%d", v); k->keepf ("%d", v); } { lowered lowered }
}
