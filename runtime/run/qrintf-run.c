/* SPDX-License-Identifier: MIT-0 */
/* qrintf-run COMMAND...: runs a command with libqrintf_printf.so preloaded.

   Refused, with the reason and what to do, is what the library cannot be
   preloaded to: a program that is linked statically or with musl, that is for
   another machine, or that gives rights to who runs it.  Programs that the
   command starts itself are not looked at; there the library is left out.

   This is read from the head of the program's file: a script's first line, or
   what an ELF file says of its machine, its loader and the libraries that it
   needs.  Only ELF files of this machine's class and byte order are read
   further than their first bytes.  Every offset in them is checked against the
   file's size.  */

#define _GNU_SOURCE

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

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

/* Why a library cannot be preloaded.  */
enum obstacle
{
  obstacle_none,
  obstacle_static,
  obstacle_musl,
  obstacle_machine,
  obstacle_privileged
};

struct program
{
  /* The file that the kernel starts: the interpreter of a script.  */
  char path[PATH_MAX];
  enum obstacle obstacle;
  /* The sanitizers' libraries that it is linked with, with a colon behind each,
     in their order; empty as a rule.  */
  char sanitizers[256];
};

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

/* A file that is mapped.  */
struct mapping
{
  const char *start;
  size_t size;
};

/* The N bytes at OFFSET of M, or a null pointer if it has not so many.  */
static const void *
part_of (const struct mapping *m, uint64_t offset, uint64_t n)
{
  return offset <= m->size && n <= m->size - offset ? m->start + offset : NULL;
}

/* The string at OFFSET of M; empty if it does not end.  */
static const char *
string_of (const struct mapping *m, uint64_t offset)
{
  if (offset < m->size && memchr (m->start + offset, 0, m->size - offset))
    return m->start + offset;
  return "";
}

/* The header of type TYPE among those of E, or a null pointer.  */
static const ElfW (Phdr) *
segment_of (const struct mapping *m, const ElfW (Ehdr) *e, uint32_t type)
{
  for (unsigned i = 0; i < e->e_phnum; i++)
    {
      const ElfW (Phdr) *segment
          = part_of (m, e->e_phoff + (uint64_t) i * e->e_phentsize,
                     sizeof *segment);
      if (segment && segment->p_type == type)
        return segment;
    }
  return NULL;
}

/* Where ADDRESS is in the file, or SIZE_MAX.  */
static uint64_t
offset_of (const struct mapping *m, const ElfW (Ehdr) *e, uint64_t address)
{
  for (unsigned i = 0; i < e->e_phnum; i++)
    {
      const ElfW (Phdr) *segment
          = part_of (m, e->e_phoff + (uint64_t) i * e->e_phentsize,
                     sizeof *segment);
      if (segment && segment->p_type == PT_LOAD && address >= segment->p_vaddr
          && address - segment->p_vaddr < segment->p_filesz)
        return address - segment->p_vaddr + segment->p_offset;
    }
  return SIZE_MAX;
}

static bool
is_sanitizer (const char *library)
{
  static const char *const names[] = { "libasan.so", "libtsan.so", "liblsan.so",
                                       "libhwasan.so" };
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (!strncmp (library, names[i], strlen (names[i])))
      return true;
  return false;
}

/* Puts the sanitizers among the libraries that are needed into P.  */
static void
read_libraries (struct program *p, const struct mapping *m,
                const ElfW (Ehdr) *e, const ElfW (Phdr) *dynamic)
{
  uint64_t n = dynamic->p_filesz / sizeof (ElfW (Dyn)), strings = SIZE_MAX;
  const ElfW (Dyn) *entries = part_of (m, dynamic->p_offset, dynamic->p_filesz);
  for (uint64_t i = 0; entries && i < n; i++)
    if (entries[i].d_tag == DT_STRTAB)
      strings = offset_of (m, e, entries[i].d_un.d_ptr);
  for (uint64_t i = 0; entries && strings < m->size && i < n; i++)
    {
      if (entries[i].d_tag != DT_NEEDED)
        continue;
      const char *name = string_of (m, strings + entries[i].d_un.d_val);
      if (is_sanitizer (name)
          && strlen (p->sanitizers) + strlen (name) + 2 < sizeof p->sanitizers)
        strcat (strcat (p->sanitizers, name), ":");
    }
}

/* This program's own header, by the linker.  */
extern const ElfW (Ehdr) __ehdr_start __attribute__ ((visibility ("hidden")));

static bool
is_for_machine (const ElfW (Ehdr) *e)
{
  return e->e_ident[EI_CLASS] == __ehdr_start.e_ident[EI_CLASS]
         && e->e_ident[EI_DATA] == __ehdr_start.e_ident[EI_DATA]
         && e->e_machine == __ehdr_start.e_machine;
}

/* Whether DYNAMIC is of a program.  That of a loader, which can be run as well,
   lacks the flag.  */
