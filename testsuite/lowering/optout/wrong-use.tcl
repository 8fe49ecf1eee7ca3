# SPDX-License-Identifier: GPL-3.0-or-later
# The attribute where it cannot stand, and without the plugin.

# What the compiler says to wrong-use.c, read as LANGUAGE, with OPTIONS.
proc optout_diagnostics { language options } {
    global srcdir subdir QRINTF_PLUGIN
    file delete optout-wrong.s.log.err
    qrintf_compile $srcdir/$subdir/wrong-use.c compile \
	[concat -fplugin=$QRINTF_PLUGIN -x $language $options] optout-wrong.s
    return [qrintf_contents optout-wrong.s.log.err]
}

# As GCC does to an attribute of its own, but for the columns.
foreach language { c c++ } {
    foreach options { "" "-DARGUMENTS" } {
	set given [optout_diagnostics $language $options]
	set expected [optout_diagnostics $language "$options -DATTRIBUTE=noinline"]
	qrintf_judge "optout $language$options: warned $language" [regexp {no_qrintf} $given] $given
	set expected [string map { noinline no_qrintf } $expected]
	foreach text { given expected } {
	    set $text [regsub -all {(wrong-use.c:\d+):\d+} [set $text] {\1}]
	}
	qrintf_judge "optout $language $options as GCC's own" [string equal $given $expected] \
	    "given:\n$given\nexpected:\n$expected"
    }
}

# Without the plugin nobody knows it: hence the macro.
proc optout_without_plugin { name text regexp } {
    qrintf_write optout-without.c "#include <stdio.h>\n$text\nvoid f (int v) { printf (\"%d\\n\", v); }"
    foreach driver [list $::QRINTF_CC $::QRINTF_CXX] {
	set status [qrintf_execute \
	    [list $driver -O2 -Wall -S optout-without.c -o optout-without.s] optout-without]
	set said [qrintf_contents optout-without.err]
	qrintf_judge "optout without plugin, $name" \
	    [expr { $status eq "exit 0" && [regexp $regexp $said] }] $said
    }
}
optout_without_plugin bare "__attribute__ ((no_qrintf)) void f (int);" \
    "no_qrintf.* attribute directive ignored \\\[-Wattributes"
optout_without_plugin macro "#ifdef __QRINTF__
#define NO_QRINTF __attribute__ ((no_qrintf))
#else
#define NO_QRINTF
#endif
NO_QRINTF void f (int);" {^$}

# GCC 11 cannot keep the word in what is always inlined; it says so.
proc optout_always_inline { options regexp } {
    global srcdir subdir QRINTF_PLUGIN
    qrintf_compile $srcdir/$subdir/functions.c compile \
	[concat -fplugin=$QRINTF_PLUGIN -O2 $options] optout-inline.s
    set said [qrintf_contents optout-inline.s.log.err]
    qrintf_judge "optout always_inline $options" [regexp $regexp $said] $said
}
optout_always_inline -g {^$}
optout_always_inline -g0 [expr { [exec $QRINTF_CC -dumpversion] < 12 ? "'no_qrintf'.*'inlined'.*'-g'" : {^$} }]
