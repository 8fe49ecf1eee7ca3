# SPDX-License-Identifier: GPL-3.0-or-later
# -fplugin-arg-libqrintf-exclude: which calls stay, and wrong names.

# The names of the functions that are "kept: excluded" or lowered with OPTIONS,
# each once: two lists.
proc optout_names { options } {
    global srcdir subdir
    file delete optout.remarks
    qrintf_compile $srcdir/$subdir/exclude.c compile \
	[qrintf_with_plugin "-O2 -w -D_GNU_SOURCE -fplugin-arg-libqrintf-inline=all $options" compile optout.remarks] optout.s
    set excluded {}
    set lowered {}
    foreach line [qrintf_remarks optout.remarks] {
	if { [regexp {qrintf: (\S+) kept: excluded$} $line -> name] } { lappend excluded $name }
	if { [regexp {qrintf: (\S+) .* lowered} $line -> name] } { lappend lowered $name }
    }
    return [list $excluded $lowered]
}

# With NAMES excluded, EXCLUDED calls are, and LOWERED ones are not.
proc optout_exclude { names excluded lowered { more "" } } {
    set options $more
    foreach name $names { append options " -fplugin-arg-libqrintf-exclude=$name" }
    set counts [lmap names [optout_names $options] { llength $names }]
    qrintf_judge "optout exclude $names $more" [expr { $counts eq [list $excluded $lowered] }] $counts
}

set sink -fplugin-arg-libqrintf-sink=addf:add
optout_exclude {} 0 14
optout_exclude printf 4 10
optout_exclude fprintf 2 12
optout_exclude sprintf 2 12
optout_exclude snprintf 4 10
optout_exclude dprintf 1 13
optout_exclude printf,snprintf 8 6
optout_exclude { printf snprintf,printf } 8 6
optout_exclude asprintf 0 14
optout_exclude addf 1 14 $sink
optout_exclude own:addf 1 14 $sink
optout_exclude own:with_attribute 1 13
optout_exclude own:with_attribute,addf 2 13 $sink
optout_exclude own:with 0 14
# An own function's name is its whole name.
set unlocked -fplugin-arg-libqrintf-sink=addf_unlocked:add
optout_exclude own:addf_unlocked 1 14 $unlocked
optout_exclude own:addf 0 15 $unlocked
optout_exclude sprintf,snprintf,printf,fprintf,dprintf,own:with_attribute 14 0

# A wrong name is an error that says which are right.
proc optout_wrong_name { names regexp { more "" } } {
    global srcdir subdir QRINTF_PLUGIN
    qrintf_compile $srcdir/$subdir/exclude.c compile \
	[concat -w -fplugin=$QRINTF_PLUGIN $more -fplugin-arg-libqrintf-exclude=$names] optout.s
    set said [qrintf_contents optout.s.log.err]
    qrintf_judge "optout wrong name '$names'" \
	[expr { [regexp "error: .*$regexp" $said] && ![file exists optout.s] }] $said
}
set valid "sprintf, snprintf, printf, fprintf, vsprintf, vsnprintf, vprintf, vfprintf, dprintf, asprintf, vdprintf, vasprintf, putchar, putc, fputc, puts, fputs, fwrite, "
optout_wrong_name sprntf "'sprntf'; valid names are: ${valid}and own:NAME"
optout_wrong_name printf,vdprintg "'vdprintg'; valid names are: $valid"
optout_wrong_name __builtin_printf "'__builtin_printf'; valid"
optout_wrong_name printf_unlocked "'printf_unlocked'; valid"
optout_wrong_name "" "''; valid"
optout_wrong_name printf, "''; valid"
optout_wrong_name own: "'own:'; valid"
optout_wrong_name with_attribute "'with_attribute'; valid names are: ${valid}addf, and own:NAME" $sink
