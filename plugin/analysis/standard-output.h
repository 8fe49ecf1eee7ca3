/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether a call prints to standard output: to the stream that the variable
   stdout holds when the call is made, as printf does.  Headers turn putchar (c)
   into putc (c, stdout).  Programs that mix it with printf then use one kind of
   runtime functions for both, and their calls need no load.  */

#ifndef QRINTF_ANALYSIS_STANDARD_OUTPUT_H
#define QRINTF_ANALYSIS_STANDARD_OUTPUT_H

#include "recognise/call.h"

namespace qrintf
{

/* Whether VARIABLE is stdout, which a program may define itself.  */
bool is_stdout (tree variable);

/* Whether STREAM is the value of the variable stderr.  */
bool is_stderr (tree stream);

/* The load that gives CALL its stream, or null.  */
gimple *load_of_stream (const printf_call &call);

/* Whether CALL, which prints to a stream, prints to the value that stdout has,
   or had when it was loaded.  */
bool is_loaded_from_stdout (const printf_call &call);

/* Whether, in addition, stdout does not change between the load and CALL.
   Loads that are far from CALL are refused.  */
bool prints_to_stdout (const printf_call &call);

} // namespace qrintf

#endif
