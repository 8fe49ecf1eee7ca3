/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The shared library is closed after a reader has installed its handler for
   SIGBUS.  A fault that does not belong to a reader must then reach the former
   handler.  The exit status is the line number of the failed check.

   usage: unloaded LIBRARY FILE */

#include "qrintf/line_reader.h"

#include <dlfcn.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#define CHECK(CONDITION)                                                       \
  do                                                                           \
    if (!(CONDITION))                                                          \
      return __LINE__;                                                         \
  while (0)

/* FUNCTION of line_reader.h in LIBRARY.  */
#define FIND(LIBRARY, FUNCTION)                                                \
  ((__typeof__ (&(FUNCTION))) dlsym ((LIBRARY), #FUNCTION))

static void
on_fault (int signal)
{
  _exit (signal == SIGBUS ? 0 : __LINE__);
}

/* Accesses a page behind the end of a file.  */
static int
fault (void)
{
  char name[] = "/tmp/qrintf-unloaded-XXXXXX";
  int fd = mkstemp (name);
  CHECK (fd >= 0 && unlink (name) == 0);
  volatile char *page
      = mmap (0, (size_t) getpagesize (), PROT_READ, MAP_PRIVATE, fd, 0);
  CHECK (page != MAP_FAILED);
  return *page;
}

int
main (int argc, char **argv)
{
  CHECK (argc == 3);
  signal (SIGBUS, on_fault);
  void *library = dlopen (argv[1], RTLD_NOW);
  CHECK (library);

  struct qrintf_lines_options options = QRINTF_LINES_OPTIONS_INIT;
  options.survive = true;
  options.input = QRINTF_LINES_MAP;
  qrintf_lines_reader *reader
      = FIND (library, qrintf_lines_open) (argv[2], &options);
  struct qrintf_lines_line line;
  CHECK (reader && FIND (library, qrintf_lines_next) (reader, &line) == 1);
  FIND (library, qrintf_lines_close) (reader);
  struct sigaction now;
  CHECK (sigaction (SIGBUS, 0, &now) == 0 && now.sa_handler != on_fault);

  CHECK (dlclose (library) == 0);
  fault ();
  return __LINE__;
}
