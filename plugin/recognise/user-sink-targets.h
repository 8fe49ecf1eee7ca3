/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether functions of the program's own fit together: one that is like printf,
   and those that take its text.  */

#ifndef QRINTF_RECOGNISE_USER_SINK_TARGETS_H
#define QRINTF_RECOGNISE_USER_SINK_TARGETS_H

#include "gcc/gcc-includes.h"
#include "recognise/sink.h"

namespace qrintf
{

enum class role
{
  append,  /* (a…, text, length), or (text, length, a…) */
  reserve, /* (a…, n), gives a pointer */
  commit,  /* (a…, used) */
  allocate /* (n), gives a pointer */
};

/* Parameter types without the void at the end; nothing if they are not fixed.
 */
std::optional<std::vector<tree>> fixed_parameters (tree function);

/* Where the format of FUNCTION stands, from 0: its values follow at once.
   Nothing where no attribute says so.  */
std::optional<unsigned> format_position (tree function);

/* What keeps an append function of TYPES from serving FUNCTION; *TEXT_FIRST
   says whether text and length come first.  */
const char *append_misfit (tree function, unsigned leading,
                           const std::vector<tree> &types, bool *text_first);

/* What keeps TARGET from the role R for FUNCTION, whose format stands at
   LEADING; nothing if it fits.  */
const char *misfit (tree function, unsigned leading, role r, tree target);

/* Can FUNCTION's result be made from that of LAST, the target called last, or
   from the length?  */
bool result_fits (tree function, sink to, tree last);

} // namespace qrintf

#endif
