/* SPDX-License-Identifier: MIT-0 */
/* Reads the head of a program's file: a script's first line, or what an ELF
   file says of its machine, its loader and the libraries that it needs.  See
   program.h.

   Only ELF files of this machine's class and byte order are read further than
   their first bytes.  Every offset in them is checked against the file's
   size.  */

#define _GNU_SOURCE

#include "program.h"

#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

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
  if (!loader)
    p->obstacle = obstacle_static;
  else if (strstr (string_of (m, loader->p_offset), "ld-musl"))
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

void
read_program (struct program *p, const char *path)
{
  memset (p, 0, sizeof *p);
  strncpy (p->path, path, sizeof p->path - 1);
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

bool
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
