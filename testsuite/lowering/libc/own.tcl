# SPDX-License-Identifier: GPL-3.0-or-later
# dprintf, asprintf, vdprintf and vasprintf of the program's own, which plain GCC calls as any other
# function: wherever they are defined, the program does what it does when it is
# compiled without the plugin.

proc libc_write_own {} {
    # What tells where glibc is, is in a static program, too, if it is called.
    qrintf_write own/main.c {#define _GNU_SOURCE
#include <gnu/libc-version.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
static int __attribute__ ((noipa, hot)) list (int level, const char *format, ...)
{
  va_list a;
  va_start (a, format);
  int n = vdprintf (level, format, a);
  va_end (a);
  return n;
}
static int __attribute__ ((noipa, hot)) allocate (char **p, const char *format, ...)
{
  va_list a;
  va_start (a, format);
  int n = vasprintf (p, format, a);
  va_end (a);
  return n;
}
static int __attribute__ ((noipa, hot)) unknown (char **p, const char *format, int v)
{
  return dprintf (1, format, v) + asprintf (p, format, v);
}
int main (int argc, char **argv)
{
  char *p = 0;
  if (argc > 9)
    puts (gnu_get_libc_version ());
  int n = dprintf (argc, "level %d.\n", argc);
  n += dprintf (1, "%s", argv[0][0] ? "one\n" : "");
  n += dprintf (1, "constant %d\n", 5);
  n += asprintf (&p, "value %d", argc);
  printf ("%d %s.\n", n, p);
  n = list (argc, "level %d.\n", argc);
  n += list (1, "%s", argv[0][0] ? "one\n" : "");
  n += allocate (&p, "value %d", argc);
  printf ("%d %s.\n", n, p);
  n = unknown (&p, argv[0][0] ? "unknown %d\n" : "", argc);
  printf ("%d %s.\n", n, p);
  return 0;
}}
    foreach { name parameters statements } {
	dprintf {int level, const char *format, ...} {
  va_list a;
  va_start (a, format);
  fputs (format[0] == 'l' ? "own level: " : "own: ", stdout);
  int n = vprintf (format, a);
  va_end (a);
  return n + 1000;}
	asprintf {char **p, const char *format, ...} {
  *p = strcpy (malloc (40), "own");
  return 2000;}
	vdprintf {int level, const char *format, va_list a} {
  fputs ("own list: ", stdout);
  return vprintf (format, a) + 5000;}
	vasprintf {char **p, const char *format, va_list a} {
  *p = strcpy (malloc (40), "own list");
  return 6000;}
    } {
	qrintf_write own/$name.c "#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int $name ($parameters)
{$statements
}"
    }
    qrintf_write own/wrap.c {#include <stdarg.h>
int __wrap_vasprintf (char **p, const char *format, va_list a)
{
  *p = "wrapped list";
  return 7000;
}
int __wrap_vdprintf (int level, const char *format, va_list a)
{
  return 8000;
}
int __wrap_asprintf (char **p, const char *format, ...)
{
  *p = "wrapped";
  return 3000;
}
int __wrap_dprintf (int level, const char *format, ...)
{
  return 4000;
}}
}

# The object of main.c, compiled with FLAGS once for all of its links; "" if that fails.
proc libc_own_main { flags } {
    global QRINTF_CC libc_own_object
    if { ![info exists libc_own_object($flags)] } {
	set object own/main-[array size libc_own_object].o
	set status [qrintf_execute "$QRINTF_CC -O2 $flags -c own/main.c -o $object" own.log]
	set libc_own_object($flags) [expr { $status eq "exit 0" ? $object : "" }]
    }
    return $libc_own_object($flags)
}

# Links main.c, compiled with FLAGS, with OTHERS.  It must print the same with and
# without the plugin.
proc libc_own { flags others { link "" } { before "" } } {
    global QRINTF_CC QRINTF_PLUGIN
    set name "libc own: $flags, [concat $others $link $before]"
    foreach { kind plugin } [list plain "" lowered \
	"-fplugin=$QRINTF_PLUGIN -fplugin-arg-libqrintf-exclude=printf"] {
	set main [libc_own_main "$flags $plugin"]
	set built [qrintf_execute "$QRINTF_CC -O2 $flags $plugin $main $others $link -o own/$kind" own.log]
	append built " " [qrintf_execute "env $before own/$kind" own/$kind.out]
	set ran($kind) "$built [qrintf_contents own/$kind.out]"
    }
    qrintf_judge $name \
	[expr { $ran(plain) eq $ran(lowered)
		&& [string match "exit 0 exit 0*" $ran(plain)] }] \
	"plain: $ran(plain)\nlowered: $ran(lowered)\n[qrintf_contents own.log.err]"
}

proc libc_own_functions {} {
    global QRINTF_CC
    libc_write_own
    foreach name { dprintf asprintf vdprintf vasprintf wrap } {
	exec $QRINTF_CC -O2 -fPIC -c own/$name.c -o own/$name.o
	exec $QRINTF_CC -O2 -flto -c own/$name.c -o own/$name-lto.o
    }
    file delete own/libown.a
    set objects "own/dprintf.o own/asprintf.o own/vdprintf.o own/vasprintf.o"
    set lto [string map { .o -lto.o } $objects]
    exec ar rc own/libown.a {*}$objects
    exec $QRINTF_CC -shared {*}$objects -o own/libown.so
    set wrap "own/wrap.o"
    foreach name { dprintf asprintf vdprintf vasprintf } { append wrap " -Wl,--wrap=$name" }
    set i 0
    foreach flags { "" -static -flto -fno-pie\ -no-pie -fPIE\ -static-pie
		    -D_FORTIFY_SOURCE=2 -fuse-ld=gold -fuse-ld=lld -fuse-ld=mold
		    "-flto -flto-partition=max" "-flto -static"
		    "-flto -flto-partition=none" } {
	incr i
	if { ![qrintf_has_linker $flags] } {
	    unsupported "libc own: $flags (no such linker)"
	    continue
	}
	libc_own $flags ""
	libc_own $flags $objects
	libc_own $flags $wrap
	if { $i > 3 } { continue }
	libc_own $flags own/asprintf.o
	libc_own $flags own/vasprintf.o
	libc_own $flags own/vdprintf.o
	libc_own $flags own/libown.a
	if { $flags eq "-static" } { continue }
	libc_own $flags own/libown.so -Wl,-rpath,own
	libc_own $flags "" "" LD_PRELOAD=own/libown.so
    }
    foreach flags { -flto "-flto -flto-partition=max" "-flto -flto-partition=none" } {
	libc_own $flags $lto
    }
    foreach flags { "-flto -fno-builtin" "-flto -ffreestanding"
		    "-fno-builtin-dprintf -fno-builtin-asprintf"
		    "-fno-builtin-vdprintf -fno-builtin-vasprintf" } {
	libc_own $flags $objects
    }
}
