# SPDX-License-Identifier: GPL-3.0-or-later
# What becomes of a call: left alone, direct code, or a call of qrintf's printf.

# GCC says what a declaration asks it to say where a call is left.
qrintf_table messages "-O2 -Wno-attribute-warning" {
#include <stdio.h>
#include <string.h>
int sprintf (char *, const char *, ...) __attribute__ ((warning ("use snprintf")));
} {
    row {char *p, int a} { return sprintf (p, "%d", a); } {
	{kept its declaration has the attribute warning or error}
    }
}

# Code that is cold for a stated reason is left alone; what GCC guesses to run seldom is
# not.
qrintf_table cold -O2 {
#include <stdio.h>
#include <stdlib.h>
#define unlikely(x) __builtin_expect (!!(x), 0)
void fatal (const char *) __attribute__ ((noreturn));
void warn (const char *) __attribute__ ((cold));
int other (void);
} {
    row {char *p, size_t n, int a, int b} {
	if (unlikely (a < 0)) {
	    printf ("%d is negative\n", a); for (int i = 0; i < b; i++) printf ("%d: %d\n", i, a); return -1;
	}
	if (__builtin_expect (b != 0, 1)) return snprintf (p, n, "%d", a);
	return snprintf (p, n, "%x", a);
    } {
	{note the branch is unlikely, by __builtin_expect or a cold call} {note the branch is unlikely}
	{direct guarded} {note the branch is unlikely}
    }
    # All ways to a label are unlikely; one is not.
    foreach { way outcome } { "unlikely (other () < b)" "note the branch is unlikely" "other () < b" lowered } {
	row {int a, int b} [string map [list WAY $way] {
	    if (unlikely (other () < a)) goto failed; if (WAY) goto failed; return other ();
	    failed: printf ("%d, %d\n", a, b); return -1;
	}] [list $outcome]
    }
    # A loop is left once, whatever it is expected to do.
    row {int n} {
	while (__builtin_expect (other () < n, 1)) printf ("%d %d\n", other (), n);
	printf ("%d turns\n", n);
    } { direct printf }
    row {int a} {
	if (a < 0) { printf ("%d is negative\n", a); warn ("bad number"); }
    } { {note the branch is unlikely} }
    row {char *p, int a, const char *s} {
	if (a < 0) { sprintf (p, "%d %s", a, s); if (a < -10) fatal (p); exit (a); }
	sprintf (p, "%d %s", a, s);
    } { {note all paths from here end in a function that does not return} direct }
    # A server may do all its work in such a loop.
    row {void} {
	for (;;) { int a = other (); printf ("%d %d\n", a, other ()); if (a < 0) exit (1); }
    } direct
    row {char *p, int a} { sprintf (p, "%d", a); } {
	{note the function has the attribute cold}
    } {__attribute__ ((cold))}
    row {char *p, int a} { sprintf (p, "%d", a); } {
	{note -Os (__attribute__ ((optimize (*))) changes that)}
    } {__attribute__ ((optimize ("Os")))}
    row {char *p, int a} { sprintf (p, "%d", a); } {} {__attribute__ ((optimize ("O0")))}
    row {int n} {
	for (int i = 0; i < n; i++) fprintf (stderr, "%d\n", i);
    } { {note stderr has no buffer} }
    # GCC guesses these to be taken seldom.
    row {const int *p, char *b, int n} {
	if (p == NULL) { printf ("no %s\n", b); return -1; }
	if (n < 0) return printf ("%d is negative\n", n), -1;
	char *more = malloc (n); if (!more) { printf ("no memory for %d\n", n); return -1; }
	free (more); return 0;
    } { lowered lowered lowered }
    row {int main (int argc, char **argv)} {
	if (argc > 3) printf ("%s %d\n", argv[0], argc);
	int c; while ((c = getchar ()) != EOF) if (c == ' ') printf ("%s %d\n", argv[0], argc);
    } { printf direct }
}

