/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The functions that a statement was inlined from, by its scopes.  */

#ifndef QRINTF_RECOGNISE_SCOPES_H
#define QRINTF_RECOGNISE_SCOPES_H

#include "gcc/gcc-includes.h"

namespace qrintf
{

struct inlined_function
{
  tree function; /* the declaration in the source */
  location_t at; /* the place of the call that was inlined */
};

/* The functions around STMT that were inlined into the current one, the
   innermost first.  */
std::vector<inlined_function> functions_inlined_around (const gimple *stmt);

/* The location of STMT in the program's own source.  If STMT was inlined from a
   function of a system header, such as putchar, that is the location of the
   call.  */
location_t place_of (const gimple *stmt);

/* Whether FUNCTION is an inline function of the C library's headers that
   implements a fortified function.  A call in it belongs to its caller.  */
bool stands_for_a_call (tree function);

} // namespace qrintf

#endif
