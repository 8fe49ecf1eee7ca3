/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs ways in a process of their own, or on a pipe that another process fills,
   and takes their CPU times.  */

#ifndef QRINTF_BENCH_LINES_PROCESSES_H
#define QRINTF_BENCH_LINES_PROCESSES_H

#include "ways.h"

#include <ctime>
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

/* The time of WORK in a child whose standard input is the file at PATH. Threads
   belong there: once a process has had a second one, glibc's streams take their
   locks, and getc takes four times as long.  */
lines_measured in_child (const char *path,
                         const std::function<lines_tally ()> &work,
                         clockid_t clock = CLOCK_PROCESS_CPUTIME_ID);

/* The CPU time of a whole process, its start included, that writes up to three
   numbers: lines, bytes and bases.  ARGV is without the null pointer.  Throws
   std::runtime_error if it fails.  */
lines_measured of_program (std::vector<std::string> argv);

/* WORK on the path of a pipe into which another process writes TEXT: the CPU
   time of this process alone.  Both are on one CPU, or the time would have much
   of their waiting for one another in it.  */
lines_measured
over_pipe (std::string_view text,
           const std::function<lines_tally (const char *path)> &work);

#endif
