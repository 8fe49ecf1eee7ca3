/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loops that go through the options of the command line by getopt.  */

#ifndef QRINTF_ANALYSIS_OPTION_LOOPS_H
#define QRINTF_ANALYSIS_OPTION_LOOPS_H

#include "gcc/gcc-includes.h"

namespace qrintf
{

/* Whether BLOCK of the current function is for one of the options: in a loop
   that goes through them, whatever other loops it is in, or where a case of
   that loop leaves it.  */
bool is_for_one_option (basic_block block);

/* Whether it also runs at most once an option, in no loop of its own.  */
bool runs_once_an_option (basic_block block);

} // namespace qrintf

#endif
