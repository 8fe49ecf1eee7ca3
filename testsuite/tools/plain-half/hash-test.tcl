# SPDX-License-Identifier: GPL-3.0-or-later
# What is kept of a plain program is taken again only if all it is made of is the same:
# its sources, however many, and what they include.
#
# usage: expect hash-test.tcl COMPILER

source [file dirname [info script]]/../../lib/plain-half.exp
set compiler [lindex $argv 0]
set qrintf_launcher ""
set failed 0

proc write { name text } {
    set channel [open $name w]
    puts $channel $text
    close $channel
}

proc hash { args } {
    global compiler
    return [qrintf_plain_hash [list $compiler -O2 {*}$args] run]
}

# Whether the hash of the sources SOURCES is another one after CHANGE has run.
proc expect_change { sources change } {
    global failed
    set before [hash {*}$sources]
    if { [hash {*}$sources] ne $before } {
	puts "$sources: two hashes of the same"
	incr failed
    }
    uplevel #0 $change
    if { [hash {*}$sources] eq $before } {
	puts "$sources: the same hash after: $change"
	incr failed
    }
}

set folder [exec mktemp -d]
cd $folder
write first.c {#include "values.h"}
write second.c {#include "values.h"}
write values.h {int v = 1;}
expect_change first.c { write values.h {int v = 2;} }
expect_change { first.c second.c } { write values.h {int v = 3;} }
expect_change { first.c second.c } { write second.c {int w;} }
cd /
file delete -force $folder
exit [expr { $failed > 0 }]
