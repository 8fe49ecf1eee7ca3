# SPDX-License-Identifier: GPL-3.0-or-later
# At -O0 no call is looked at: one note says so, where notes are asked for.

proc qrintf_unoptimized { options wanted } {
    global srcdir subdir QRINTF_CC QRINTF_PLUGIN
    set command [list $QRINTF_CC -S -o unoptimized.s -fplugin=$QRINTF_PLUGIN \
		     {*}$options $srcdir/$subdir/spellings.c]
    set status [qrintf_execute $command unoptimized.log]
    set said [qrintf_contents unoptimized.log.err]
    set notes [regexp -all {qrintf: nothing is lowered at -O0 in \S*spellings.c} $said]
    qrintf_judge "lower $options says $wanted times that nothing is lowered" \
	[expr { $status eq "exit 0" && $notes == $wanted }] \
	"$status\n$said"
}
