# SPDX-License-Identifier: GPL-3.0-or-later
# Whoever looks for the end of a text that a call has just written uses the call's
# result, unless something may have changed the text since or the result may not be its
# length.

qrintf_table lengths -O2 {
#include <stdio.h>
#include <string.h>
int other (void);
int look_at (const char *);
extern int fputs_unlocked (const char *, FILE *);
} {
    row {char *b, int v} { sprintf (b, "%d", v); return strlen (b); } { lowered {strlen =1} }
    row {char *b, const char *s} { snprintf (b, 20, "%s", s); other (); return strlen (b); } lowered
    row {const char *s} {
	char b[20]; int n = snprintf (b, sizeof b, "%s", s); return n + strlen (b);
    } { lowered {strlen =1} }
    row {char *b, int v} {
	sprintf (b, "%x", v); if (v > 3) return strlen (b); return 1;
    } { lowered {strlen =1} }
    row {char *b, int v, int w} {
	sprintf (b, "%d,", v); sprintf (b + strlen (b), "%d,", w); strcat (b, "end"); strcat (b, "ing");
	sprintf (b + strlen (b), "%d", v + w);
    } { lowered lowered {strlen =1} {strlen =2} lowered }
    row {char *b, const char *s, int v} {
	sprintf (b, "%d,", v); return strcat (b, s) == b;
    } { lowered {strcat =1} }
    row {char *b, double v} { sprintf (b, "%La", (long double) v); return strlen (b); } lowered
    # There may be a NUL in it, or no text.
    row {char *b, int c} { sprintf (b, "%d%c", c, c); return strlen (b); } lowered
    row {char *b, int v} { sprintf (b, "%d%c", v, ','); return strlen (b); } { lowered {strlen =1} }
    row {char *b, int v, int *n} { sprintf (b, "%d%n", v, n); return strlen (b); } lowered
    row {char *b, size_t n, int v} { snprintf (b, n, "%d", v); return n ? strlen (b) : 0; } lowered
    row {char *b, const char *format, int v} { sprintf (b, format, v); return strlen (b); } lowered
    row {char *b} { sprintf (b, "%s-", b + 4); return strlen (b); } kept
    # It may have been changed.
    row {char *b, char *p, int v} { sprintf (b, "%d", v); *p = 0; return strlen (b); } lowered
    row {char *b, int v} { sprintf (b, "%d", v); look_at (b); return strlen (b); } lowered
    row {char *b, int v} { if (v) sprintf (b, "%d", v); return strlen (b); } lowered
    row {char *b, long v} {
	if (v < 0) sprintf (b, "%ld", v); else sprintf (b, "%lu", v); return strlen (b);
    } { lowered lowered {strlen uses} }
    row {char *b, int v} {
	b[0] = 0; for (int i = 0; i < v; i++) sprintf (b + strlen (b), "%d,", i);
    } { lowered {strlen uses} }
    row {const int *v} {
	char b[2000] = "numbers: ";
	for (int i = 0; i < 90; i++) {
	    if (i == 30) strcat (b, "more: "); if (v[i]) sprintf (b + strlen (b), "%d,", v[i]);
	}
	return strlen (b);
    } { {strlen uses} lowered {strlen uses} {strlen uses} }
    row {const int *v} {
	char b[2000] = "numbers: ";
	for (int i = 0; i < 90; i++) {
	    if (i == 30) b[v[i]] = 0; if (v[i]) sprintf (b + strlen (b), "%d,", v[i]);
	}
	return strlen (b);
    } lowered
    # It is that of the turn before.
    row {char *const *lines, int n} {
	size_t sum = 0;
	for (int i = 0; i < n; i++) {
	    char *line = lines[i]; sum += strlen (line); sprintf (line, "%d", i);
	}
	return sum;
    } lowered
    row {char *b, char *c, int v} { sprintf (b, "%d", v); return strlen (c); } lowered
    row {char *b, int v} { sprintf (b, "%d", v); return strlen (b); } note {__attribute__ ((cold))}
    row {char *b, int v} {
	for (int i = 0; i < v; i++) sprintf (b + strlen (b), "%d,", i); return strlen (b);
    } lowered
    row {char *b, int v, const char *s} {
	sprintf (b, "%d,", v); __builtin___strcat_chk (b, s, 40);
    } { lowered {__strcat_chk =1} }
    row {FILE *f, char *b, int v} { sprintf (b, "%d,", v); fputs (b, f); } { lowered {fputs =1} }
    row {FILE *f, char *b, int v} {
	sprintf (b, "%d,", v); fputs_unlocked (b, f);
    } { lowered {fputs_unlocked =1} }
    row {FILE *f, char *b, int v} { sprintf (b, "%d,", v); return fputs (b, f); } lowered
    row {FILE *f, const int *v, int n} {
	char b[20];
	for (int i = 0; i < n; i++) { sprintf (b, "%d,", v[i]); fputs (b, f); fprintf (f, "%d", i); }
    } { lowered {fputs "%s" lowered} +2 }
    row {FILE *f, char *b, const char *s} { sprintf (b, "%s%s", s, s); fputs (b, f); } lowered
    # A text that GCC knows is in front, or was.
    row {char *b, int v} {
	strcpy (b, "value: "); sprintf (b + strlen (b), "%d", v); strcat (b, ";"); return strlen (b);
    } { lowered {strlen =1} }
    row {char *b, int v} {
	strcpy (b, "value: "); sprintf (b + 5, "%d", v); return strlen (b);
    } { lowered {strlen =1} }
    row {char *b, int v} { strcpy (b, "value: "); sprintf (b + 8, "%d", v); return strlen (b); } lowered
    row {char *b, int v} {
	strcpy (b, "value: "); b[3] = (char) v; sprintf (b + 7, "%d", v); return strlen (b);
    } lowered
}
