# SPDX-License-Identifier: GPL-3.0-or-later
# gcov counts lines, branches and calls of a program as if nothing were lowered.

# Runs coverage.c, compiled with OPTIONS, in a folder of its own.  Returns what
# the program prints, what gcov says, and the annotated source.
proc debug_counts { folder options } {
    global qrintf_source debug_gcov QRINTF_CC
    file delete -force -- $folder
    file mkdir $folder
    file copy $qrintf_source $folder
    set before [pwd]
    cd $folder
    foreach { command output } [list \
	[list $QRINTF_CC -w coverage.c {*}$options -o coverage] coverage.log \
	./coverage coverage.out \
	[list $debug_gcov -b -c -f coverage.c] gcov.out] {
	set status [qrintf_execute $command $output]
	if { $status ne "exit 0" } { break }
    }
    set counts [list $status]
    foreach file { coverage.log.err coverage.out gcov.out coverage.c.gcov } {
	lappend counts [qrintf_contents $file]
    }
    cd $before
    return $counts
}

# The gcov of the compiler's version, where there are several.
set debug_gcov gcov-$qrintf_gcc_major
if { [auto_execok $debug_gcov] eq "" } { set debug_gcov gcov }

set qrintf_source $srcdir/$subdir/coverage.c
foreach options {
    "-O2 --coverage" "-Og --coverage -fplugin-arg-libqrintf-inline=all"
    "-O1 --coverage -fprofile-update=atomic -fplugin-arg-libqrintf-inline=none"
} {
    set plain [debug_counts counted-plain [lsearch -all -inline -not $options "-fplugin-*"]]
    set lowered [debug_counts counted-lowered "-fplugin=$QRINTF_PLUGIN $options"]
    if { [lindex $plain 0] eq "exit 0" && [lindex $plain end] ne "" && $plain eq $lowered } {
	pass "coverage.c $options counts"
    } else {
	fail "coverage.c $options counts"
	foreach one $plain other $lowered { qrintf_tell_difference $one $other }
    }
}
