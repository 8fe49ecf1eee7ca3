# SPDX-License-Identifier: GPL-3.0-or-later
# Whether a function is the library's or the program's, which its declaration tells: that
# of the library's header, or one of the program before, after or instead of it.

# Compiles a unit of LINES with OPTIONS; those of the family that are lowered must
# be CALLS.  The compiler's diagnostics are not checked.
proc libc_declared { name options calls lines { kind c } } {
    global QRINTF_CC libc_remarks
    qrintf_write declared/$name.$kind $lines
    libc_steps "declared $name $options" \
	[list "$QRINTF_CC -O2 -w $libc_remarks $options -S -o libc.s declared/$name.$kind"] \
	$calls
}

proc libc_declarations {} {
    set gnu "#define _GNU_SOURCE"
    set header "$gnu\n#include <stdio.h>"
    set call {int f (char **p, int v)
{ return dprintf (v, "%d.", v) + asprintf (p, "%d.", v) + fprintf (stdin, "%d.", v); }}
    set all { dprintf asprintf fprintf }
    set own {int asprintf (char **, const char *, ...); int dprintf (int, const char *, ...);}
    foreach kind { c C } {
	libc_declared header "" $all "$header\n$call" $kind
	libc_declared header -D_FORTIFY_SOURCE=2 $all "$header\n$call" $kind
	libc_declared header -D_LARGEFILE64_SOURCE $all "$header\n$call" $kind
	libc_declared no-dprintf -fno-builtin-dprintf { asprintf fprintf } "$header\n$call" $kind
	libc_declared no-asprintf "-fno-builtin-asprintf -D_FORTIFY_SOURCE=2" \
	    { dprintf fprintf } "$header\n$call" $kind
	libc_declared no-fprintf "-fno-builtin-fprintf -D_FORTIFY_SOURCE=2" \
	    { dprintf asprintf } "$header\n$call" $kind
	libc_declared no-sprintf "-fno-builtin-sprintf -D_FORTIFY_SOURCE=2" {} \
	    "$header\nint f (char *b, int v) { return sprintf (b, \"%d\", v); }" $kind
	libc_declared no-builtin "-fno-builtin -D_FORTIFY_SOURCE=2" {} "$header\n$call" $kind
    }
    libc_declared freestanding -ffreestanding {} "$header\n$call"
    libc_declared strict "-std=c99 -D_FORTIFY_SOURCE=2" $all "$header\n$call"
    libc_declared implicit "-std=c11 -Wno-error=implicit-function-declaration" fprintf "#include <stdio.h>\n$call"

    # Another symbol is another function.
    foreach { before behind } {
	"" {extern int snprintf (char *, size_t, const char *, ...) __asm__ ("own");
extern int puts (const char *) __asm__ ("own_puts");}
	"#pragma redefine_extname snprintf own\n#pragma redefine_extname puts own" ""
    } {
	libc_declared renamed -fplugin-arg-libqrintf-inline=all {} "$before
$header
$behind
int f (char *p, int v) { return snprintf (p, 9, \"%d\", v) + puts (p); }"
    }

    # Those with a va_list.
    set lists {#include <stdarg.h>
__attribute__ ((hot)) int g (char **p, int v, const char *f, va_list *a)
{ return vdprintf (v, f, a[0]) + vasprintf (p, f, a[1]); }}
    foreach kind { c C } {
	libc_declared lists "" { vasprintf vdprintf } "$header\n$lists" $kind
	libc_declared lists -D_FORTIFY_SOURCE=2 { vasprintf vdprintf } "$header\n$lists" $kind
	libc_declared no-vdprintf -fno-builtin-vdprintf vasprintf "$header\n$lists" $kind
	libc_declared no-vasprintf "-fno-builtin-vasprintf -D_FORTIFY_SOURCE=2" vdprintf \
	    "$header\n$lists" $kind
    }
    libc_declared own-list "" vdprintf "#include <stdarg.h>
int vasprintf (char **, const char *, va_list);\n$header\n$lists"
    libc_declared list-label "" vdprintf "#include <stdarg.h>
$gnu\nint vasprintf (char **, const char *, va_list) __asm__ (\"my_vasprintf\");
#include <stdio.h>\n$lists"

    # POSIX has dprintf and, up to glibc 2.36 by default as well, no asprintf.
    set posix -D_POSIX_C_SOURCE=200809L

    # Redeclared behind the header, as the same; before it, the program's own.
    libc_declared behind "" $all "$header\n$own\n$call"
    libc_declared block "" $all "$header\nvoid g (void) { $own }\n$call"
    libc_declared before "" fprintf "$own\n$header\n$call"
    libc_declared instead $posix { dprintf fprintf } "#include <stdio.h>\n$own\n$call"
    libc_declared knr "-std=gnu11 $posix" { dprintf fprintf } \
	"int asprintf ();\n#include <stdio.h>\n$call"
    libc_declared label "" fprintf "$gnu
int dprintf (int, const char *, ...) __asm__ (\"my_dprintf\");
int asprintf (char **, const char *, ...) __asm__ (\"my_asprintf\");
#include <stdio.h>\n$call"
    libc_declared redefined "" fprintf "#pragma redefine_extname dprintf my_dprintf
#pragma redefine_extname asprintf my_asprintf\n$header\n$call"
    libc_declared to-libc "" {} "$header
#pragma redefine_extname my_dprintf dprintf
int my_dprintf (int, const char *, ...);
int f (int v) { return my_dprintf (v, \"%d.\", v); }"
    libc_declared macro "-Dasprintf=my_asprintf -Ddprintf=my_dprintf" fprintf "$header\n$call"
    libc_declared undefined "" $all "$header
#define asprintf my_asprintf\n#define dprintf my_dprintf
int asprintf (char **, const char *, ...); int dprintf (int, const char *, ...);
#undef asprintf\n#undef dprintf\n$call"
    libc_declared namespace "" fprintf "$header
namespace n { extern \"C\" int dprintf (int, const char *, ...);
int asprintf (char **, const char *, ...);
int f (char **p, int v)
{ return dprintf (v, \"%d.\", v) + asprintf (p, \"%d.\", v) + fprintf (stdin, \"%d.\", v); } }" C
    libc_declared using "" $all "$header
namespace n { using ::dprintf; using ::asprintf; }
int f (char **p, int v)
{ return n::dprintf (v, \"%d.\", v) + n::asprintf (p, \"%d.\", v) + fprintf (stdin, \"%d.\", v); }" C

    # Other libraries' headers, system headers among them.
    qrintf_write declared/sys/stdio.h "#pragma GCC system_header\n#include_next <stdio.h>\n$own"
    qrintf_write declared/sys/libiberty.h $own
    libc_declared gnulib "-Ideclared/sys $posix" { dprintf fprintf } \
	"#include <stdio.h>\n$call"
    libc_declared gnulib "-isystem declared/sys $posix" { dprintf fprintf } \
	"#include <stdio.h>\n$call"
    libc_declared gnulib "-isystem declared/sys -D_GNU_SOURCE" $all "#include <stdio.h>\n$call"
    libc_declared libiberty "-isystem declared/sys" fprintf \
	"#include <libiberty.h>\n$header\n$call"
    libc_declared included "-include stdio.h -D_GNU_SOURCE" $all "$own\n$call"
    qrintf_write declared/sys/text.h "#pragma GCC system_header
static int asprintf (char **p, const char *f, ...) { return 7; }"
    libc_declared static "-Ideclared/sys -std=c11" fprintf "#include <text.h>
#include <stdio.h>\nint f (char **p, int v)
{ return asprintf (p, \"%d.\", v) + fprintf (stdin, \"%d.\", v); }"

    # Kernels: their own headers declare them.
    foreach { kernel flags } { linux "-D__KERNEL__ -nostdinc -fno-pie" freebsd \
	"-D_KERNEL -nostdinc -ffreestanding" xen "-D__XEN__ -nostdinc -nostdlib" } {
	libc_declared $kernel "$flags -fplugin-arg-libqrintf-inline=all" {} {
int snprintf (char *, __SIZE_TYPE__, const char *, ...)
  __attribute__ ((format (printf, 3, 4)));
int sprintf (char *, const char *, ...) __attribute__ ((format (printf, 2, 3)));
int printf (const char *, ...) __attribute__ ((format (printf, 1, 2)));
int f (char *b, int v, void *p)
{ return sprintf (b, "%d.", v) + snprintf (b, 9, "%pK", p) + printf ("%d.", v); }}
    }

    # Defined in the unit itself.
    foreach { name lines } {
	printf {int printf (const char *f, ...) { return 7; }
int f (int v) { return printf ("%d.", v); }}
	sprintf {int sprintf (char *p, const char *f, ...) { return 7; }
int f (char *p, int v) { return sprintf (p, "%d.", v); }}
	dprintf {int dprintf (int d, const char *f, ...) { return 7; }
int f (int v) { return dprintf (v, "%d.", v); }}
	asprintf {int asprintf (char **p, const char *f, ...) { return 7; }
int f (char **p, int v) { return asprintf (p, "%d.", v); }}
	vprintf {int vprintf (const char *f, __builtin_va_list a) { return 7; }
int f (const char *f, __builtin_va_list *a) { return vprintf (f, *a); }}
	vsnprintf {int vsnprintf (char *p, __SIZE_TYPE__ n, const char *f, __builtin_va_list a) { return 7; }
int f (char *p, const char *f, __builtin_va_list *a) { return vsnprintf (p, 9, f, *a); }}
    } {
	libc_declared defined-$name -fno-inline {} "$header\n$lines"
    }
}
