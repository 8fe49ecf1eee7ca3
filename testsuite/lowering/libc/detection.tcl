# SPDX-License-Identifier: GPL-3.0-or-later
# The unit's C library: glibc, one of the others that are installed, or none.

set libc_remarks "-fplugin=$QRINTF_PLUGIN -fopt-info-optimized-missed=libc.remarks"

# A unit of every kind: with all the headers that it needs, with none, with one
# that declares nothing of the family.
proc libc_write_units {} {
    qrintf_write all/one.c {#include <stdio.h>
int call (char *b, int v) { printf ("%d.", v); return sprintf (b, "%d", v); }}
    qrintf_write none/one.c {int printf (const char *, ...);
int call (int v) { return printf ("%d.", v); }}
    qrintf_write builtin/one.c {int call (char *b, int v)
{ return __builtin_sprintf (b, "%d.", v); }}
    qrintf_write other/one.c {#include <stdlib.h>
int call (char *b, int v) { return __builtin_sprintf (b, "%d.", v); }}
    qrintf_write constant/one.c {int printf (const char *, ...);
int call (int v) { return printf ("text\n"); }}
    foreach minor { 34 35 } {
	qrintf_write glibc$minor/features.h "#define __GLIBC__ 2
#define __GLIBC_MINOR__ $minor"
	qrintf_write glibc$minor/one.c {#include "features.h"
int sprintf (char *, const char *, ...);
int call (char *b, unsigned v) { return sprintf (b, "%b", v); }}
    }
    foreach { name macro } { diet __dietlibc__ uclibc __UCLIBC__ } {
	qrintf_write $name/features.h "#define __GLIBC__ 2\n#define $macro 1"
	qrintf_write $name/one.c "#include \"features.h\"
int printf (const char *, ...);
int call (int v) { return printf (\"%d.\", v); }"
    }
}

proc libc_one { name cc calls { says {^$} } { options "" } } {
    global libc_remarks
    libc_steps "$name $cc $options" \
	[list "$cc -O2 -fdiagnostics-plain-output $libc_remarks $options -S -o libc.s $name/one.c"] $calls $says
}

# Preprocessed first: with the lines that tell of files, with those that define
# macros, with neither.
# A unit of which the C library is not known: nothing is lowered, a remark says why,
# and the compiler prints what it prints without the plugin, as configure scripts
# take any word there for a failure.
proc libc_unknown { name cc { options "" } } {
    libc_one $name $cc {} {^$} "-Werror $options"
    set name "libc $name $cc remark"
    set remarks [qrintf_contents libc.remarks]
    qrintf_judge $name \
	[regexp {missed: qrintf: \w+ [^\n]*kept: no known C library declares it} $remarks] $remarks
}

proc libc_two_steps { name cc calls } {
    global libc_remarks
    foreach options { "" -fdirectives-only -P } {
	libc_steps "$name $cc in two steps $options" \
	    [list "$cc -O2 -E $options -o libc.i $name/one.c" \
		 "$cc -O2 $libc_remarks -fpreprocessed \
		      [string map {-P ""} $options] -S -o libc.s libc.i"] $calls
    }
    libc_steps "$name $cc -save-temps" \
	[list "$cc -O2 -fdiagnostics-plain-output $libc_remarks -save-temps=obj -S -o libc.s $name/one.c"] \
	$calls
}

proc libc_precompiled { cc kind } {
    global libc_remarks
    qrintf_write pch/first.h "#include <stdio.h>"
    qrintf_write pch/one.c "#include \"first.h\"\n[qrintf_contents all/one.c]"
    set gcc "$cc -O2 $libc_remarks"
    libc_steps "$cc precompiled" \
	[list "$gcc -x $kind pch/first.h -o pch/first.h.gch" \
	     "$gcc -Winvalid-pch -S -o libc.s pch/one.c"] { printf sprintf }
    file delete pch/first.h.gch
}

proc libc_detection {} {
    global QRINTF_CC QRINTF_CXX
    set a -fplugin-arg-libqrintf-libc
    libc_write_units
    foreach { cc kind } [list $QRINTF_CC c-header "$QRINTF_CXX -xc++" c++-header] {
	libc_one all $cc { printf sprintf }
	libc_one all $cc {} {^$} $a=none
	libc_one other $cc sprintf
	libc_unknown builtin $cc
	libc_one builtin $cc sprintf {^$} $a=glibc
	libc_one builtin $cc {} {^$} $a=none
	libc_one builtin $cc {} {^$} -fno-builtin
	libc_one builtin $cc {} {^$} -O0
	libc_one constant $cc {}
    }
    libc_unknown none $QRINTF_CC
    libc_unknown diet "$QRINTF_CC -Wno-format"
    libc_unknown uclibc "$QRINTF_CC -Wno-format"
    foreach { minor form } { 34 {\(qrintf's printf\)} 35 {\(direct} } {
	libc_one glibc$minor "$QRINTF_CC -Wno-format" sprintf
	set remarks [qrintf_contents libc.remarks]
	qrintf_judge "libc glibc$minor form" [regexp "sprintf \"%b\" lowered $form" $remarks] $remarks
    }
    libc_two_steps all $QRINTF_CC { printf sprintf }
    libc_two_steps all $QRINTF_CXX { printf sprintf }
    libc_precompiled $QRINTF_CC c-header
    libc_precompiled $QRINTF_CXX c++-header
    foreach cc { musl-gcc "diet gcc" } {
	if { [auto_execok [lindex $cc 0]] eq "" } {
	    unsupported "libc $cc (not installed)"
	} else {
	    set ::env(REALGCC) $QRINTF_CC
	    libc_others [string map "gcc $QRINTF_CC musl-$QRINTF_CC musl-gcc musl-gcc musl-gcc" $cc]
	}
    }
}

# musl is recognised by its headers.  With a library that the plugin does not know nothing
# is lowered, with a remark.
proc libc_others { cc } {
    if { $cc eq "musl-gcc" } {
	libc_one all $cc sprintf
	libc_two_steps all $cc sprintf
    } else {
	libc_unknown all $cc
    }
    libc_unknown builtin $cc
}
