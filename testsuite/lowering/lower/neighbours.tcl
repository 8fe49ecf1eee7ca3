# SPDX-License-Identifier: GPL-3.0-or-later
# Which calls that print to one stream one after another are merged.

set qrintf_direct "-O2 -fplugin-arg-libqrintf-inline=all"

# WHAT stands between two calls for the stream F, or for standard output where F is "".
proc between { f parameters what second } {
    set call [expr { $f eq "" ? "printf (" : "fprintf ($f, " }]
    row $parameters "$call\"%d,\", v); $what $call\"%d.\", v);" [list 12 $second]
}

# Unless something between them may look at the stream or change it.
qrintf_table neighbours $qrintf_direct {
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int other (void);
int fprintf_unlocked (FILE *, const char *, ...);
struct numbers { int a, b, product; };
struct holder { FILE *f; };
static FILE *out;
} {
    row {FILE *f, struct numbers *v} {
	v->product = 0; fprintf (f, "%d,", v->a); v->product = v->a * v->b;
	fprintf (f, "%d.", v->b); fprintf (f, "%x", v->product);
    } { {stream 12} {12 +1} +2 }
    row {const char *s} {
	printf ("%s=", s); printf ("%zu,", strlen (s)); fprintf (stdout, "%s.", s); printf ("%s.", s);
    } { {stream 1..} +1 +2 +3 }
    row {FILE *f, int v} { int n = fprintf (f, "%d,", v); return n * fprintf (f, "%x,", v); } { 12 +1 }
    between out {int v} {} +1
    between out {FILE *f, int v} {out = f;} 12
    row {FILE *f, int v} {
	FILE *old = stdout; stdout = f; fprintf (old, "%d,", v); printf ("%d.", v);
    } { 12 12 }
    between "" {FILE **p, FILE *f, int v} {*p = f;} 12
    row {FILE *f, FILE *g, int v} { fprintf (f, "%d,", v); fprintf (g, "%d.", v); } { 12 12 }
    between f {FILE *f, int v} {v = other ();} 12
    between "" {FILE *f, int v, FILE **p} {memcpy (p, &f, sizeof f);} 12
    row {FILE *f, char **p, long *n, int v} {
	*n = 0; *p = ""; printf ("%d,", v); *n = v; printf ("%d.", v);
	fprintf (f, "%d,", v); *p = 0; fprintf (f, "%d.", v);
    } { 12 +1 12 +3 }
    between f {FILE *f, int v} {__asm__ ("" : "+r" (v));} 12
    row {FILE *f, volatile int *v} { fprintf (f, "%d,", *v); fprintf (f, "%d.", *v); } { 12 12 }
    row {FILE *f, int v} {
	fprintf (f, "%d,", v); long n = f->_IO_write_ptr - f->_IO_write_base; fprintf (f, "%d.", v);
	return n;
    } { 12 12 }
    row {FILE *f, int v} { fprintf_unlocked (f, "%d,", v); fprintf (f, "%d.", v); } { 12 12 }
    row {FILE *f, int v, int *n} { fprintf (f, "%d,%n", v, n); fprintf (f, "%d.", v); } { 12 12 }
    # What would not fit a buffer begins a run of its own.
    row {FILE *f, int v} {
	fprintf (f, "%500d", v); fprintf (f, "%400d", v); fprintf (f, "%101d", v); fprintf (f, "%d", v);
    } { 500 +1 101 +3 }
    # Stores that do not trap and may change stdout although their type is another one; local
    # variables are not it.
    row {struct holder *p, struct holder from, int v} {
	*p = from; printf ("%d,", v); from.f++; *p = from; printf ("%d.", v);
    } { 12 12 }
    row {char *p, int v} { *p = 'y'; printf ("%d,", v); *p = 'x'; printf ("%d.", v); } { 12 12 }
    row {int v} {
	char a[4] = "a", b[4] = "b", *p = v & 8 ? a : b; p[v & 3] = 'y';
	printf ("%d,", (int) strlen (p)); p[v & 3] = 'x'; printf ("%d.", v); return a[v & 1] + b[v & 2];
    } { direct +1 }
}

# A program may define stdout itself, and printf uses that.
qrintf_table own-stdout $qrintf_direct {
#include <stdio.h>
FILE *stdout;
} {
    between "" {FILE *f, int v} {stdout = f;} 12
}