# A chain of conditions makes GCC guess that the loops at its end hardly run; yet they may
# be what the program is for.  Nor does it matter that it guesses a pointer to be no null
# pointer.
qrintf_table guesses -O2 {
#include <stdio.h>
#include <string.h>
extern void act (int, char **);
struct element { int a, b, c, d; };
extern struct element *first (void *), *next (void *);
#define COMMAND(LETTER, N) if (strcmp (#LETTER #N, argv[1]) == 0) act (#LETTER[0] + N, argv); else
#define COMMANDS(LETTER) COMMAND (LETTER, 0) COMMAND (LETTER, 1) COMMAND (LETTER, 2) \
  COMMAND (LETTER, 3) COMMAND (LETTER, 4) COMMAND (LETTER, 5) COMMAND (LETTER, 6) COMMAND (LETTER, 7)
} {
    row {char **argv, const double *v, int rows, int columns} {
	COMMANDS (a) COMMANDS (b) COMMANDS (c)
	if (strcmp ("fetch", argv[1]) == 0)
	    for (int row = 0; row < rows; row++) {
		printf ("%10d:", row); for (int i = 0; i < columns; i++) printf (" %0.10e", *v++);
		printf ("\n");
	    }
    } { {direct stream} {direct stream} {putchar lowered} }
    row {int **o, char *name, void *mesh, int nonlinear} {
	FILE *f = NULL; int n = 0;
	if (o == NULL) { f = fopen (name, "w"); if (!f) { printf ("cannot create %s.\n", name); return; } }
	for (struct element *e = first (mesh); e != NULL; e = next (mesh), n++) {
	    if (o == NULL) fprintf (f, "%5d   %5d %5d", n, e->a, e->b); else (*o)[n] = e->a;
	    if (nonlinear) if (o == NULL) fprintf (f, "  %5d", e->d);
	}
    } { lowered {direct stream lowered} {direct stream lowered} }
}

