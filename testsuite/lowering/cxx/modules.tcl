# SPDX-License-Identifier: GPL-3.0-or-later
# C++20's modules and header units, compiled with and without the plugin: either
# is imported by either.

# Compiles what is imported with BEFORE, and what imports it with AFTER and
# OPTIONS, in a folder of its own.  Returns what the programs print.
proc cxx_modules { before after options } {
    global srcdir subdir QRINTF_CXX
    set compiler [list $QRINTF_CXX -w -std=c++20 -fmodules-ts {*}$options]
    set from $srcdir/$subdir/modules
    file delete -force -- modules
    file mkdir modules
    set home [pwd]
    cd modules
    set texts {}
    foreach command [list \
	[list {*}$compiler {*}$before -c $from/texts.cc] \
	[list {*}$compiler {*}$after $from/program.cc texts.o -o program] \
	./program \
	[list {*}$compiler {*}$before -x c++-system-header cstdio] \
	[list {*}$compiler {*}$after $from/header-unit.cc -o header-unit] \
	./header-unit] {
	set status [qrintf_execute $command log]
	lappend texts $status [qrintf_contents log] [qrintf_contents log.err]
	if { $status ne "exit 0" } { break }
    }
    cd $home
    return $texts
}

set plugin [list -fplugin=$QRINTF_PLUGIN -fopt-info-optimized=remarks]
set qrintf_source $srcdir/$subdir/modules/program.cc
foreach options { -O2 "-O1 -g" } {
    set expected [cxx_modules "" "" $options]
    if { [lindex $expected end-2] ne "exit 0" || [llength $expected] != 18 } {
	unsupported "modules $options"
	send_log "[join $expected "\n"]\n"
	continue
    }
    foreach { before after } [list $plugin $plugin $plugin "" "" $plugin] {
	set name "modules $options, plugin: '[lindex $before 0]', '[lindex $after 0]'"
	set got [cxx_modules $before $after $options]
	set lowered [regexp {lowered} [qrintf_contents modules/remarks]]
	if { $got eq $expected && $lowered } {
	    pass $name
	} else {
	    fail $name
	    foreach one $expected other $got { qrintf_tell_difference $one $other }
	}
    }
}
