# SPDX-License-Identifier: GPL-3.0-or-later
# How a debugger stops at a lowered call, as docs/opting-out.md says.

# What gdb says to COMMANDS about breakpoints.c compiled with OPTIONS; lines
# "first stop" and "second stop" may be named in them.
proc optout_debug { options commands } {
    global srcdir subdir QRINTF_CC QRINTF_PLUGIN optout_built
    set source $srcdir/$subdir/breakpoints.c
    if { ![info exists optout_built] || $optout_built ne $options } {
	set built [qrintf_execute [list $QRINTF_CC -O2 -g -fplugin=$QRINTF_PLUGIN \
	    $source {*}$options -o optout-debugged] optout.log]
	if { $built ne "exit 0" } { return "$built [qrintf_contents optout.log.err]" }
	set optout_built $options
    }
    set gdb [list gdb -nx -batch -ex "set pagination off" -ex "set debuginfod enabled off"]
    set lines [split [qrintf_contents $source] "\n"]
    foreach command $commands {
	regexp {(first|second) stop} $command stop
	if { [info exists stop] } {
	    set number [expr { [lsearch $lines "*$stop*"] + 1 }]
	    set command [string map [list $stop breakpoints.c:$number] $command]
	    unset stop
	}
	lappend gdb -ex $command
    }
    lappend gdb --args ./optout-debugged hello
    qrintf_execute $gdb optout-gdb.log
    return "[qrintf_contents optout-gdb.log][qrintf_contents optout-gdb.log.err]"
}

# Gdb's answers to COMMANDS match REGEXP, or do not where it begins with "!".
proc optout_check_debugger { name options commands regexp } {
    set said [optout_debug $options $commands]
    set unwanted [string match "!*" $regexp]
    set found [regexp [string trimleft $regexp !] $said]
    qrintf_judge "optout gdb $name $options" \
	[expr { $found != $unwanted && [regexp {exited normally} $said] }] $said
}

if { [auto_execok gdb] eq "" } { error "these tests need gdb" }
set sets { {} {-flto} {-static} {-fplugin-arg-libqrintf-cpu=base} }
lappend sets [list -fplugin-arg-libqrintf-runtime=library $QRINTF_RUNTIME]
foreach options $sets {
    # A breakpoint at the line of the call, and the text after the next line.
    optout_check_debugger "line" $options \
	{ "break first stop" "run" "print doubled" "next" "print text" "delete" "continue" } \
	{= 14\n.*= "14 hello"}
    # A call that is lowered to stores, without a call.
    optout_check_debugger "line without a call" $options \
	{ "break second stop" "run" "print v" "next" "print text" "delete" "continue" } \
	{= 2 .*= "2\.\\000}
    # A breakpoint at every emitter, with its caller.
    optout_check_debugger "emitters" $options \
	{ "start" "rbreak ^__qrintf_" "continue" "backtrace" "delete" "continue" } \
	{#0 [^\n]*__qrintf_[\w.]+ \([^\n]*\n#1 [^\n]* lowered \(.*breakpoints.c:\d+\n#2 .* main \(}
    # A breakpoint at snprintf is not reached by lowered calls …
    optout_check_debugger "no snprintf" $options \
	{ "start" "break snprintf" "continue" "backtrace" "delete" "continue" } \
	{!#0 [^\n]*snprintf}
    # … but by calls that the user has kept.
    foreach out { exclude=snprintf disable } {
	optout_check_debugger "$out" [concat $options -fplugin-arg-libqrintf-$out] \
	    { "start" "break snprintf" "continue" "backtrace" "delete" "continue" } \
	    {#0 [^\n]*snprintf.*\n#1 .* lowered \(}
    }
}

# A breakpoint at the emitter of one kind of conversion, which gdb shows by any of its
# names.
optout_check_debugger "one emitter" {} \
    { "start" "rbreak ^__qrintf_i32_exact__" "continue" "backtrace" "delete" "continue" } \
    {#0  0x\w+ in __qrintf_i32_[\w.]+ \(\)\n#1 .* lowered \(}
optout_check_debugger "another emitter" {} \
    { "start" "rbreak ^__qrintf_real_" "continue" "backtrace" "delete" "continue" } \
    {!#0 [^\n]*__qrintf}

# At -Og the lines at which "next" stops, the variables there and what "finish" returns
# to are those of the program in which nothing is lowered; higher levels move code.
set commands {
    "break lowered" "break inline_form" "run" "info locals" "next" "info locals" "next"
    "info locals" "next" "info locals" "finish" "continue" "next" "next" "info locals"
    "finish" "next" "next" "continue"
}
foreach options {
    -Og "-Og -fplugin-arg-libqrintf-inline=all" "-Og -gsplit-dwarf" "-Og -g3 -gz"
    "-Og -gdwarf-4 -fplugin-arg-libqrintf-inline=none"
} {
    set all {}
    foreach lowered { -fplugin-arg-libqrintf-disable "" } {
	set said [optout_debug [concat $options $lowered] $commands]
	lappend all [regsub -all {0x[0-9a-f]+|process [0-9]+} $said ""]
    }
    lassign $all plain given
    qrintf_judge "optout gdb next, finish $options" \
	[expr { $plain eq $given && [regexp {doubled = 14.*exited normally} $given] }] \
	"plain:\n$plain\nlowered:\n$given"
}
