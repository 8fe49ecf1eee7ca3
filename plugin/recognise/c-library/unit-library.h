/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The C library that the unit is compiled against, identified by its headers.
   Not for lto1, which sees no headers.  */

#ifndef QRINTF_RECOGNISE_C_LIBRARY_UNIT_LIBRARY_H
#define QRINTF_RECOGNISE_C_LIBRARY_UNIT_LIBRARY_H

#include "gcc/gcc-includes.h"
#include "options/known-libraries.h"

namespace qrintf
{

/* The library of the unit, judged by the part that has been read.  */
c_library library_of_unit ();

/* Whether an option like -fno-builtin says that FUNCTION of the family has no
   special meaning, by its name or its plain name.  */
bool is_no_builtin (tree function);

/* Whether DECL is declared in <stdio.h> of the C library or a part of it. Other
   libraries may have system headers of that name; that of glibc and musl is in
   the same folder as <features.h>.  */
bool is_in_its_header (tree decl);

/* Examine the macros of the headers.  Has to be called while the source is
   read, as GCC frees macros in the first garbage collection after that.  */
void note_macros ();

/* For PLUGIN_FINISH_TYPE: remember a type that identifies the library of a
   preprocessed unit.  */
void note_type (void *type, void *);

} // namespace qrintf

#endif
