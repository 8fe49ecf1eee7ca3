# SPDX-License-Identifier: GPL-3.0-or-later
# The remarks of a call do not depend on the rest of its unit, on main, nor on how the
# program is linked.

set qrintf_same_calls {#include <stdio.h>
void hot (FILE *f, const int *v, int n)
{
  for (int i = 0; i < n; i++)
    fprintf (f, "%d %s %d\n", v[i], "abc" + (i & 1), n);
}
void once (FILE *f, char *p, int a, const char *s)
{
  fprintf (f, "%d: %s %x\n", a, s, a);
  fprintf (f, "%d\n", a);
  sprintf (p, "%d, %g", a, a / 3.);
  if (__builtin_expect (a < 0, 0))
    printf ("%d %s\n", a, s);
  fprintf (f, s, a);
}
}

# The remarks of the calls above with N further calls, MAIN and OPTIONS.
proc qrintf_remarks_of_same { n main options } {
    global QRINTF_CC QRINTF_PLUGIN QRINTF_RUNTIME qrintf_same_calls
    set text $qrintf_same_calls
    for { set i 0 } { $i < $n } { incr i } {
	append text "void m$i (FILE *f, int a, const char *s) { fprintf (f, \"%d= %s $i\\n\", a, s); }\n"
    }
    if { $main } {
	append text {int main (int c, char **v)
{
  char text[99];
  for (int i = 0; i < c; i++)
    fprintf (stdout, "%d %s %d %s\n", i, v[i], i, v[i]);
  hot (stdout, &c, c);
  once (stdout, text, c, *v);
}
}
    }
    qrintf_write rest.c $text
    set gcc [list $QRINTF_CC -w -O2 -fplugin=$QRINTF_PLUGIN -fdiagnostics-plain-output \
		 -fno-inline -fopt-info-optimized-note {*}$options]
    set last [expr { $main ? "-o rest" : "-r -flinker-output=nolto-rel -o rest.all.o" }]
    if { "-fplugin-arg-libqrintf-runtime=library" in $options && $main } {
	lappend last $QRINTF_RUNTIME
    }
    set steps [list [list {*}$gcc -c rest.c -o rest.o]]
    if { "-flto" in $options } { lappend steps [list {*}$gcc rest.o {*}$last] }
    set said ""
    foreach step $steps {
	if { [qrintf_execute $step rest.log] ne "exit 0" } { return [qrintf_contents rest.log.err] }
	append said [qrintf_contents rest.log.err]
    }
    set found {}
    foreach { line number remark } \
	[regexp -all -inline {rest\.c:(\d+):\d+: [a-z]+: (qrintf: [^\n]*)} $said] {
	if { $number < 15 } { lappend found "$number: $remark" }
    }
    return [lsort $found]
}

set wanted [qrintf_remarks_of_same 0 0 {}]
qrintf_judge "rest of the unit: alone" [expr { [llength $wanted] == 6 }] [join $wanted \n]
foreach { n main options } {
    1 0 "" 10 0 "" 30 0 "" 300 0 "" 0 1 "" 1 1 "" 10 1 "" 30 1 "" 300 1 ""
    0 1 -flto 30 1 -flto 300 0 -flto
    0 1 -fno-toplevel-reorder 30 0 -fno-toplevel-reorder 300 1 -fno-toplevel-reorder
    0 0 -fplugin-arg-libqrintf-runtime=library 1 1 -fplugin-arg-libqrintf-runtime=library
    10 0 -fplugin-arg-libqrintf-runtime=library 300 1 -fplugin-arg-libqrintf-runtime=library
    30 1 "-flto -fplugin-arg-libqrintf-runtime=library" 10 1 -fPIC 30 0 -fPIC
} {
    set got [qrintf_remarks_of_same $n $main $options]
    qrintf_judge "rest of the unit: $n calls, main $main, $options" [expr { $got eq $wanted }] \
	"wanted:\n[join $wanted \n]\ngot:\n[join $got \n]"
}
