# SPDX-License-Identifier: GPL-3.0-or-later
# Which calls read their format at run time, and which stay, with which remark.

foreach level { -O1 -O2 -O3 "-O2 -fPIC" } {
    qrintf_table remarks "$level $messages" {
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#define HOT __attribute__ ((hot, noipa))
#define COLD __attribute__ ((cold, noipa))
typedef int list_printer (char *, size_t, const char *, va_list);
typedef int stream_printer (FILE *, const char *, va_list);
list_printer *address_of_it = vsnprintf;
jmp_buf place;
    } {
	row {char *p, size_t n, const char *f, va_list *a} {
	    return vsnprintf (p, n, f, a[0]) + vsprintf (p, f, a[1]) + vsnprintf (p, n, "%d", a[2]);
	} { printf printf {"\"%d\" lowered" printf} } HOT
	row {FILE *s, char **p, int fd, const char *f, va_list *a} {
	    int r = vfprintf (s, f, a[0]) + __builtin_vprintf (f, a[1]);
	    return r + vasprintf (p, f, a[2]) + vdprintf (fd, f, a[3]);
	} { {vfprintf printf} {vprintf printf} {vasprintf printf} {vdprintf printf} } HOT
	row {char *p, size_t n, FILE *s, const char *f, va_list *a} {
	    int r = __builtin___vsnprintf_chk (p, n, 1, 99, f, a[0]);
	    r += __builtin___vsprintf_chk (p, 1, 99, f, a[1]); r += __builtin___vfprintf_chk (s, 1, f, a[2]);
	    return r + __builtin___vprintf_chk (1, f, a[3]);
	} { {vsnprintf lowered} {vsprintf lowered} {vfprintf lowered} {vprintf lowered} } HOT
	row {char *p, char **q, size_t n, FILE *s, const char *f, double d, long double l} {
	    int r = sprintf (p, f, 1, "s"); r += snprintf (p, n, f, 1, "s"); r += fprintf (s, f, 1, "s");
	    r += printf (f, 1, "s"); r += printf (f); r += sprintf (p, f, d); r += sprintf (p, f, 1, l);
	    r += dprintf (2, f, 1); r += dprintf (2, f, d); r += asprintf (q, f);
	    return r + asprintf (q, f, 1, "s");
	} [lrepeat 11 printf] HOT
	row {list_printer *call, char *p, size_t n, const char *f, va_list a} {
	    return call (p, n, f, a);
	} { {vsnprintf printf} } HOT
	# The address of vfprintf is not taken, so nothing is expected here.
	row {stream_printer *call, FILE *s, const char *f, va_list a} { return call (s, f, a); } {} HOT
	row {list_printer *call, char *p, size_t n, const char *f, va_list a} {
	    return call (p, n, f, a);
	} {} COLD
	row {char *p, size_t n, const char *f, va_list a} {
	    return vsnprintf (p, n, f, a);
	} { {note the function has the attribute cold} } COLD
	row {char *p, size_t n, const char *f, va_list a} {
	    if (setjmp (place)) return 5; return vsnprintf (p, n, f, a);
	} { {kept the call may return twice} } HOT
    }
}

# A va_list that is copied for a call is copied member by member: one load of sixteen bytes
# would wait for the stores of va_start.
foreach level { -O1 -O2 -O3 "-O2 -fPIC" } {
    if { ![string match x86_64-* [exec $QRINTF_CC -dumpmachine]] } { break }
    qrintf_table copied "$level -fplugin-arg-libqrintf-runtime=library" {
#include <stdarg.h>
#include <stdio.h>
    } {
	row {char *p, size_t n, const char *format, va_list values} {
	    va_list copy; va_copy (copy, values); int length = vsnprintf (p, n, format, copy);
	    va_end (copy); return length;
	} lowered {__attribute__ ((noipa))}
	assembly has __qrintf_vsnprintf
	assembly lacks {\tv?mov(dqu|ups|dqa|aps)\t}
    }
}
