/* SPDX-License-Identifier: GPL-3.0-or-later */
/* FATE (STATEMENT): runs STATEMENT in a child and prints how the child ended.
   Messages of the child are dropped.  */

#ifndef QRINTF_FATE_H
#define QRINTF_FATE_H

#include "show.h"
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

/* The function that ends the child.  It is called through a pointer, because
   GCC would know that _exit does not return, and calls on a path to such a
   function are not lowered.  */
static void (*volatile end_child) (int) = _exit;

#define FATE(statement) \
  do \
    { \
      fflush (stdout); \
      pid_t child_ = fork (); \
      if (child_ == 0) \
        { \
          dup2 (open ("/dev/null", O_WRONLY), 2); \
          signal (SIGABRT, SIG_DFL); \
          statement; \
          end_child (0); \
        } \
      int how_ = -1; \
      waitpid (child_, &how_, 0); \
      show_number (__LINE__); \
      fputs (WIFSIGNALED (how_) ? " signal " : " exit ", stdout); \
      show_number (WIFSIGNALED (how_) ? WTERMSIG (how_) : WEXITSTATUS (how_)); \
      putchar ('\n'); \
    } \
  while (0)

#endif
