/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which C library a printf-family function belongs to.

   The front end decides this, as it sees the library's headers, and stamps the
   declaration of the function: an attribute with a name that no source can
   write, which is streamed into the objects of -flto.  lto1 only reads the
   stamps.  */

#ifndef QRINTF_RECOGNISE_C_LIBRARY_C_LIBRARY_H
#define QRINTF_RECOGNISE_C_LIBRARY_C_LIBRARY_H

#include "gcc/gcc-includes.h"
#include "options/choices.h"
#include "recognise/call.h"

namespace qrintf
{

/* The C library that declares CALLEE, a function of the table in functions.cc;
   none if CALLEE may be a function of the program.  */
c_library library_of (tree callee);

/* The C library of the functions of the table that are builtins: that of the
   unit; with -flto the one that all units have in common.  None if the program
   defines these functions itself.  */
c_library library_of_builtins ();

/* Why the C library of CALL is not known, or null.  Null for user sinks,
   too.  */
const char *refusal_for_library (const printf_call &call);

/* For PLUGIN_FINISH_DECL and PLUGIN_FINISH_PARSE_FUNCTION: stamp a function
   without a builtin at its first declaration.  */
void stamp_declaration (void *decl, void *);

/* For PLUGIN_ALL_IPA_PASSES_START: stamp the builtins.  */
void stamp_builtins (void *, void *);

/* The library of the unit, identified by its headers.  Not for lto1, which sees
   none.  It is judged by the part that has been read.  */
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