# A call that is not cold is direct code if its format is known and it makes its text in
# memory, is in a loop, is called hot, or prints one value; else a call of qrintf's printf.
qrintf_table hot -O2 {
#define _GNU_SOURCE
#include <libintl.h>
#include <stdarg.h>
#include <stdio.h>
#include <wchar.h>
#define HOT __attribute__ ((hot))
static void show (int k);
} {
    row {char *p, size_t size, char **made, int a, const char *s} {
	sprintf (p, "%d %s", a, s); snprintf (p, size, "%d %x", a, a); asprintf (made, "%d %s", a, s);
	sprintf (p, a ? "%d" : "<%d>", a);
    } { direct direct direct direct }
    row {FILE *f, int fd, int a, const char *s} {
	printf ("%d %s\n", a, s); fprintf (f, "%d %s\n", a, s); dprintf (fd, "%d %s\n", a, s);
	printf (a ? "%d %s" : "%d: %s", a, s);
    } { printf printf printf printf }
    row {FILE *f, int a} { printf ("%d\n", a); fprintf (f, "%u,", a); } { {direct value} {direct value} }
    row {FILE *f, int fd, int n, const char *s} {
	for (int i = 0; i < n; i++) { fprintf (f, "%d %s\n", i, s); dprintf (fd, "%d %s\n", i, s); }
    } { {direct stream} {direct scratch} }
    row {FILE *f, int a, const char *s} { fprintf (f, "%d %s\n", a, s); } { {direct stream} } HOT
    row {char *p, FILE *f, const char *format, int a} {
	sprintf (p, format, a); sprintf (p, gettext ("%d files"), a); fprintf (f, format, a);
    } { printf printf printf }
    # These directives are always the C library's.
    row {char *p, const wchar_t *w, int a, double v} {
	sprintf (p, "%'d", a); printf ("%ls %d\n", w, a); sprintf (p, "%.30f", v);
    } [lrepeat 3 {note qrintf's printf leaves a directive}]
    # These have no direct code.
    row {char *p, FILE *f, int n, long double v} {
	sprintf (p, "%d %m", n); for (int i = 0; i < n; i++) fprintf (f, "%d %Lf %a\n", i, v, 0.1 * i);
    } { printf printf }
    row {void hand_on (FILE *f, const char *format, ...)} {
	va_list values; va_start (values, format); vfprintf (f, format, values); va_end (values);
    } printf
    # A translation is compared with the original where that may pay.
    row {FILE *f, int n, const char *s} {
	for (int i = 0; i < n; i++) fprintf (f, gettext ("%d %s\n"), i, s);
    } lowered
    # Outside of loops these are the C library's, and have no remark.
    row {FILE *f, int c, const char *s, int n} {
	puts (s); fputs (s, f); putc (c, f);
	for (int i = 0; i < n; i++) { puts (s + i); fwrite (s, 1, i, f); }
    } { printf printf }
    # What a function is called by makes no difference, nor where it stands in the unit.
    row {int n} { for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) show (i ^ j); } {}
    row {static __attribute__ ((noinline)) void show (int k)} {
	printf ("%d %s\n", k, k & 1 ? "a" : "bbb");
    } printf
    assembly has "(call|jmp)\[ \t\]+__qrintf_printf"
    assembly has "(call|jmp)\[ \t\]+__qrintf_vfprintf"
}

# Known formats are literals, constant arrays and tables, and choices of up to eight of
# them, of which nothing is left for the C library.
qrintf_table formats -O2 {
#include <stdio.h>
static const char in_an_array[] = "array %d";
static const char *const in_a_table[] = { "first %d", "second %d" };
static const struct row { const char *name, *format; } one = { "1", "l%d" };
static inline void tell (char *p, const char *format, int v);
} {
    row {char *p, int v} {
	sprintf (p, in_an_array, v); sprintf (p, in_a_table[1], v); sprintf (p, one.format, v);
    } { {"array %d" direct 17} {"second %d" lowered} {"l%d" direct 12} }
    row {char *p, int v} { tell (p, "from the caller %d", v); } {}
    row {static inline void tell (char *p, const char *format, int v)} {
	sprintf (p, format, v);
    } { {"from the caller %d" lowered} }
    row {char *p, int v, int c} { return sprintf (p, c ? "a%d" : "b%u", v); } direct
    row {char *p, int v, int c} { sprintf (p, c == 1 ? "a%d" : c == 2 ? "b%u" : "c%x", v); } direct
    row {char *p, int v, int c} {
	const char *format;
	switch (c) {
	    case 1: format = "a%d"; break;
	    case 7: format = "b%d"; break;
	    case 9: format = "c%d"; break;
	    case 20: format = "d%d"; break;
	    case 33: format = "e%d"; break;
	    case 47: format = "f%d"; break;
	    case 66: format = "g%d"; break;
	    default: format = "h%d";
	}
	sprintf (p, format, v);
    } direct
    # Chosen long before, and changed in between.
    row {char *p, int v, int c, int n} {
	const char *format = c & 1 ? "a%d" : c & 2 ? "b%d" : "c%d";
	for (int i = 0; i < n; i++) {
	    if (i == v) format = c & 4 ? "d%d" : "e%d";
	    for (int k = i; k > 0; k /= 2) {
		p += sprintf (p, format, k); if (k == c) format = "f%d";
	    }
	}
    } direct
    assembly lacks sprintf
}

# Those of C++: arrays of the library, static members of templates, members of rows, and
# what a member function gives back, whose first parameter is its object.
qrintf_table formats.C -O2 {
#include <array>
#include <cstdio>
struct row { const char *name, *format; int number; };
constexpr std::array<const char *, 2> formats{ "%d first", "%d second" };
constexpr std::array<row, 2> rows{ { { "a", "%d A", 1 }, { "b", "%d B", 2 } } };
template <typename T> struct holder { static constexpr const char *by_size[] = { "%d s", "%d l" }; };
template <typename T> constexpr const char *holder<T>::by_size[];
struct catalogue { const char *find (const char *text) const __attribute__ ((format_arg (2))); };
} {
    row {void of_tables (char *p, int v, unsigned i)} {
	sprintf (p, formats[i], v); sprintf (p, rows[i].format, v);
	sprintf (p, holder<long>::by_size[v & 1], v);
	sprintf (p, [] (int l) { static const char *const of[] = { "%d x", "%d y" }; return of[l]; } (i), v);
    } { lowered lowered lowered lowered } {__attribute__ ((hot))}
    row {FILE *f, const catalogue &c, int n} {
	for (int i = 0; i < n; i++) fprintf (f, c.find ("%d %d this\n"), i, n);
    } lowered
    assembly has {(call[^\n]*__qrintf_i32_exact.*){8}}
    assembly has __qrintf_stream_enter
}

# Formats that are not known, and choices of too many, are read at run time.
qrintf_table formats-kept "-O2 -fplugin-arg-libqrintf-inline=all" {
#include <stdio.h>
char writable[] = "%g";
static const char *changed[] = { "a%d", "b%d" };
extern const char *const elsewhere[];
const char *const __attribute__ ((weak)) replaceable[] = { "a%d", "b%d" };
static const char *const volatile trembling[] = { "a%d", "b%d" };
static const char *const nine[] = { "a%d", "b%d", "c%d", "d%d", "e%d", "f%d", "g%d", "h%d", "i%d" };
} {
    row {char *p, double v, int c} {
	const char *format;
	switch (c) {
	    case 1: format = "a%g"; break;
	    case 7: format = "b%g"; break;
	    case 9: format = "c%g"; break;
	    case 20: format = "d%g"; break;
	    case 33: format = "e%g"; break;
	    case 47: format = "f%g"; break;
	    case 66: format = "g%g"; break;
	    case 80: format = "h%g"; break;
	    default: format = "i%g";
	}
	sprintf (p, format, v);
    } printf
    row {char *p, const char *format, double v} {
	sprintf (p, format, v); sprintf (p, writable, v); sprintf (p, format ? format : "a%g", v);
    } { printf printf printf }
    row {const char *format} { changed[1] = format; } {}
    row {char *p, int v, int i, double d} {
	sprintf (p, changed[i], v); sprintf (p, elsewhere[i], v); sprintf (p, replaceable[i], v);
	sprintf (p, trembling[i], v); sprintf (p, nine[i], v); sprintf (p, changed[i], d);
    } { printf printf printf printf printf printf }
    # Two calls would be larger than one.
    row {char *p, double v, int c} { sprintf (p, c ? "a%g" : "b%f", v); } {
	{note the function has the attribute cold}
    } {__attribute__ ((cold))}
}

# What prints a single piece is lowered beside other calls that run often.
set qrintf_pieces {
#define _GNU_SOURCE
#include <stdio.h>
#define HOT __attribute__ ((hot))
int other (void);
extern int type_of (int i);
extern int put_number (FILE *f, int i);
extern const char *text_of (int i, size_t *n);
}
qrintf_table single-pieces -O2 $qrintf_pieces {
    row {FILE *f, int v, const char *s} {
	fputs (s, f); fprintf (f, ": %d", v); fputc (v, f); putc ('.', f); fwrite ("100%\n", 1, 5, f);
	fputs ("constant", f);
    } {
	{fputs "%s" stream 0..} +1 {fputc "%c" stream 1 +2} {putc "%c" +3}
	{fwrite {"100%%\n"} stream 5 +4} {fwrite "constant" +5}
    } HOT
    row {int v, const char *s} {
	__builtin_putchar ('['); printf ("%d", v); puts (s);
    } { {putchar "%c" stream 1} +1 {puts {"%s\n"} +2} } HOT
    # As GCC makes them of printf.
    row {int v} {
	printf ("%d", v); printf ("\n"); printf ("end of it\n");
    } { {"%d" stream 11} {putchar "%c" +1} {puts {"%s\n"} +2} } HOT
    # A loop in which an array is read.
    row {FILE *f, const int *v, int n} {
	for (int i = 0; i < n; i++) { fprintf (f, "%d ", v[i]); fprintf (f, "%x", v[i]); fputc ('\n', f); }
    } { {stream 12} +1 +2 }
    # Nothing is told of what is left alone.
    row {FILE *f, int v} { fprintf (f, "%d", v); fputc ('\n', f); } { {value 11} }
    row {FILE *f, int v} {
	fprintf (f, "%d", v); return fputc ('\n', f);
    } { {value 11} {fputc "%c" printf} } HOT
    row {FILE *f, int v} { fputc (v, f); fputc ('\n', f); } { {fputc "%c" printf} {fputc "%c" printf} } HOT
    row {FILE *f, FILE *g, int v} {
	fprintf (f, "%d", v); fputc ('\n', g);
    } { {value 11} {fputc "%c" printf} } HOT
    row {FILE *f, int v} {
	fprintf (f, "%d", v); other (); fputc ('\n', f);
    } { {value 11} {fputc "%c" printf} } HOT
    # The header has fputc_unlocked inline, which looks into the stream.
    row {FILE *f, int v, const char *s} {
	fprintf (f, "%d", v); fputs_unlocked (s, f); fprintf (f, "%d", v); fputc_unlocked ('\n', f);
    } { {value 11} {value 11} } HOT
    foreach block { {s, 1, n} {"a\0b", 1, 3} {"long", 1, 2} {"long", 2, 2} {"long", 1, n} } {
	row {FILE *f, int v, const char *s, size_t n} "
	    fprintf (f, \"%d\", v); fwrite ($block, f); fprintf (f, \"%d\", v);
	" { {value 11} {fwrite printf} {value 11} } HOT
    }
    # The header has putchar inline; remarks are about the line that calls it.
    row {int v} {
	printf ("%d", v); putchar (v); printf ("%x", v);
    } { {stream 11} {putc "%c" +1} +2 } HOT
    # Where the stream is locked.
    row {FILE *f, int v} {
	fprintf (f, "%d", v); other (); fputs ("two", f); other (); __builtin_fputc_unlocked ('.', f);
	other (); putchar (v);
    } { {value 11} {fwrite "two" printf} {putc "%c" printf} } HOT
}

# Strings and blocks that run often are calls of the runtime, with their results.
qrintf_table single-pieces-alone -O2 $qrintf_pieces {
    row {FILE *f, const char *s} {
	fputs (s, f); puts (s); other (); puts ("a line");
    } { {fputs printf} {puts printf} {puts printf} } HOT
    # As GCC makes them.
    row {FILE *f, char **s, int n} {
	for (int i = 0; i < n; i++) {
	    printf ("%s\n", s[i]); other (); fprintf (f, "%s", s[i]); other (); fprintf (f, "a text"); other ();
	}
    } { {puts printf} {fputs printf} {fwrite "a text" printf} }
    row {FILE *f, const char *s, size_t n, const long *v} {
	fwrite (s, 1, n, f); fwrite (s, n, 1, f); fwrite (v, sizeof *v, 1, stdout); fwrite ("a\0b", 3, 1, f);
	fwrite (v, sizeof *v, n, f); fwrite (v, sizeof *v, 4, f);
    } [lrepeat 6 {fwrite printf}] HOT
    row {FILE *f, const char *s, size_t n} {
	if (fputs (s, f) == EOF) return 1; if (fwrite (s, 1, n, f) != n) return 2;
	if (fputs ("text", f) == EOF) return 3; int a = fwrite (s, n, 1, f) + fwrite (s, 4, n, f);
	return a + puts (s);
    } { {fputs printf} {fwrite printf} {fputs printf} {fwrite printf} {fwrite printf} {puts printf} } HOT
    # Nothing is told of what is left alone.
    row {FILE *f, const char *s, size_t n} {
	fputs_unlocked (s, f); fwrite_unlocked (s, 1, n, f); fputs (s, stderr); fwrite (s, 1, n, stderr);
    } {} HOT
    row {FILE *f, const char *s, size_t n} { fputs (s, f); puts (s); fwrite (s, 1, n, f); } {}
    # GCC guesses that a call comes to the block, but not twice.
    row {FILE *f, int n} {
	int status = 1;
	for (int i = 0; i < n; i++)
	    if (type_of (i) == 3) status = status && put_number (f, i) > 0;
	    else {
		size_t length; const char *s = text_of (i, &length);
		status = status && fwrite (s, 1, length, f) == length;
	    }
	return status;
    } { {fwrite printf} }
    foreach name { fwrite puts fputs } { assembly has __qrintf_$name }
}

# A stream that is what stdout is when it is printed to: as printf, without a load for the
# call; only the fallback loads it, and what is another call of the same.
qrintf_table standard-output -O2 {
#include <stdio.h>
int total;
void between (void);
extern const char *gettext (const char *) __attribute__ ((format_arg (1)));
} {
    row {int v} { return fprintf (stdout, "%d/%d", v, v); } lowered
    # The header's putchar is putc (c, stdout).
    row {const int *v, int n} {
	for (int i = 0; i < n; i++) { printf ("%d..%d", v[i], v[i]); between (); putchar (v[i]); between (); }
    } { lowered {putc lowered} }
    row {int v} { FILE *f = stdout; total += v; return fprintf (f, "%d:%d", v, v); } lowered
    row {const int *v, int n} {
	for (int i = 0; i < n; i++) { fprintf (stdout, "%d.%d", v[i], v[i]); fputs (", ", stdout); }
    } { lowered {fwrite lowered +1} }
    # What is compared with a literal has the fallback of any other format.
    row {int n} {
	for (int i = 0; i < n; i++) for (int k = 0; k < i; k++) fprintf (stdout, gettext ("%d,%d\n"), i, k);
    } lowered
    row {const char *s, int n} {
	for (int i = 0; i < n; i++) fprintf (stdout, i & 1 ? "%d|%d\n" : s, i, n);
    } lowered
    assembly has __qrintf_stdout_enter
    assembly has __qrintf_putc
    assembly lacks "(call|jmp)\[ \t\]+\\*?__qrintf_stream_(enter|leave)"
}

# A stream that stdout was, and perhaps is no more; some stores change it although their
# type is another one.
qrintf_table other-output -O2 {
#include <stdio.h>
FILE *other;
void between (void);
struct holder { FILE *f; };
union either { FILE *f; long l; };
} {
    foreach { parameters change } {
	"" {between ();} "" {stdout = other;} ", FILE **to" {*to = other;} "" {if (v > 4) stdout = other;}
	", struct holder *to, struct holder from" {*to = from;} ", union either *to, long from" {to->l = from;}
	", char *to, char from" {*to = from;}
    } {
	row "int v$parameters" "FILE *f = stdout; $change return fprintf (f, \"%d/%d\", v, v);" lowered
    }
    assembly has __qrintf_fprintf
    assembly lacks "__qrintf_(stdout|printf)"
}

# One call for each strategy, with its worst case.
qrintf_table strategies "-O2 -fplugin-arg-libqrintf-inline=all" {
#include <stdio.h>
char room[64];
} {
    # Outside of loops these are the C library's by default.
    row {FILE *f, int c, const char *s} { puts (s); fputs (s, f); putc (c, f); } {
	printf printf printf
    }
    row {char *p, unsigned ip, unsigned u, int v, const char *s} {
	sprintf (room, "%u.%u.%u.%u", ip >> 24, ip >> 16 & 255, ip >> 8 & 255, ip & 255);
	sprintf (p, "%d", v); snprintf (room, sizeof room, "%02d:%02d", u % 60, u & 15);
	sprintf (p, "%s/%d", s, v);
    } { {"(direct, at most 15 bytes)"} {"(direct, at most 11 bytes)"} {"(direct, at most 5 bytes)"}
	{"(direct, at least 2 bytes"} }
    row {char *p, size_t size, int v} { return snprintf (p, size, "%d", v); } { {direct guarded 11} }
    row {const char *s, int v} {
	return snprintf (room, sizeof room, "%s: %d\n", s, v);
    } { {direct measured 4..} }
    row {int v, unsigned u} {
	char tight[6]; int n = snprintf (tight, sizeof tight, "%d%%", v); n += tight[0];
	snprintf (room, 3, "%u", u); snprintf (room + 3, 3, "%5u", u);
	n += snprintf (tight, sizeof tight, "%d", v); return n + tight[0];
    } { {direct scratch 12} {direct cut 10} {direct scratch 10} {direct cut 11} }
    row {const char *s, long v} { return snprintf (NULL, 0, "%s-%ld", s, v); } { {direct length 2..} }
}

# A call of one value, with no more than a character on either side, is one of the
# runtime's; there are none for fields, reals and long hexadecimal numbers.
qrintf_table values -O2 {
#include <stdio.h>
void other (void);
int fprintf_unlocked (FILE *, const char *, ...);
} {
    row {FILE *f, int v, long l, const char *s} {
	fprintf (f, "%d", v); other (); fprintf (f, "%d\n", v); other (); fprintf (f, "%hhd,", v); other ();
	fprintf (f, "%u ", v); other (); fprintf (f, "%x\n", v); other (); fprintf (f, "<%d>", v); other ();
	fprintf (f, " %u", v); other (); fprintf (f, "<%s", s); other (); fprintf (f, "<%s>", s); other ();
	fprintf (f, "%ld", l); other (); fprintf (f, "%lu\n", l);
    } [lrepeat 11 {direct value}] {__attribute__ ((hot))}
    row {FILE *f, int v, long l, double d, const char *s} {
	fprintf (f, "%d\r\n", v); other (); fprintf (f, ": %d", v); other (); fprintf (f, "%5d", v); other ();
	fprintf (f, "%+d", v); other (); fprintf (f, "%X", v); other (); fprintf (f, "%.3d", v); other ();
	fprintf (f, "%-4d|", v); other (); fprintf (f, "%o", v); other (); fprintf (f, "%lx", l); other ();
	fprintf (f, "%s: ", s); other (); fprintf (f, "</%s", s); other (); fprintf (f, "%5s", s); other ();
	fprintf (f, "%.3s", s); other (); fprintf (f, "%g\n", d); other (); fprintf_unlocked (f, "%d", v);
    } [lrepeat 15 {direct stream}] {__attribute__ ((hot))}
    assembly has {(call|jmp)[ \t]+\*?__qrintf_print_i64}
}
qrintf_table narrow-value -O2 "#include <stdio.h>" {
    row {FILE *f, short v} { fprintf (f, "%ld\n", (long) v); } { {direct value} }
    assembly has {(call|jmp)[ \t]+\*?__qrintf_print_i32}
}

# What inline=none names is qrintf's printf, if there is such a function.
qrintf_table inline-none "-O2 -fplugin-arg-libqrintf-inline=none" {
#define _GNU_SOURCE
#include <stdio.h>
int printf_unlocked (const char *, ...);
} {
    row {char *p, char **q, FILE *f, int n} {
	sprintf (p, "%d", n); asprintf (q, "%d", n); printf ("%d\n", n);
	for (int i = 0; i < n; i++) { fprintf (f, "%d %s\n", i, p); sprintf (p, "%d", i); }
    } { printf printf printf printf printf }
    row {int v} { printf_unlocked ("%d %d", v, v); } kept
    row {char *p} { sprintf (p, "%s-", p); } { {kept argument 1 may overlap the destination} }
    row {char *p, const char *f, int v} { sprintf (p, f, v); sprintf (p, "%d", v); } {
	{note the function has the attribute cold} {note the function has the attribute cold}
    } {__attribute__ ((cold))}
}

# Every name of each function; others are left alone, without a remark.
qrintf_table spellings "-O2 -fplugin-arg-libqrintf-inline=all" {
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
int my_sprintf (char *, const char *, ...) __attribute__ ((format (printf, 2, 3)));
int printf_unlocked (const char *, ...);
int fprintf_unlocked (FILE *, const char *, ...);
} {
    row {char *p, int v, va_list ap} {
	__builtin_sprintf (p, "%d", v); __builtin_snprintf (p, 20, "%d", v);
	__builtin___sprintf_chk (p, 1, 20, "%d", v); __builtin___snprintf_chk (p, 20, 1, 20, "%d", v);
	my_sprintf (p, "%d", v); vsprintf (p, "%d", ap);
    } {
	{"sprintf \"%d\" lowered"} {"snprintf \"%d\" lowered"} {"sprintf \"%d\" lowered"}
	{"snprintf \"%d\" lowered"} {"vsprintf \"%d\" lowered"}
    }
    row {FILE *f, int v} {
	printf ("%d", v); fprintf (f, "%d", v); printf_unlocked ("%d", v); fprintf_unlocked (f, "%d", v);
	__builtin___printf_chk (1, "%d", v); __builtin___fprintf_chk (f, 1, "%d", v);
    } {
	{"printf \"%d\" lowered" value} {"fprintf \"%d\" lowered" value} {"printf_unlocked \"%d\" lowered" stream}
	{"fprintf_unlocked \"%d\" lowered" stream} {"printf \"%d\" lowered" value} {"fprintf \"%d\" lowered" value}
    }
    row {int v} { fprintf (stderr, "%d %d", v, v); } { {note stderr has no buffer} }
    row {char **p, int v} {
	dprintf (1, "%d", v); asprintf (p, "%d", v);
    } { {"dprintf \"%d\" lowered" scratch} {"asprintf \"%d\" lowered" scratch} }
}

# Strict ISO C with -D_FORTIFY_SOURCE: GCC has no builtins __printf_chk and __fprintf_chk
# then, and these are recognised by their names.
qrintf_table strict-standard "-O2 -std=c11 -D_FORTIFY_SOURCE=2" {
#include <stdio.h>
} {
    row {FILE *f, char *p, int v} {
	printf ("%d\n", v); fprintf (f, "%d\n", v); sprintf (p, "%d\n", v);
    } { {direct value} {direct value} lowered }
}

# Functions that the program declares to have no effects crash nothing.
qrintf_table declared-const -O2 {
struct _IO_FILE;
typedef struct _IO_FILE FILE;
extern FILE *stdout;
int fprintf (FILE *, const char *, ...) __attribute__ ((const));
int fputs (const char *, FILE *) __attribute__ ((const));
unsigned long fwrite (const void *, unsigned long, unsigned long, FILE *) __attribute__ ((const));
} {
    row {const char *s, int n} {
	int sum = 0;
	for (int i = 0; i < n; i++) {
	    sum += fprintf (stdout, "%d %d\n", i, i); sum += fputs (s + i, stdout);
	    sum += fwrite (s, 1, i, stdout);
	}
	return sum;
    } { {kept no known C library declares it} {fputs lowered} {fwrite lowered} }
}

# Calls that the source gives no arguments, which GCC lets pass without a prototype, stay
# as they are, in a loop of a program as well.
qrintf_table too-few-arguments "-O2 -std=gnu17" {
int putchar ();
int puts ();
int fputs ();
int printf ();
} {
    row {int main (int argc, char **argv)} {
	for (int i = 0; i < argc; i++) { putchar (); puts (); fputs (); printf (); }
    } {}
}

# With -fsplit-stack nothing is lowered, as emitters do not check the stack.
qrintf_table split-stack "-O2 -fsplit-stack" {
#include <stdio.h>
} {
    row {char *p, int v} { return sprintf (p, "%d", v); } { {kept -fsplit-stack} }
}

# Sixty appends in one loop: the search for overlaps must visit each name once and not walk
# every path, which once took hours.
set qrintf_appends ""
for { set i 1 } { $i <= 60 } { incr i } {
    append qrintf_appends "case $i: p += sprintf (p, \"%s$i-%s\", q, q + 1); q += 3; break; "
}
qrintf_table many-appends -O2 {
#include <stdio.h>
} {
    row {char *p, const char *q, const unsigned char *code} \
	"for (; *code; code++) switch (*code) { $qrintf_appends }" [lrepeat 60 lowered]
}
