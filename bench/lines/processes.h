/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs ways in a process of their own, or on a pipe that another process fills,
   and takes their CPU times.  */

#ifndef QRINTF_BENCH_LINES_PROCESSES_H
#define QRINTF_BENCH_LINES_PROCESSES_H

#include "ways.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

struct lines_measured
{
  lines_tally tally;
  double seconds;
};

/* What WORK takes of this process's CPU time, user and system.  */
lines_measured in_this_process (const std::function<lines_tally ()> &work);

/* The CPU time of a whole process, its start included, that writes how many lines it
   found first.  ARGV is without the null pointer.  Throws std::runtime_error if
   it fails.  */
lines_measured of_program (std::vector<std::string> argv);

/* WORK on the path of a pipe into which another process writes TEXT: the CPU
   time of this process alone.  Both are on one CPU, or the time would have much
   of their waiting for one another in it.  */
lines_measured
over_pipe (std::string_view text,
           const std::function<lines_tally (const char *path)> &work);

#endif
