# SPDX-License-Identifier: GPL-3.0-or-later
# With -flto the attribute comes to the link in the object files, where the unit
# was compiled with the plugin; preprocessed sources keep it.

# Units compiled with WHICH plugin flags, linked with the plugin: how many calls
# were kept.
proc optout_lto { name compile wanted } {
    global srcdir subdir QRINTF_CC QRINTF_PLUGIN
    set flag -fplugin=$QRINTF_PLUGIN
    set options [list -O2 -flto -w -fchecking=1]
    file delete optout.remarks
    set built {}
    lappend built [qrintf_execute [list $QRINTF_CC {*}$options {*}[expr { $compile ? $flag : "" }] \
	-c $srcdir/$subdir/functions.c -o optout.o] optout.log]
    lappend built [qrintf_execute [list $QRINTF_CC {*}$options $flag optout.o -o optout-lto \
	-fopt-info-missed=optout.remarks] optout.log]
    set kept [llength [lsearch -all [qrintf_remarks optout.remarks] "*kept: no_qrintf"]]
    qrintf_judge "optout lto $name" [expr { [lsort -unique $built] eq "{exit 0}" && $kept == $wanted }] \
	"$built $kept [qrintf_contents optout.log.err]"
}
set all [llength [regexp -all -inline {dg-missed} [qrintf_contents $srcdir/$subdir/functions.c]]]
optout_lto "compiled with the plugin" 1 $all
optout_lto "compiled without" 0 0

foreach options { "" "-fdirectives-only" } {
    set flag -fplugin=$QRINTF_PLUGIN
    file delete optout.remarks
    set read [expr { $options eq "" ? "" : "-fpreprocessed $options" }]
    set built [qrintf_execute [list $QRINTF_CC -E {*}$options $flag $srcdir/$subdir/functions.c \
	-o optout.i] optout.log]
    lappend built [qrintf_execute [list $QRINTF_CC -O2 -w {*}$read \
	$flag -fopt-info-missed=optout.remarks -S optout.i -o optout.s] optout.log]
    set kept [llength [lsearch -all [qrintf_remarks optout.remarks] "*kept: no_qrintf"]]
    qrintf_judge "optout preprocessed $options" [expr { $kept == $all }] "$built $kept"
}
