/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How often code runs, as far as GCC knows.  */

#ifndef QRINTF_ANALYSIS_HEAT_H
#define QRINTF_ANALYSIS_HEAT_H

#include "analysis/facts.h"
#include "gcc/gcc-includes.h"

namespace qrintf
{

/* Whether BLOCK is in a loop, however often it runs there.  */
bool is_in_loop (basic_block block);

/* How often BLOCK of the current function runs.  */
heat heat_of (basic_block block);

/* The same of what BLOCK writes as a block.  That is data, and a loop of data
   may come by each branch many times: GCC guesses less for those behind several
   conditions.  */
heat heat_of_data (basic_block block);

/* Whether what BLOCK prints to STREAM, null for stdout, is printed only where
   the stream is there, and nothing says that this is often.  */
bool is_optional_output (basic_block block, tree stream);

/* Whether the code of BLOCK has to be small: at -Os, and where it seldom runs.
 */
bool has_to_be_small (basic_block block);

} // namespace qrintf

#endif
