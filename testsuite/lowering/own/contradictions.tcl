# SPDX-License-Identifier: GPL-3.0-or-later
# One function that is named twice: by arguments, files, attributes, or two of them.

# Arguments and files that contradict each other are errors, even if the unit does not
# declare the function.
proc own_contradicting_arguments {} {
    set a -fplugin-arg-libqrintf
    qrintf_write own-add.sinks "sink=f:add\nsink=f:add"
    qrintf_write own-other.sinks "# another\nsink=f:other"
    set twice "error: .*'f' is mapped twice"
    foreach { name options regexp } [list \
	list $a-sink=f:add,f:other $twice \
	files "$a-sinks=own-add.sinks $a-sinks=own-other.sinks" "own-other.sinks.*line 2: $twice|error: .*own-other.sinks.*line 2: 'f' is mapped twice" \
	file-and-argument "$a-sinks=own-other.sinks $a-sink=f:add" $twice \
	argument-and-file "$a-sink=f:add $a-sinks=own-other.sinks" "error: .*line 2: 'f' is mapped twice" \
	other-commit "$a-reserve=f:room:take $a-reserve=f:room:give" $twice \
	other-reserve "$a-reserve=f:place:take $a-reserve=f:room:take" $twice \
	alloc-twice "$a-alloc=f:fresh $a-alloc=f:malloc" $twice] {
	own_compile twice-$name C "int v;" $options 1 $regexp
    }
}

# The call of f is lowered to calls of WANTED, and of no other function that is declared
# (f itself is the fallback of a failed reservation).  The diagnostics must match REGEXP.
proc own_chosen { name text options wanted { regexp "" } } {
    foreach language { C C++ } {
	own_compile twice-$name-$language $language "#ifdef __cplusplus
extern \"C\" {
#endif
void add (struct b *, const char *, size_t);
void other (struct b *, const char *, size_t);
char *room (struct b *, size_t);
void take (struct b *, size_t);
$text
void call (struct b *b, int v) { f (b, \"%d;\", v); }
#ifdef __cplusplus
}
#endif" $options 0 $regexp
	set called [regexp -all -inline -line {\t(?:call|jmp)\t(add|other|room|take|f)(?:@PLT)?$} \
			[qrintf_contents own.s]]
	set names [lmap { whole one } $called { set one }]
	qrintf_judge "own twice-$name-$language calls $wanted" \
	    [expr { $names eq [list {*}$wanted] }] \
	    "it calls $names"
    }
}

# Equal declarations count once.  An attribute takes precedence over an argument of the
# same kind, as it belongs to the function.
proc own_named_twice {} {
    set a -fplugin-arg-libqrintf
    set f "void f (struct b *, const char *, ...) PRINTF (2)"
    own_chosen nothing "$f;" "" f
    own_chosen argument "$f;" $a-sink=f:add add
    own_chosen reserve-argument "$f;" $a-reserve=f:room:take { room take f }
    own_chosen equally "$f OWN (qrintf_sink (add));" \
	"$a-sink=f:add,f:add $a-sinks=own-add.sinks $a-sink=f:add" add
    own_chosen reserve-equally "$f OWN (qrintf_reserve (room, take));" \
	"$a-reserve=f:room:take $a-reserve=f:room:take" { room take f }
    own_chosen attribute-first "$f OWN (qrintf_sink (other));" $a-sink=f:add other
    own_chosen shared "$f; void g (struct b *, const char *, ...) PRINTF (2);" \
	$a-sink=f:add,g:add add
    own_chosen redeclared "$f; $f; $f OWN (qrintf_sink (add)); $f;" $a-sink=f:add add
    # With two kinds the order in the plugin's table decides, not that in the source.
    own_chosen reserve-first "$f OWN (qrintf_reserve (room, take));" \
	$a-sink=f:add { room take f }
    own_chosen sink-first "$f OWN (qrintf_sink (add));" $a-reserve=f:room:take add
    # If an attribute is refused, an argument of the same kind does not apply to f either.
    own_chosen refused-attribute "$f OWN (qrintf_sink (take));" $a-sink=f:add \
	add "warning: .*qrintf_sink.*attribute ignored"
    own_chosen refused-other-kind "$f OWN (qrintf_reserve (room, add));" \
	$a-sink=f:add add "warning: .*qrintf_reserve.*attribute ignored"
}
