/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether a call prints to standard output: to what the variable stdout is when
   the call is made, as printf does.  Programs that mix printf with putchar,
   which headers make putc (c, stdout), then need one kind of functions for
   both, and their calls no load.  */

#ifndef QRINTF_ANALYSIS_STANDARD_OUTPUT_H
#define QRINTF_ANALYSIS_STANDARD_OUTPUT_H

#include "recognise/call.h"

namespace qrintf
{

/* Whether VARIABLE is stdout, which a program may define itself.  */
bool is_stdout (tree variable);

/* Whether STREAM is what the variable stderr holds.  */
bool is_stderr (tree stream);

/* The load that gives CALL its stream, or null.  */
gimple *load_of_stream (const printf_call &call);

/* Whether CALL, which prints to a stream, prints to what stdout is, or was when
   it was loaded.  */
bool is_loaded_from_stdout (const printf_call &call);

/* Whether nothing changes stdout between the load and CALL, too, which may
   refuse what is far from its load.  */
bool prints_to_stdout (const printf_call &call);

} // namespace qrintf

#endif
