/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A child with a pipe.  */

#include "fate.h"

#include <csignal>
#include <cstdlib>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>

namespace
{

[[noreturn]] void
run (const std::function<std::string ()> &work, int to)
{
  for (int signal : { SIGSEGV, SIGBUS, SIGABRT, SIGFPE })
    std::signal (signal, SIG_DFL);
  const rlimit no_core = { 0, 0 };
  setrlimit (RLIMIT_CORE, &no_core);
  dup2 (to, STDERR_FILENO);
  const std::string text = work ();
  _exit (write (to, text.data (), text.size ()) == ssize_t (text.size ()) ? 0
                                                                          : 1);
}

} // namespace

std::string
fate_of (const std::function<std::string ()> &work)
{
  int ends[2];
  EXPECT_EQ (pipe (ends), 0);
  const pid_t child = fork ();
  if (child == 0)
    run (work, ends[1]);
  close (ends[1]);
  std::string said;
  char some[512];
  for (ssize_t n; (n = read (ends[0], some, sizeof some)) > 0;)
    said.append (some, static_cast<size_t> (n));
  close (ends[0]);
  int status = 0;
  EXPECT_EQ (waitpid (child, &status, 0), child);
  return "status " + std::to_string (status) + ": " + said;
}
