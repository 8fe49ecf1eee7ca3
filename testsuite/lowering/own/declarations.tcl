# SPDX-License-Identifier: GPL-3.0-or-later
# What the plugin says to declarations that it cannot take at their word, to its
# arguments about functions, and what the preprocessor sees of it.

# Compiles TEXT, which needs no header, with the plugin and OPTIONS.  The exit
# status must be STATUS; the diagnostics must match REGEXP, or be none where it is
# empty.  Without the plugin there must be none.
proc own_compile { name language text options status regexp } {
    set file own-$name.[expr { $language eq "C" ? "c" : "C" }]
    qrintf_write $file "#ifdef __QRINTF__
#define OWN(...) __attribute__ ((__VA_ARGS__))
#else
#define OWN(...)
#endif
#define PRINTF(m) __attribute__ ((format (printf, m, m + 1)))
typedef __SIZE_TYPE__ size_t;
struct b;
$text"
    file delete own.remarks
    qrintf_compile $file compile "-O2 -Wall" own.plain.s
    qrintf_compile $file compile \
	[qrintf_with_plugin "-O2 -Wall $options" compile own.remarks] own.s
    set plain [qrintf_contents own.plain.s.log.err]
    # The status of a run that gave the diagnostics that follow.
    set got [expr { [file exists own.s] ? "exit 0" : "exit 1" }]
    set text [qrintf_contents own.s.log.err]
    set right [expr { $regexp eq "" ? $text eq "" : [regexp $regexp $text] }]
    qrintf_judge "own $name" [expr { $plain eq "" && $got eq "exit $status" && $right }] \
	"plain:\n$plain\n$got:\n$text"
    return $text
}