# What may trap ends a run: a handler of the signal may print to the stream, or flush it,
# or go on elsewhere.  What was accessed before does not trap.
qrintf_table neighbours-and-traps $qrintf_direct {
#include <stdio.h>
struct pair { long first, second; };
struct image { int width; unsigned char pixels[8192]; int sum; };
static int table[100];
extern int may_be_missing __attribute__ ((weak));
} {
    row {FILE *f, int a, int b} {
	fprintf (f, "%d:", a); fprintf (f, "%d.", a / b); fprintf (f, "%x.", a % 7);
    } { 12 12 +2 }
    row {FILE *f, double a, double b} { fprintf (f, "%f:", a); fprintf (f, "%f.", a / b); } { direct +1 }
    row {FILE *f, int i, const int *v} { fprintf (f, "%d:", i); fprintf (f, "%d.", v[i]); } { 12 12 }
    # Another element may be in another page.
    row {FILE *f, const int *v} {
	fprintf (f, "%d:", v[0]); fprintf (f, "%d.", v[1]); fprintf (f, "%x.", v[0]);
    } { 12 12 +2 }
    row {FILE *f, struct pair *p} {
	fprintf (f, "%ld:", p->first); fprintf (f, "%ld.", p->second);
    } { 21 +1 }
    # A page that can be read may not be written.
    row {FILE *f, struct pair *p} {
	fprintf (f, "%ld:", p->first); p->second = 5; fprintf (f, "%d.", 5);
    } { 21 2 }
    row {FILE *f, int v, struct pair *p} {
	p->first = 1; fprintf (f, "%d:", v); p->second = v; fprintf (f, "%x.", v);
    } { 12 +1 }
    # What is accessed in one branch only, or later in a block, shows nothing.
    row {FILE *f, int v, struct pair *p} {
	if (v & 1) fputs (p->first ? "yes" : "no", f);
	fprintf (f, "%d:", v); fprintf (f, "%ld.", p->second);
    } { printf 12 21 }
    row {FILE *f, int v, struct pair *p} {
	fprintf (f, "%d:", v); fprintf (f, "%ld:", p->first); fprintf (f, "%ld.", p->second);
    } { 12 21 +2 }
    row {FILE *f, int i} {
	fprintf (f, "%d:", i); fprintf (f, "%d.", table[i]); return ++table[i];
    } { 12 +1 }
    row {FILE *f, int v} {
	char *p = "abc"; fprintf (f, "%d:", v); *p = 'x'; fprintf (f, "%x.", v);
    } { 12 9 }
    row {FILE *f, int v} { fprintf (f, "%d:", v); fprintf (f, "%d.", may_be_missing); } { 12 12 }
    # An object of several pages may be there in part.
    row {FILE *f, const struct image *p} {
	fprintf (f, "%d:", p->width); fprintf (f, "%d.", p->sum);
    } { 12 12 }
}

# That an object has no value before its constructor is no store.
qrintf_table clobber.C $qrintf_direct {
#include <stdio.h>
struct counter { int value; counter (FILE *f, int v); };
} {
    row {counter::counter (FILE *f, int v)} {
	fprintf (f, "%d:", v); value = v; fprintf (f, "%x;", (unsigned) v);
    } { 12 9 }
}