static bool
is_pie (const struct mapping *m, const ElfW (Phdr) *dynamic)
{
  const ElfW (Dyn) *entries
      = dynamic ? part_of (m, dynamic->p_offset, dynamic->p_filesz) : NULL;
  for (uint64_t i = 0; entries && i < dynamic->p_filesz / sizeof *entries; i++)
    if (entries[i].d_tag == DT_FLAGS_1)
      return entries[i].d_un.d_val & DF_1_PIE;
  return false;
}

static void
read_elf (struct program *p, const struct mapping *m)
{
  const ElfW (Ehdr) *e = part_of (m, 0, sizeof *e);
  if (!e || !is_for_machine (e))
    {
      p->obstacle = obstacle_machine;
      return;
    }
  const ElfW (Phdr) *loader = segment_of (m, e, PT_INTERP),
                    *dynamic = segment_of (m, e, PT_DYNAMIC);
  if (!loader && (e->e_type == ET_EXEC || is_pie (m, dynamic)))
    p->obstacle = obstacle_static;
  else if (loader && strstr (string_of (m, loader->p_offset), "ld-musl"))
    p->obstacle = obstacle_musl;
  if (dynamic)
    read_libraries (p, m, e, dynamic);
}

/* Copies the interpreter in the script's first line at LINE to P's path; false
   if there is none that fits.  */
static bool
read_script (struct program *p, const struct mapping *line)
{
  const char *at = line->start + 2, *end = line->start + line->size;
  while (at < end && (*at == ' ' || *at == '\t'))
    at++;
  size_t n = 0;
  while (at + n < end && !strchr (" \t\r\n", at[n]))
    n++;
  if (!n || n >= sizeof p->path)
    return false;
  memcpy (p->path, at, n);
  p->path[n] = 0;
  return true;
}

/* Whether the dynamic linker ignores LD_PRELOAD for the file at PATH, as it
   gives rights to who runs it.  */
static bool
gives_rights (const char *path, const struct stat *status)
{
  /* A process that may not gain rights gets none.  */
  if (prctl (PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) == 1)
    return false;
  return (status->st_mode & S_ISUID && status->st_uid != getuid ())
         || (status->st_mode & S_ISGID && status->st_gid != getgid ())
         || (getuid () && getxattr (path, "security.capability", NULL, 0) > 0);
}

/* Reads the file at P's path.  Returns whether it is a script, whose
   interpreter is P's path then.  */
static bool
read_file (struct program *p)
{
  struct stat status;
  int fd = open (p->path, O_RDONLY | O_CLOEXEC);
  if (fd < 0 || fstat (fd, &status) || status.st_size < 4)
    {
      if (fd >= 0)
        close (fd);
      return false;
    }
  struct mapping m = { NULL, (size_t) status.st_size };
  m.start = mmap (NULL, m.size, PROT_READ, MAP_PRIVATE, fd, 0);
  close (fd);
  if (m.start == MAP_FAILED)
    return false;
  bool is_script = !memcmp (m.start, "#!", 2) && read_script (p, &m);
  if (!is_script && gives_rights (p->path, &status))
    p->obstacle = obstacle_privileged;
  else if (!memcmp (m.start, ELFMAG, SELFMAG))
    read_elf (p, &m);
  munmap ((void *) m.start, m.size);
  return is_script;
}

/* Reads the file at PATH, of PATH_MAX bytes, into P.  What cannot be read, or
   is of no known kind, has no obstacle: the kernel says what is wrong with
   it.  */
static void
read_program (struct program *p, const char *path)
{
  memset (p, 0, sizeof *p);
  strcpy (p->path, path);
  /* The kernel follows as many scripts that are interpreters of scripts.  */
  for (int i = 0; i < 5 && read_file (p); i++)
    continue;
}

/* Whether PATH is a file that may be run; errno says why it is not.  */
static bool
may_run (const char *path)
{
  struct stat status;
  if (stat (path, &status) || access (path, X_OK))
    return false;
  errno = EACCES;
  return S_ISREG (status.st_mode);
}

/* Finds COMMAND as execvp does.  Returns false with errno set if there is none
   that may be run; otherwise its path is in PATH, of PATH_MAX bytes.  */
static bool
find_command (char *path, const char *command)
{
  if (strchr (command, '/'))
    {
      errno = ENAMETOOLONG;
      return snprintf (path, PATH_MAX, "%s", command) < PATH_MAX
             && may_run (path);
    }
  const char *folders = getenv ("PATH");
  int error = ENOENT;
  for (const char *at = folders ? folders : "/bin:/usr/bin"; *command;)
    {
      const char *end = strchrnul (at, ':');
      int n = snprintf (path, PATH_MAX, "%.*s/%s",
                        end > at ? (int) (end - at) : 1, end > at ? at : ".",
                        command);
      if (n < PATH_MAX && may_run (path))
        return true;
      if (errno == EACCES)
        error = EACCES;
      if (!*end)
        break;
      at = end + 1;
    }
  errno = error;
  return false;
}

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
