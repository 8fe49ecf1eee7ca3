/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scopes: the functions that a statement has been inlined from.  */

#ifndef QRINTF_RECOGNISE_SCOPES_H
#define QRINTF_RECOGNISE_SCOPES_H

#include "gcc/gcc-includes.h"

namespace qrintf
{

struct inlined_function
{
  tree function; /* as it is written in the source */
  location_t at; /* where it was inlined */
};

/* The functions around STMT that have been inlined into the current one, the
   innermost first.  */
std::vector<inlined_function> functions_inlined_around (const gimple *stmt);

/* Is FUNCTION one of the C library's fortified functions, inline in its
   headers? They stand for the call in whoever calls them.  */
bool stands_for_a_call (tree function);

} // namespace qrintf

#endif