# Runs that have branches: whatever path is taken, the stream is entered and left once.
# In a loop the run ends with each turn.
qrintf_table neighbours-in-branches $qrintf_direct {
#include <stdio.h>
#include <stdlib.h>
int other (void);
extern int flag;
} {
    row {FILE *f, const char *s, int v} {
	fprintf (f, "%s", s); if (flag) fprintf (f, ":%d", v); fprintf (f, "%x.", v);
    } { {stream 0..} {12 +1} +1 }
    row {FILE *f, int v} {
	fprintf (f, "%d,", v); if (flag) fprintf (f, "%x.", v); other ();
    } { {stream 12} +1 }
    row {int *v, int n} {
	for (int i = 0; i < n; i++) { if (v[i]) printf ("%x,", i); printf ("%d", v[i]); }
    } { {stream 9} +1 }
    row {FILE *f, unsigned v} {
	fprintf (f, "%u,", v);
	switch (flag) {
	    case 1: fprintf (f, "%x", v); break;
	    case 2: fprintf (f, "%o,", v); /* fall through */
	    case 3: if (v) fprintf (f, "%u.", v); break;
	    case 7: v++;
	}
	fprintf (f, "%u.", v);
    } { {stream 11} +1 +1 +1 +1 }
    row {FILE *f, int v} {
	if (flag) fprintf (f, "%d,", v); else fprintf (f, "%x,", v); fprintf (f, "%o.", v);
    } { {stream 12} +1 +1 }
    # Nothing is saved.
    row {FILE *f, int v} {
	if (flag) fprintf (f, "%d,", v); else fprintf (f, "%x,", v);
    } { {value 12} {value 9} }
    # There is a path on which nothing is printed.
    row {FILE *f, int v} {
	if (flag & 1) fprintf (f, "%d,", v); if (flag & 2) fprintf (f, "%x,", v);
    } { {value 12} {value 9} }
    row {FILE *f, int v} {
	fprintf (f, "%d,", v); if (flag) other (); fprintf (f, "%x.", v);
    } { {value 12} {value 9} }
    # On the other path the stream is left where they part.
    row {FILE *f, int v} {
	fprintf (f, "%d,", v);
	if (flag) { fprintf (f, "%u", v); fprintf (f, "%o.", v); other (); }
	fprintf (f, "%x.", v);
    } { {stream 12} +1 +2 {value 9} }
    # There is nothing behind the run but the return, or a call.
    row {FILE *f, int v} {
	fprintf (f, "%d,", v); if (flag) return; fprintf (f, "%x.", v);
    } { {stream 12} +1 }
    row {FILE *f, int v} {
	fprintf (f, "%d,", v); if (flag) return other (); fprintf (f, "%x.", v); return 7;
    } { {stream 12} +1 }
    # The stream would have to be left at too many places.
    row {FILE *f, int v} {
	fprintf (f, "%d,", v);
	switch (flag) {
	    case 1: return other () + 1;
	    case 7: return other () - 9;
	    case 17: return other () * 3;
	}
	fprintf (f, "%x.", v); return other () % 5;
    } { {value 12} {value 9} }
    # A loop may take long, and its lock would be held.
    row {FILE *f, int *v} {
	fprintf (f, "%d,", *v); while (*v != 7) v++; fprintf (f, "%x.", v[1]);
    } { {value 12} {value 9} }
    # Between the last turn and what follows.  GCC may turn the loop around, or make the
    # first turn one of its own.
    row {const int *v, int n} {
	for (int i = 0; i < n; i++) { if (i) printf ("%x,", i); printf ("%d", v[i]); }
    } { lowered lowered }
    row {FILE *f, const int *v, int n} {
	for (int i = 0; i < n; i++) { fprintf (f, "%d", v[i]); if (i + 1 < n) fprintf (f, "%x,", i); }
    } { {stream 11} +1 }
    row {FILE *f, int *v, int n} { do fprintf (f, "%d,", *v++); while (--n); } { {value 12} }
    # Another way leads to the second call.
    row {FILE *f, int v} {
	if (flag & 1) { fprintf (f, "%d,", v); if (flag & 2) goto in; return; }
	other (); in: fprintf (f, "%x.", v);
    } { {value 12} {value 9} }
    row {FILE *f, int v} {
	static const void *const places[] = { &&one, &&two };
	fprintf (f, "%d,", v); goto *places[flag & 1];
	one: fprintf (f, "%x.", v); two: fprintf (f, "%o.", v);
    } { {value 12} {value 9} {stream 12} }
    row {FILE *f, int v} {
	printf ("%d,", v); if (v & 4) stdout = f; printf ("%d.", v);
    } { {value 12} {value 12} }
    # The stream is not known before the branch.
    row {FILE **f, int v} {
	FILE *to; if (v & 4) { to = f[0]; fprintf (to, "%d,", v); fprintf (to, "%o,", v); }
	else { to = f[1]; fprintf (to, "%x.", v); }
	fprintf (to, "%d.", v);
    } { {stream 12} +1 {value 9} {value 12} }
    # Only the path that needs more room asks for more.
    row {FILE *f, int v} {
	if (flag) fprintf (f, "%600d", v); else fprintf (f, "%500d", v); fprintf (f, "%400d", v);
	if (flag) fprintf (f, "%300d", v); fprintf (f, "%500d", v);
    } { {stream 600} +1 +1 {stream 300} +4 }
    # Before a path that does not come back, the stream is left.
    row {FILE *f, int v} {
	fprintf (f, "%d,", v); if (__builtin_expect (flag == 7, 0)) { fprintf (f, "%u.", v + 9u); abort (); }
	fprintf (f, "%o.", v);
    } { {stream 12} {note all paths from here end} +1 }
    # Before the branch stdout is another stream.
    row {FILE *f, int v} {
	if (v & 4) { stdout = f; printf ("%d,", v); } printf ("%d.", v);
    } { {value 12} {value 12} }
    # On a path that closes or flushes the stream it is left before; what looks at it on all
    # paths ends the run.
    row {FILE *f, int v, int w} {
	fprintf (f, "%d,", v); if (w < 0) { fclose (f); return -1; }
	fprintf (f, "%d.", w); if (w == 7) { fflush (f); return -2; }
	fprintf (f, "%x\n", w); if (ferror (f)) return -3;
	fprintf (f, "%o.", w); return 0;
    } { {stream 12} {stream 11 +1} {stream 9 +2} {stream 12} }
}
