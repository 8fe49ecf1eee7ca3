# SPDX-License-Identifier: GPL-3.0-or-later
# What direct code looks like.

# Constant arguments are folded: nothing is converted at run time.
qrintf_table constant-text -O2 {
#include <stdio.h>
} {
    row {char *p} { return sprintf (p, "%s=%05d%c", "name", -42, '\n'); } { {direct 11} }
    assembly lacks "call|jmp|printf"
}

# An emitter without a limit always returns a cursor: where calls are merged, none of them
# asks behind it whether its text fitted.
qrintf_table always-fits "-O2 -fplugin-arg-libqrintf-inline=all" {
#include <stdio.h>
} {
    row {FILE *f, int v} {
	fputs ("count: ", f); fprintf (f, "%d", v); putc ('\n', f);
    } { {fwrite lowered} lowered lowered }
    assembly has "call\[ \t\]+\\*?__qrintf_i32_in_stream"
    assembly lacks "call\[ \t\]+\\*?__qrintf_i32_in_stream\[^\n\]*\n(\tmov\[^\n\]*\n)*\ttest"
}

# A number that is longer than its field suggests is no reason to call libc.
qrintf_table longer-than-suggested -O2 {
#include <stdio.h>
} {
    row {char *p, int v} { return sprintf (p, "%02d:%.3d", v, v); } { {direct 6} }
    assembly has __qrintf_i64_zero
    assembly lacks "call\[ \t\]+sprintf"
}

# A pointer behind a text is the cursor that direct code ends with, and is not computed
# anew from the length of the text.
qrintf_table ends -O2 {
#include <stdio.h>
#include <string.h>
} {
    row {char *p, const int *v, int n} {
	for (int i = 0; i < n; i++) p += sprintf (p, "%d,", v[i]); *p = '.';
    } lowered
    row {char *p, int v} {
	sprintf (p, "%d,", v); sprintf (p + strlen (p), "%x,", v); sprintf (p + strlen (p), "%d", v);
    } { lowered lowered {strlen =1} lowered {strlen =2} }
    row {char *p, int v} { p += sprintf (p, "%02d,", v); *p = '.'; } lowered
    assembly lacks "\tcltq|sub\[lq\]\[ \t\]+%\[re\]\[^\n\]*\n(\tmov\[^\n\]*\n)*\t(cltq|movslq|add|lea)"
}

# A call that chooses its format stays one call where no format becomes direct code.
qrintf_table choices-kept -O2 {
#include <stdio.h>
} {
    row {char *p, int c, int v} { sprintf (p, c ? "%y" : "%k", v); } printf
    assembly lacks "\nf0:.*sprintf.*sprintf.*size\[ \t\]+f0"
}

# -march names the wider emitters directly; no dispatch is needed, so that a call by what
# chooses among them would bring too many.
qrintf_table march "-O2 -march=x86-64-v4" {
#include <stdio.h>
} {
    row {char *p, long v} { return sprintf (p, "%ld", v); } lowered
    row {double d} { printf ("%g\n", d); } printf
    assembly has "__qrintf_i64_exact__v4"
}

# An object has the mark of the plugin in .comment if a call is lowered in it.
foreach { name attributes outcome verb mark } {
    mark "" lowered has "ident\[ \t\]+.qrintf \[0-9\]" no-mark {__attribute__ ((cold))} note lacks qrintf
} {
    qrintf_table $name -O2 "#include <stdio.h>" {
	row {char *p, int v} { return sprintf (p, "%d", v); } $outcome $attributes
	assembly $verb $mark
    }
}

