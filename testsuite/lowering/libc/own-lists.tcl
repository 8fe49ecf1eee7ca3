# SPDX-License-Identifier: GPL-3.0-or-later
# vfprintf and vsnprintf of the program's own, or preloaded: printf, fprintf and snprintf
# of glibc do not call them, and what lowered calls are made again by does not either.

proc libc_write_lists {} {
    # Nothing has room in the stream, the table is too large for its formats to be compared
    # with, and what reads them refuses "%m".
    qrintf_write lists/main.c {#include <libintl.h>
#include <stdio.h>
static const char *const formats[]
  = { "%d a\n", "%d b\n", "%d c\n", "%d d\n", "%d e\n", "%d f\n", "%d g\n", "%d h\n", "%d i: %m\n" };
static void __attribute__ ((noipa, hot)) read_formats (int i, int v)
{
  char text[99];
  printf (formats[i], v);
  fprintf (stdout, formats[i], v);
  snprintf (text, sizeof text, formats[i], v);
  fputs (text, stdout);
}
/* A null string, or a text that is cut, is libc's.  */
static void __attribute__ ((noipa)) print_small (size_t size, const char *s, int v)
{
  char text[99];
  snprintf (text, size, "%s %d %x small\n", s, v, v);
  fputs (text, stdout);
  sprintf (text, "%s %d %x small\n", s, v, v);
  fputs (text, stdout);
}
int main (int argc, char **argv)
{
  setvbuf (stdout, NULL, _IONBF, 0);
  print_small (99, NULL, argc);
  print_small (7, "cut", argc);
  printf ("%d small\n", argc);
  fprintf (stdout, "%d small\n", argc);
  printf (gettext ("%d message\n"), argc);
  fprintf (stdout, gettext ("%d message\n"), argc);
  for (int i = 0; i < 9; i++)
    read_formats (i, 7000 + argc);
  return 0;
}}
    qrintf_write lists/lists.c {#include <stdarg.h>
#include <stdio.h>
int vfprintf (FILE *f, const char *format, va_list a)
{
  return fputs ("own vfprintf\n", f);
}
int vsnprintf (char *text, size_t size, const char *format, va_list a)
{
  fputs ("own vsnprintf\n", stdout);
  *text = 0;
  return 0;
}}
}

# Links main.c, compiled with FLAGS and ARGUMENTS of the plugin, with OTHERS, and runs it
# behind BEFORE.  It must print the same with and without the plugin.
proc libc_lists { flags arguments others { before "" } } {
    global QRINTF_CC QRINTF_PLUGIN
    set name "libc lists: $flags, [concat $arguments $others $before]"
    foreach { kind plugin } [list plain "" lowered "-fplugin=$QRINTF_PLUGIN $arguments"] {
	set built [qrintf_execute "$QRINTF_CC -O2 $flags $plugin lists/main.c $others -o lists/$kind" lists.log]
	append built " " [qrintf_execute "env $before lists/$kind" lists/$kind.out]
	set ran($kind) "$built [qrintf_contents lists/$kind.out]"
    }
    qrintf_judge $name \
	[expr { $ran(plain) eq $ran(lowered)
		&& [string match "exit 0 exit 0*7001 i: *" $ran(plain)] }] \
	"plain: $ran(plain)\nlowered: $ran(lowered)\n[qrintf_contents lists.log.err]"
}

proc libc_own_lists {} {
    global QRINTF_CC
    libc_write_lists
    exec $QRINTF_CC -O2 -fPIC -c lists/lists.c -o lists/lists.o
    exec $QRINTF_CC -shared lists/lists.o -o lists/liblists.so
    foreach arguments { -fplugin-arg-libqrintf-inline=none "" -fplugin-arg-libqrintf-inline=all } {
	foreach flags { "" -static -D_FORTIFY_SOURCE=2 } {
	    libc_lists $flags $arguments lists/lists.o
	}
	libc_lists "" $arguments "" LD_PRELOAD=lists/liblists.so
    }
}
