# SPDX-License-Identifier: GPL-3.0-or-later
# Sources that come to the compiler in two steps: preprocessed first, as compiler
# caches and distributed builds do, or with a precompiled header that has the
# attributes; and -g3, which records macros.

proc own_write_source {} {
    file mkdir own-pch
    qrintf_write own-pch/own-header.h "#ifdef __QRINTF__
#define OWN(...) __attribute__ ((__VA_ARGS__))
#if __QRINTF__ < 1
#error version
#endif
#else
#define OWN(...)
#endif
#ifdef __cplusplus
extern \"C\" {
#endif
struct b;
void add (struct b *, const char *, __SIZE_TYPE__);
void f (struct b *, const char *, ...) __attribute__ ((format (printf, 2, 3))) OWN (qrintf_sink (add));
void g (struct b *, const char *, ...) __attribute__ ((format (printf, 2, 3)));
#ifdef __cplusplus
}
#endif"
    foreach file { own-two-steps.c own-two-steps.C } {
	qrintf_write $file "#include <own-header.h>
void call (struct b *b, int v) { f (b, \"%d;\", v); g (b, \"%d;\", v); }
#ifdef __QRINTF__
int version = __QRINTF__;
#endif"
    }
}

# Runs each command of STEPS, which must say nothing but what matches SAYS; the
# assembler own.s of the last one then calls CALLED.
proc own_steps { name steps called { says {^$} } } {
    file delete -force own.s own.i
    set said ""
    foreach step $steps {
	set status [qrintf_execute $step own-step.log]
	append said [qrintf_contents own-step.log.err]
	if { $status ne "exit 0" } { append said "$step: $status\n" }
    }
    set all [regexp -all -inline -line {\t(?:call|jmp)\t([afg]d?d?)(?:@PLT)?$} \
		 [qrintf_contents own.s]]
    set names [lmap { whole one } $all { set one }]
    qrintf_judge "own steps $name" \
	[expr { $names eq [list {*}$called] && [regexp $says $said] }] \
	"it calls $names and says:\n$said"
}

proc own_two_steps {} {
    global QRINTF_CC QRINTF_CXX QRINTF_PLUGIN
    set plugin -fplugin=$QRINTF_PLUGIN
    set sink -fplugin-arg-libqrintf-sink=g:add
    own_write_source
    foreach { language cc source kind } [list \
	C $QRINTF_CC own-two-steps.c c-header C++ $QRINTF_CXX own-two-steps.C c++-header] {
	set text own.[expr { $language eq "C" ? "i" : "ii" }]
	set gcc [list $cc -O2 -Wall -Winvalid-pch -I. -Iown-pch]
	set make "-S -o own.s"
	own_steps one-$language [list "$gcc $plugin $make $source"] { add g }
	own_steps none-$language [list "$gcc $make $source"] { f g }
	own_steps g3-$language [list "$gcc -g3 $plugin $sink $make $source"] { add add }

	# The macro is defined again while text is read that has been preprocessed,
	# which is an error unless -g3 has put macros there.
	own_steps preprocessed-$language [list "$gcc $plugin -E $source -o $text" \
		"$gcc $plugin $make $text"] { add g }
	own_steps preprocessed-arguments-$language [list "$gcc $plugin -E $source -o $text" \
		"$gcc $plugin $sink -fpreprocessed $make $text"] { add add }
	own_steps preprocessed-g3-$language [list "$gcc -g3 $plugin -E $source -o $text" \
		"$gcc -g3 $plugin -fpreprocessed $make $text"] { add g }
	own_steps preprocessed-without-$language [list "$gcc -E $source -o $text" \
		"$gcc $plugin $sink $make $text"] { f add }
	own_steps directives-only-$language [list \
		"$gcc $plugin -E -fdirectives-only $source -o $text" \
		"$gcc $plugin -fpreprocessed -fdirectives-only $make $text"] { add g }
	own_steps save-temps-$language [list \
		"$gcc $plugin $sink -save-temps=obj -S -o own.s $source"] { add add }
	own_steps attributes-alone-$language [list "$gcc $plugin -E $source -o $text" \
		"$gcc $make $text"] { f g } {^[^\n]*\n?.*qrintf_sink.*directive ignored}

	set header [list "$gcc $plugin -x $kind own-pch/own-header.h -o own-pch/own-header.h.gch"]
	own_steps pch-$language [concat $header [list "$gcc $plugin $make $source"]] { add g }
	own_steps pch-arguments-$language [concat $header \
		[list "$gcc $plugin $sink $make $source"]] { add add }
	# The garbage collector runs as often as it can.
	own_steps pch-collected-$language [concat $header \
		[list "$gcc $plugin $sink --param ggc-min-expand=0 --param ggc-min-heapsize=0 $make $source"]] \
	    { add add }
	own_steps pch-both-arguments-$language [list \
		"$gcc $plugin $sink -x $kind own-pch/own-header.h -o own-pch/own-header.h.gch" \
		"$gcc $plugin $sink $make $source"] { add add }
	set plain [list "$gcc -x $kind own-pch/own-header.h -o own-pch/own-header.h.gch"]
	own_steps pch-without-$language [concat $plain [list "$gcc $plugin $make $source"]] \
	    { add g } {not used because .__QRINTF__. is defined}
	own_steps pch-left-out-$language [concat $header [list "$gcc $make $source"]] { f g }
	# A header that does not ask for the macro serves both kinds of units.
	qrintf_write own-pch/own-other.h "#include <stdio.h>"
	qrintf_write own-other.c "#include <own-other.h>\nint main (void) { return puts (\"x\") < 0; }"
	foreach { first second } [list $plugin "" "" $plugin] {
	    own_steps "pch-other-$language $first" [list \
		"$gcc $first -x $kind own-pch/own-other.h -o own-pch/own-other.h.gch" \
		"$gcc -Werror $second $make -x [string map {-header ""} $kind] own-other.c"] {}
	    file delete own-pch/own-other.h.gch
	}
	file delete own-pch/own-header.h.gch
    }
}