# Each row: name, languages, the attribute on f, what is declared before it, and
# what the warning says.  F is void f (struct b *, const char *, ...) otherwise.
proc own_refusals {} {
    set f "void f (struct b *, const char *, ...)"
    set p "$f PRINTF (2)"
    set add "void add (struct b *, const char *, size_t);"
    set room "char *room (struct b *, size_t);"
    set take "void take (struct b *, size_t);"
    set sink "OWN (qrintf_sink (add))"
    set reserve "OWN (qrintf_reserve (room, take))"
    set alloc "OWN (qrintf_alloc (fresh))"
    set format "format attribute"
    set number "wrong number of parameters"
    set types "parameters of the wrong types"
    set leading "leading parameters of other types"
    set results "results .*do not match"
    set rows [list \
	no-format "$add $f $sink;" $format \
	no-format-reserve "$room $take $f $reserve;" $format \
	no-format-alloc "void *fresh (size_t); char *f (const char *, ...) $alloc;" $format \
	vprintf-like "$add void f (struct b *, const char *, __builtin_va_list) __attribute__ ((format (printf, 2, 0))) $sink;" $format \
	scanf-like "$add $f __attribute__ ((format (scanf, 2, 3))) $sink;" $format \
	values-later "$add void f (struct b *, const char *, int, ...) __attribute__ ((format (printf, 2, 4))) $sink;" $format \
	few-parameters "void add (struct b *, const char *); $p $sink;" $number \
	many-parameters "void add (struct b *, const char *, size_t, int); $p $sink;" $number \
	variable-parameters "void add (struct b *, const char *, size_t, ...); $p $sink;" $number \
	no-leading "void add (const char *, size_t); $p $sink;" $number \
	length-first "void add (struct b *, size_t, const char *); $p $sink;" $types \
	wide-text "void add (struct b *, const int *, size_t); $p $sink;" $types \
	real-length "void add (struct b *, const char *, double); $p $sink;" $types \
	other-leading "void add (int *, const char *, size_t); $p $sink;" $leading \
	leading-value "void add (long, const char *, size_t); $p $sink;" $leading \
	room-number "char *room (struct b *); $take $p $reserve;" $number \
	room-types "char *room (struct b *, char *); $take $p $reserve;" $types \
	room-leading "char *room (int *, size_t); $take $p $reserve;" $leading \
	room-result "int room (struct b *, size_t); $take $p $reserve;" "argument 1 does not return a pointer" \
	room-wide "int *room (struct b *, size_t); $take $p $reserve;" "does not return a pointer" \
	take-number "$room void take (struct b *); $p $reserve;" "argument 2 .*$number" \
	take-types "$room void take (struct b *, char *); $p $reserve;" "argument 2 .*$types" \
	take-leading "$room void take (long, size_t); $p $reserve;" "argument 2 .*$leading" \
	fresh-number "void *fresh (size_t, int); char *f (const char *, ...) PRINTF (1) $alloc;" $number \
	fresh-types "void *fresh (double); char *f (const char *, ...) PRINTF (1) $alloc;" $types \
	fresh-result "long fresh (size_t); char *f (const char *, ...) PRINTF (1) $alloc;" "does not return a pointer" \
	fresh-own-result "void *fresh (size_t); int f (const char *, ...) PRINTF (1) $alloc;" $results \
	result-pointer "$add char *f (struct b *, const char *, ...) PRINTF (2) $sink;" $results \
	result-real "$add double f (struct b *, const char *, ...) PRINTF (2) $sink;" $results \
	result-other "long add (struct b *, const char *, size_t); int f (struct b *, const char *, ...) PRINTF (2) $sink;" $results \
	result-take "$room long take (struct b *, size_t); int f (struct b *, const char *, ...) PRINTF (2) $reserve;" $results \
	variable-target "extern int add; $p $sink;" "is no(t a)? function|is not declared" \
	byte-length "void add (struct b *, const char *, unsigned char); $p $sink;" $types \
	on-variable "$add extern int v $sink;" "attribute ignored: it is for functions" \
	on-type "$add typedef int t $sink;" "attribute ignored: it is for functions" \
	by-name "$add $p OWN (qrintf_sink (\"nobody\"));" "is not declared"]
    own_refused C $rows
    lappend rows \
	bool-length "void add (struct b *, const char *, bool); $p $sink;" $types \
	virtual "struct s { virtual void add (const char *, size_t);
	    void g (const char *, ...) PRINTF (2) OWN (qrintf_sink (add)); };" "is virtual" \
	const-member "struct s { void add (const char *, size_t);
	    void g (const char *, ...) const PRINTF (2) OWN (qrintf_sink (add)); };" $leading \
	overloads "struct s { void add (int); void add (const char *);
	    void g (const char *, ...) PRINTF (2) OWN (qrintf_sink (add)); };" "argument 1" \
	no-member "struct s { void add (int);
	    void g (const char *, ...) PRINTF (2) OWN (qrintf_sink (\"ad\")); };" "is not declared"
    # GCC 11 itself refuses to name a deleted function, with an error.
    if { $::qrintf_gcc_major > 11 } {
	lappend rows deleted \
	    "void add (struct b *, const char *, size_t) = delete; $p $sink;" "is deleted"
    }
    own_refused C++ $rows
    own_compile deleted-overload C++ "$add void add (struct b *, const char *, int) = delete;
	$p $sink; void call (struct b *x) { f (x, \"%d\", 1); }" "" 0 ""
    own_refused_calls
    own_accepted
}

# ROWS are declarations of one unit, a line and names of its own each: one warning of
# -Wattributes in each line, and none if it is off.
proc own_refused { language rows } {
    set lines {}
    foreach { name text regexp } $rows {
	regsub -all {\s+} $text " " text
	regsub -all {\m(f|g|s|t|v|add|room|take|fresh)\M} $text "&_[llength $lines]" text
	lappend lines $text
    }
    set text [join $lines "\n"]
    set said [own_compile refused-$language $language $text "" 0 "warning: "]
    set line 9
    foreach { name text regexp } $rows {
	set here "\[^:\n\]*:$line:\\d+: "
	# Of what the macro OWN has, which line 2 defines, the place is said behind it.
	set in_macro "\[^:\n\]*:2:\\d+: warning: .*\n${here}note: in expansion of macro"
	set warnings [regexp -all -inline -line "^${here}warning: .*$|^$in_macro" $said]
	qrintf_judge "own $name-$language is refused" \
	    [expr { [llength $warnings] == 1 && [regexp $regexp $warnings]
		    && [string match *-Wattributes* $warnings] }] \
	    "line $line: $warnings"
	incr line
    }
    own_compile refused-$language-silent $language [join $lines "\n"] -Wno-attributes 0 ""
}

# Calls of what has been refused say so.
proc own_refused_calls {} {
    set f "void f (struct b *, const char *, ...)"
    set call "void g (struct b *b, int v) { f (b, \"%d\", v); }"
    foreach { name text options warning regexp } [list \
	attribute "void add (struct b *, double, size_t); $f PRINTF (2) OWN (qrintf_sink (add)); $call" \
	    "" "wrong types" "f kept: qrintf_sink is ignored: argument 1 has parameters of the wrong types" \
	no-format "void add (struct b *, const char *, size_t); $f OWN (qrintf_sink (add)); $call" \
	    "" "format attribute" "f kept: qrintf_sink is ignored: the function needs a printf format" \
	mapped "$f PRINTF (2); $call" -fplugin-arg-libqrintf-sink=f:add \
	    "" "f kept: no function declared here can take its text"] {
	foreach language { C C++ } {
	    own_compile refused-call-$name-$language $language $text $options 0 $warning
	    set remarks [qrintf_contents own.remarks]
	    qrintf_judge "own refused-call-$name-$language remark" \
		[expr { [regexp -all "qrintf: $regexp" $remarks] == 1 }] \
		$remarks
	}
    }
}

# What is right, or none of the plugin's business.
proc own_accepted {} {
    set add "void add (struct b *, const char *, size_t);"
    foreach { name text } {
	void-text "void add (struct b *, const void *, int);
	    void f (struct b *, const char *, ...) PRINTF (2) OWN (qrintf_sink (add));"
	underscores "void add (struct b *, void *, long);
	    void f (struct b *, const char *, ...)
	    __attribute__ ((__format__ (__gnu_printf__, 2, 3))) OWN (__qrintf_sink__ (add));"
	typedefs "typedef struct b *B; typedef unsigned char byte; typedef int num;
	    num add (B const, const byte *, num);
	    int f (B, const char *, ...) PRINTF (2) OWN (qrintf_sink (add));"
	unused-static "static void add (const char *t, size_t n) { (void) t, (void) n; }
	    void f (const char *, ...) PRINTF (1) OWN (qrintf_sink (add));"
    } {
	# The plain build sees unused functions, the other has a use for them.
	foreach language { C C++ } {
	    own_compile $name-$language $language \
		"#pragma GCC diagnostic ignored \"-Wunused-function\"\n$text" "" 0 ""
	}
    }
    own_compile member-later C++ "struct s {
	int g (const char *, ...) PRINTF (2) OWN (qrintf_sink (\"add\"));
	int add (const char *, size_t); };" "" 0 "warning: .*is not declared before"
}

# Mappings of the plugin's arguments: what is an error, and where.
proc own_mapping_errors {} {
    set a -fplugin-arg-libqrintf
    set f "void f (struct b *, const char *, ...)"
    set add "void add (struct b *, const char *, size_t);"
    foreach { name text options regexp } [list \
	malformed "" $a-sink=f "error: .*'f' is not of the form FUNCTION:APPEND" \
	malformed-reserve "" $a-reserve=f:add "FUNCTION:RESERVE:COMMIT" \
	malformed-alloc "" $a-alloc=f:a:b "FUNCTION:ALLOCATE" \
	no-value "" $a-sink "error: .*needs a value" \
	no-file "" $a-sinks=nowhere.sinks "error: .*cannot read .*nowhere.sinks" \
	folder "" $a-sinks=. "error: .*cannot read" \
	no-format "$add\n$f;" $a-sink=f:add "own-mapping-no-format.c:10:6: error: .*f.*format attribute" \
	few-parameters "void add (struct b *, size_t);\n$f PRINTF (2);" $a-sink=f:add ":10:6: error: .*wrong number of parameters" \
	results "$add\nchar *f (struct b *, const char *, ...) PRINTF (2);" $a-sink=f:add ":10:7: error: .*results" \
	take "char *room (struct b *, size_t); int take (struct b *);\n$f PRINTF (2);" $a-reserve=f:room:take ":10:6: error: .*argument 2"] {
	own_compile mapping-$name C $text $options 1 $regexp
    }
    own_bad_line
    foreach { name text options } [list \
	unknown "int v;" $a-sink=f:add \
	no-append "$f PRINTF (2);" $a-sink=f:add \
	twice-equally "$add $f PRINTF (2);" "$a-sink=f:add $a-sink=f:add" \
	append-later "$f PRINTF (2); $add" $a-sink=f:add \
	definition "$add $f PRINTF (2);\n$f {}" $a-sink=f:add \
	redeclared "$f PRINTF (2); $f; $add $add $f;" $a-sink=f:add \
	attribute-too "$add $f PRINTF (2) OWN (qrintf_sink (add));" $a-sink=f:add] {
	foreach language { C C++ } {
	    own_compile mapping-$name-$language $language $text $options 0 ""
	}
    }
    own_compile mapping-overloads C++ "void add (int); $add void add (struct b *);
	void f (int); $f PRINTF (2); void f (struct b *);
	struct s { void f (int); void add (int); };
	namespace n { void f (int); void add (int); }" $a-sink=f:add 0 ""
}

# The line's number is told.
proc own_bad_line {} {
    qrintf_write own-bad.sinks "# good:\nsink=f:add\n\nbad line\n"
    own_compile mapping-bad-line C "" -fplugin-arg-libqrintf-sinks=own-bad.sinks 1 \
	"error: .*own-bad.sinks.*line 4"
}

# What the preprocessor alone is asked.
proc own_preprocessed { name options regexp } {
    global QRINTF_CC
    qrintf_write own-macro.c "#ifdef __QRINTF__\nint version = __QRINTF__;\n#else\nint none;\n#endif"
    file delete -force own-macro.i
    qrintf_execute [list $QRINTF_CC {*}$options own-macro.c] own-macro.log
    set text "[qrintf_contents own-macro.log][qrintf_contents own-macro.i]"
    append text [qrintf_contents own-macro.log.err]
    qrintf_judge "own macro $name" [expr { [regexp $regexp $text] }] $text
}

# __QRINTF__ is 1, before and after -save-temps, and no macro that is listed.
proc own_preprocessing {} {
    global QRINTF_PLUGIN
    set plugin -fplugin=$QRINTF_PLUGIN
    own_preprocessed plain "-E" "int none"
    own_preprocessed lowered "-E $plugin" {int version = 1;}
    own_preprocessed c++ "-E -x c++ $plugin" {int version = 1;}
    own_preprocessed listed "-E -dM $plugin" {^((?!__QRINTF__).)*$}
    own_preprocessed save-temps "-O2 -g3 -c -save-temps $plugin" {int version = 1;}
    own_preprocessed directives "-E -fdirectives-only $plugin" {int version|__QRINTF__}
    own_preprocessed no-warning "-Wall -Wextra -Wundef -pedantic -g3 -c $plugin" {^$}
}
