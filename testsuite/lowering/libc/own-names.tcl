# SPDX-License-Identifier: GPL-3.0-or-later
# A write, strlen, memcpy and the like of the program's own, or preloaded, which the
# C library's printf does not call: lowered calls do not, either.

proc libc_write_names {} {
    # A tracer's write says what it is called for by dprintf.
    qrintf_write names/write.c {#include <stdio.h>
#include <unistd.h>
#include <sys/syscall.h>
ssize_t write (int fd, const void *p, size_t n)
{
  for (int i = 0; i < 2; i++)
    dprintf (2, "write (%d, %zu) %d\n", fd, n, i);
  return syscall (SYS_write, fd, p, n);
}}
    qrintf_write names/write-main.c {#include <unistd.h>
int main (void) { return write (1, "hello\n", 6) != 6; }}
    # Each function counts its calls.
    qrintf_write names/memory.c {#include <stddef.h>
int calls;
size_t strlen (const char *s) { size_t n = 0; calls++; while (s[n]) { __asm__ (""); n++; } return n; }
size_t strnlen (const char *s, size_t m) { size_t n = 0; calls++; while (n < m && s[n]) { __asm__ (""); n++; } return n; }
void *memcpy (void *restrict d, const void *restrict s, size_t n)
{ calls++; for (size_t i = 0; i < n; i++) { ((char *) d)[i] = ((const char *) s)[i]; __asm__ (""); } return d; }
void *memmove (void *d, const void *s, size_t n)
{ calls++; for (size_t i = n; i-- > 0;) { ((char *) d)[i] = ((const char *) s)[i]; __asm__ (""); } return d; }
void *memset (void *d, int c, size_t n)
{ calls++; for (size_t i = 0; i < n; i++) { ((char *) d)[i] = c; __asm__ (""); } return d; }
void *memchr (const void *s, int c, size_t n)
{ calls++; for (size_t i = 0; i < n; i++) if (((const char *) s)[i] == (char) c) return (char *) s + i; return NULL; }
void flockfile (void *f) { calls++; (void) f; }
void funlockfile (void *f) { calls++; (void) f; }}
    qrintf_write names/memory-main.c {#include <stdio.h>
extern int calls;
static char text[9000], from[2000];
static void __attribute__ ((noipa)) print (FILE *f, const char *format, const char *s, int v, double d)
{
  for (int i = 0; i < 3; i++)
    {
      sprintf (text, "%s|%d|%*c|%300s", s, v, 200, 'x', s);
      snprintf (text, 100 * v, "%s and %.*s %-400d %g %030.3f", s, v, s, v, d, d);
      snprintf (text, sizeof text, format, s, v, d, s);
      fprintf (f, "%s %d %s\n", s, v, s + 1990);
      fprintf (f, format, s, v, d, s);
    }
}
int main (void)
{
  for (int i = 0; i < 1999; i++)
    from[i] = 'a' + i % 26;
  calls = 0;
  FILE *f = fopen ("/dev/null", "w");
  print (f, "%s, %100d, %200.3f %.1500s", from, 7, 1.5);
  printf ("%d calls\n", calls);
  return 0;
}}
}

proc libc_own_names {} {
    global QRINTF_CC QRINTF_PLUGIN
    libc_write_names
    set cc [list $QRINTF_CC -O2 -w]
    set plugin -fplugin=$QRINTF_PLUGIN
    qrintf_execute [list {*}$cc -fno-builtin -c -o names/memory.o names/memory.c] libc.log
    foreach options { "" -fplugin-arg-libqrintf-inline=all -fplugin-arg-libqrintf-inline=none
		      "-fplugin-arg-libqrintf-inline=all -fplugin-arg-libqrintf-cpu=base"
		      "-fplugin-arg-libqrintf-inline=none -fplugin-arg-libqrintf-cpu=base" } {
	qrintf_execute [list {*}$cc $plugin {*}$options names/write.c names/write-main.c \
			    -o names/write] libc.log
	qrintf_execute [list names/write] names.log
	set said [qrintf_contents names.log.err]
	qrintf_judge "libc own write $options" \
	    [string equal $said "write (1, 6) 0\nwrite (1, 6) 1\n"] $said
	foreach half { plain lowered } flags [list "" [list $plugin {*}$options]] {
	    qrintf_execute [list {*}$cc {*}$flags names/memory-main.c names/memory.o \
				-o names/$half] libc.log
	    qrintf_execute [list names/$half] names.log
	    set calls($half) [qrintf_contents names.log]
	}
	qrintf_judge "libc own memory functions $options" \
	    [expr { $calls(plain) ne "" && $calls(plain) eq $calls(lowered) }] \
	    "plain $calls(plain)lowered $calls(lowered)"
    }
}
