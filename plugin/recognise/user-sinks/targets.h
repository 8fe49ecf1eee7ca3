/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether a user sink and its targets, the functions that take its text, fit
   together.  */

#ifndef QRINTF_RECOGNISE_USER_SINKS_TARGETS_H
#define QRINTF_RECOGNISE_USER_SINKS_TARGETS_H

#include "gcc/gcc-includes.h"
#include "recognise/sink.h"

namespace qrintf
{

enum class role
{
  append,  /* (a…, text, length), or (text, length, a…) */
  reserve, /* (a…, n), returns a pointer */
  commit,  /* (a…, used) */
  allocate /* (n), returns a pointer */
};

/* The types of FUNCTION's parameters; nothing if it is variadic or has no
   prototype.  */
std::optional<std::vector<tree>> fixed_parameters (tree function);

/* The position of FUNCTION's format, counted from 0, if a format attribute says
   that the values follow it directly; otherwise nothing.  */
std::optional<unsigned> format_position (tree function);

/* Why a function with parameters TYPES cannot append for FUNCTION, or null.  If
   it can, this sets TEXT_FIRST to whether text and length are its first
   parameters.  */
const char *append_misfit (tree function, unsigned leading,
                           const std::vector<tree> &types, bool *text_first);

/* Why TARGET cannot have the role R for FUNCTION, whose format is at position
   LEADING, or null if it can.  */
const char *misfit (tree function, unsigned leading, role r, tree target);

/* Whether the result of FUNCTION can be made from that of LAST, the target that
   is called last, or from the length of the text.  */
bool result_fits (tree function, sink to, tree last);

} // namespace qrintf

#endif
