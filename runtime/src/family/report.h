/* SPDX-License-Identifier: MIT-0 */
/* What `qrintf-run --report' asks the library for: how many calls were printed,
   how many were passed on, and why.

   The report is on where the variable is set in the environment of a process,
   to anything.  It is written to what was the standard error output at the
   start, when the process ends by exit; children of fork count for themselves.
   All calls are counted; of the directives for which calls are passed on, one
   in so many is looked at once there are many.  */

#ifndef QRINTF_FAMILY_REPORT_H
#define QRINTF_FAMILY_REPORT_H

#include <stdio.h>

#define QRINTF_REPORT_VARIABLE "QRINTF_PRINTF_REPORT"

#pragma GCC visibility push(hidden)

/* Before the next definition prints FORMAT, to STREAM if it is not null.  */
void __qrintf_report_passed (FILE *stream, const char *format);

#pragma GCC visibility pop

#endif
