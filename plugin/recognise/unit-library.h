/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which C library the unit is compiled against, by its headers.  Nothing here
   is for lto1, which has no headers.  */

#ifndef QRINTF_RECOGNISE_UNIT_LIBRARY_H
#define QRINTF_RECOGNISE_UNIT_LIBRARY_H

#include "gcc/gcc-includes.h"
#include "options/known-libraries.h"

namespace qrintf
{

/* The unit's, as far as it has been read.  */
c_library library_of_unit ();

/* Has the user said that FUNCTION of the family is one like any other, by its
   own name or by the plain one?  */
bool is_no_builtin (tree function);

/* Does DECL stand in a header of the C library?  Others may be system headers,
   too, and be called <stdio.h>: glibc's and musl's stands beside <features.h>,
   and the fortified functions in glibc's <bits/stdio2.h> and its parts.  */
bool is_in_its_header (tree decl);

/* To be called while the source is read: GCC forgets macros with its first
   garbage collection behind that.  */
void note_macros ();

/* For PLUGIN_FINISH_TYPE: the libraries are told by their types where the unit
   has been preprocessed.  */
void note_type (void *type, void *);

} // namespace qrintf

#endif
