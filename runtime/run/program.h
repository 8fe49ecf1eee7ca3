/* SPDX-License-Identifier: MIT-0 */
/* What qrintf-run has to know of a program's file before it runs it.  */

#ifndef QRINTF_RUN_PROGRAM_H
#define QRINTF_RUN_PROGRAM_H

#include <limits.h>
#include <stdbool.h>

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

/* Finds COMMAND as execvp does.  Returns false with errno set if there is none
   that may be run; otherwise its path is in PATH, of PATH_MAX bytes.  */
bool find_command (char *path, const char *command);

/* Reads the file at PATH into P.  What cannot be read, or is of no known kind,
   has no obstacle: the kernel says what is wrong with it.  */
void read_program (struct program *p, const char *path);

#endif