# A function without a profile, as -fno-guess-branch-probability leaves it, has to remain
# without: GCC crashed later on, and lays out the code by what the edges say, which -dA
# shows.
qrintf_table no-profile \
    "-O2 -fplugin-arg-libqrintf-inline=all -fno-guess-branch-probability -dA" {
#include <stdio.h>
} {
    row {const char *s, int a} { printf ("%s %d\n", s, a); } { {direct stream} }
    row {char *b, size_t n, int a} { return snprintf (b, n, "%d", a); } { {direct guarded} }
    row {int c, int n} {
	for (int i = 0; i < n; i++) printf (c ? "a%d" : "b%d ", i);
    } { {direct stream} }
    assembly has "SUCC: 4"
    assembly lacks "guessed|adjusted"
}

# An octet costs a table load and a store, a number up to 9999 two loads: no call, no
# division.  One octet is not worth a table of a kilobyte.
foreach { name rows } {
    octets {
	row {char *p, const unsigned char *a} {
	    return sprintf (p, "%d.%d.%d.%d", a[0], a[1], a[2], a[3]);
	} { {direct 15} }
	row {char *p, unsigned y} {
	    return y < 10000 ? sprintf (p, "%u", y) : 0;
	} { {direct 4} } {__attribute__ ((hot))}
	assembly has "__qrintf_dec3"
    } one-octet {
	row {char *p, const unsigned char *a} {
	    return sprintf (p, "<%d>", *a);
	} { {direct 5} } {__attribute__ ((hot))}
	assembly lacks "__qrintf_dec3"
    }
} {
    qrintf_table $name -O2 "#include <stdio.h>" "$rows
	assembly lacks {(call|jmp)\[ \t\]+\\*?(s?n?printf|__qrintf)}
	assembly lacks {i?div\[bwlq\]}
	assembly has __qrintf_dec2"
}

# The fallback of direct code in a stream is qrintf's printf, which also prints to
# line-buffered streams, if the program has it.  The fallback of direct code in memory is
# the C library's function.
qrintf_table stream-fallback "-O2 -D_FORTIFY_SOURCE=2" {
#include <stdio.h>
char text[20];
} {
    row {FILE *f, int v, const char *s} {
	return fprintf (f, "%d of %s\n", v, s);
    } { {direct stream} } {__attribute__ ((hot))}
    row {int v, const char *s} {
	printf ("%d:", v); printf ("%s of %d\n", s, v);
    } { {direct stream} {direct stream +1} } {__attribute__ ((hot))}
    row {const char *s} { return snprintf (text, 15, "%s.", s); } direct
    assembly has "__qrintf_stream_enter.*\[ \t\]__qrintf_linked_fprintf_chk"
    assembly has "__qrintf_stdout_enter.*\[ \t\]__qrintf_linked_printf_chk"
    assembly has "\[ \t\]__snprintf_chk"
}

# The call that prints a translation is also what is called where the stream has no room
# for the text that is not translated, so that there is one call of the C library.  Its
# result may be used.
qrintf_table translated-fallback -O2 {
#include <libintl.h>
#include <stdio.h>
} {
    row {FILE *f, int v, const char *s} {
	return fprintf (f, gettext ("%d of %s\n"), v, s) + 1;
    } lowered {__attribute__ ((hot))}
    assembly has "__qrintf_stream_enter.*\[ \t\]__qrintf_fprintf"
    assembly lacks "\[ \t\]fprintf"
}

# Values of one limit below a power of two are tested at once: here is one test for each
# call.
qrintf_table values-together -O2 "#include <stdio.h>" {
    row {char *p, const unsigned *v} {
	return sprintf (p, "%02x%02x%02x%02x-%02x%02x%02x%02x", v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7]);
    } { {direct 17} } {__attribute__ ((hot))}
    row {char *p, const unsigned *v} {
	return sprintf (p, "%04x%04x%04x%04x-%04x%04x%04x%04x", v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7]);
    } { {direct 33} } {__attribute__ ((hot))}
    foreach limit { 255 65535 } {
	assembly has "cmpl\[ \t\]+.$limit,"
	assembly lacks "cmpl\[ \t\]+.$limit,.*cmpl\[ \t\]+.$limit,"
    }
}
