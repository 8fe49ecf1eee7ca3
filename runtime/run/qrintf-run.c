/* SPDX-License-Identifier: MIT-0 */
/* qrintf-run COMMAND...: runs a command with libqrintf_printf.so preloaded.

   Refused, with the reason and what to do, is what the library cannot be
   preloaded to: a program that is linked statically or with musl, that is for
   another machine, or that gives rights to who runs it.  Programs that the
   command starts itself are not looked at; there the library is left out.  */

#define _GNU_SOURCE

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "program.h"

/* From the folder of this program to that of the library, where the two are
   installed.  */
#ifndef QRINTF_LIBRARY_FOLDER
#define QRINTF_LIBRARY_FOLDER "."
#endif

static const char library_name[] = "libqrintf_printf.so.1";

/* As of env and nohup.  */
enum
{
  status_own_error = 125,
  status_cannot_run = 126,
  status_not_found = 127
};

static const char usage[] = "\
usage: qrintf-run [OPTION]... COMMAND [ARGUMENT]...\n\
\n\
Runs COMMAND with qrintf's printf, which prints the same bytes as the C\n\
library's, several times as fast.\n\
  --report    say on stderr how many calls each process printed, and how many\n\
              were left to the C library, for which directives\n\
  --help      this text\n\
  --version   qrintf's version\n\
See qrintf-run(1).\n";

static _Noreturn __attribute__ ((format (printf, 2, 3))) void
fail (int status, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  fputs ("qrintf-run: error: ", stderr);
  vfprintf (stderr, format, values);
  fputc ('\n', stderr);
  exit (status);
}

/* What is wrong with the program at the path, and what helps.  */
static const char *const words_of_obstacle[] = {
  [obstacle_static]
  = "%s is linked statically, and nothing can be preloaded to it.\n"
    "  Run it as it is, or link it with libqrintf_printf.a: -lqrintf_printf.",
  [obstacle_musl]
  = "%s is a program of musl, and libqrintf_printf.so one of glibc.\n"
    "  Run it as it is.",
  [obstacle_machine]
  = "%s is for another machine than this qrintf-run.\n"
    "  Run it as it is, or by the qrintf-run of a qrintf for that machine.",
  [obstacle_privileged]
  = "%s gives rights to who runs it (setuid, setgid or capabilities),\n"
    "  and the dynamic linker preloads nothing then.\n"
    "  Run it as it is, or as the user whose rights it gives.",
};

/* The library's path in a static array: beside this program, as in a build, or
   where it is installed.  */
static const char *
find_library (void)
{
  static char path[PATH_MAX + sizeof QRINTF_LIBRARY_FOLDER
                   + sizeof library_name];
  static const char *const folders[] = { "", QRINTF_LIBRARY_FOLDER "/" };
  char own[PATH_MAX];
  ssize_t n = readlink ("/proc/self/exe", own, sizeof own - 1);
  if (n < 0)
    fail (status_own_error, "/proc/self/exe: %s\n"
          "  The library is found from there: mount /proc.", strerror (errno));
  own[n] = 0;
  *strrchr (own, '/') = 0;
  for (size_t i = 0; i < sizeof folders / sizeof *folders; i++)
    {
      sprintf (path, "%s/%s%s", own, folders[i], library_name);
      char *real = realpath (path, NULL);
      if (real && strpbrk (real, " :"))
        fail (status_own_error, "%s cannot be preloaded, as its path has a "
              "space or a colon.\n  Install qrintf elsewhere.", real);
      if (real)
        return real;
    }
  fail (status_own_error, "%s is not in %s/%s.\n"
        "  Install it: it is in the package of the runtime, libqrintf-rt1.",
        library_name, own, QRINTF_LIBRARY_FOLDER);
}

/* Sets LD_PRELOAD: sanitizers come first, as they demand, then what is there,
   whose functions replace the library's as they would libc's.  */
static void
preload (const char *library, const char *sanitizers)
{
  const char *before = getenv ("LD_PRELOAD");
  char *value;
  if (asprintf (&value, "%s%s%s%s", sanitizers, before ? before : "",
                before && *before ? ":" : "", library)
          < 0
      || setenv ("LD_PRELOAD", value, 1))
    fail (status_own_error, "%s", strerror (errno));
  free (value);
}

/* Reads the options.  Returns where the command is.  The library looks for the
   variable of the report.  */
static char **
read_options (char **argv)
{
  for (argv++; *argv && **argv == '-'; argv++)
    {
      if (!strcmp (*argv, "--"))
        return argv + 1;
      if (!strcmp (*argv, "--report"))
        {
          setenv ("QRINTF_PRINTF_REPORT", "1", 1);
          continue;
        }
      if (!strcmp (*argv, "--help"))
        {
          fputs (usage, stdout);
          exit (0);
        }
      if (!strcmp (*argv, "--version"))
        {
          puts ("qrintf-run " QRINTF_VERSION);
          exit (0);
        }
      fail (status_own_error, "there is no option %s.\n"
            "  Try qrintf-run --help.", *argv);
    }
  return argv;
}

int
main (int argc, char **argv)
{
  (void) argc;
  char **command = read_options (argv), path[PATH_MAX];
  if (!*command)
    fail (status_own_error, "no command is given.\n  Try qrintf-run --help.");
  if (!find_command (path, *command))
    fail (errno == ENOENT ? status_not_found : status_cannot_run, "%s: %s",
          *command, errno == ENOENT ? "there is no such command"
                                    : strerror (errno));
  static struct program program;
  read_program (&program, path);
  if (program.obstacle)
    fail (status_cannot_run, words_of_obstacle[program.obstacle],
          program.path);
  preload (find_library (), program.sanitizers);
  execvp (path, command);
  fail (status_cannot_run, "%s: %s", path, strerror (errno));
}
