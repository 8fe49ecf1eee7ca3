# SPDX-License-Identifier: GPL-3.0-or-later
# Programs of several units whose targets nothing else refers to.  Whatever way
# they are compiled and linked, what is lowered is what is lowered in the plain
# way: each call, and each once.  Where tests are reduced, C has one half of the sets
# of options and C++ the other.  No -flto=2: compilers side by side would write their
# remarks into each other's lines.

# Compiles UNITS with CC, OPTIONS and the plugin, the last one into an archive, and
# links them.  The program's output and the remarks of both steps, each once; or
# nothing, if that fails.
proc own_linked_program { cc units options } {
    global srcdir subdir QRINTF_PLUGIN
    set gcc [list $cc -fchecking=1 -I$srcdir/lib {*}$options]
    if { $QRINTF_PLUGIN ne "" } {
	lappend gcc -fplugin=$QRINTF_PLUGIN -fopt-info-optimized-missed
    }
    set objects {}
    set said ""
    file delete -force own-linked own-linked.a
    foreach unit $units {
	lappend objects own-linked-[file rootname $unit].o
	set c [list {*}$gcc -c $srcdir/$subdir/linked/$unit -o [lindex $objects end]]
	if { [qrintf_execute $c own-linked.log] ne "exit 0" } {
	    send_log "$c\n[qrintf_contents own-linked.log.err]\n"
	    return {}
	}
	append said [qrintf_contents own-linked.log.err]
    }
    exec gcc-ar rc own-linked.a [lindex $objects end]
    set link [list {*}$gcc {*}[lrange $objects 0 end-1] own-linked.a -o own-linked]
    if { [qrintf_execute $link own-linked.log] ne "exit 0"
	 || [qrintf_execute ./own-linked own-linked.out] ne "exit 0" } {
	send_log "$link\n[qrintf_contents own-linked.log.err]\n"
	return {}
    }
    append said [qrintf_contents own-linked.log.err]
    set remarks [regexp -all -inline -line {^.*: qrintf: .*$} $said]
    # Those of the functions' bodies, which are not called where a call is lowered.
    set remarks [lsearch -all -inline -not -glob $remarks "*(qrintf's printf)*"]
    return [list [qrintf_contents own-linked.out] [lsort -unique $remarks]]
}

proc own_linked_programs {} {
    global QRINTF_CC QRINTF_CXX QRINTF_PLUGIN qrintf_reduced
    set turn 0
    foreach { cc units calls } [list \
	$QRINTF_CC { calls.c sinks.c aside.c } 7 \
	$QRINTF_CXX { member-calls.C members.C } 6] {
	set plugin $QRINTF_PLUGIN
	set QRINTF_PLUGIN ""
	set plain [own_linked_program $cc $units -O2]
	set QRINTF_PLUGIN $plugin
	set wanted [own_linked_program $cc $units -O2]
	set name "own linked [lindex $units 0]"
	set lowered [lsearch -all [lindex $wanted 1] "*: optimized: *"]
	qrintf_judge "$name lowers $calls" \
	    [expr { [llength $lowered] == $calls && [lindex $plain 0] eq [lindex $wanted 0] }] \
	    "$wanted"
	foreach options {
	    "-O2 -flto" "-O2 -flto -flto-partition=one" "-O2 -flto -flto-partition=none"
	    "-O2 -flto -flto-partition=1to1" "-O2 -flto -flto-partition=max"
	    "-O2 -flto -ffat-lto-objects" "-O2 -flto -ffat-lto-objects -fno-use-linker-plugin"
	    "-O2 -flto -fwhole-program" "-O2 -flto -fipa-pta" "-O3 -flto -g"
	    "-O2 -flto -fuse-ld=gold" "-O2 -flto -fPIC -fno-semantic-interposition"
	    "-O2 -flto -fvisibility=hidden" "-O2 -fno-toplevel-reorder"
	    "-O2 -flto -fno-ipa-icf -fno-inline"
	} {
	    if { [incr turn] % 2 && $qrintf_reduced } { continue }
	    if { ![qrintf_has_linker $options] } {
		unsupported "$name $options (no such linker)"
		continue
	    }
	    set got [own_linked_program $cc $units $options]
	    qrintf_judge "$name $options" [expr { $got eq $wanted }] \
		"wanted:\n[join [lindex $wanted 1] \n]\ngot:\n[join [lindex $got 1] \n]"
	}
    }
}
