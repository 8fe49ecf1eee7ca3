/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which C library a printf-family function belongs to.

   The front end decides, once: it sees the library's headers.  What it finds is
   a stamp on the function's declaration, an attribute with a name that people
   cannot write, which goes into the objects of -flto.  lto1 looks at no more
   than the stamps.  */

#ifndef QRINTF_RECOGNISE_C_LIBRARY_H
#define QRINTF_RECOGNISE_C_LIBRARY_H

#include "options/known-libraries.h"
#include "recognise/call.h"

namespace qrintf
{

/* The C library that CALLEE, a function of the table in functions.cc, is
   declared by; none where the program may have its own.  */
c_library library_of (tree callee);

/* Why the C library that CALL, if it is one of the family, ends in is not
   known, or null.  */
const char *refusal_for_library (const printf_call &call);

/* For PLUGIN_FINISH_DECL and PLUGIN_FINISH_PARSE_FUNCTION: stamp a function
   that GCC does not know where it is declared for the first time.  */
void stamp_declaration (void *decl, void *);

/* For PLUGIN_ALL_IPA_PASSES_START: stamp the builtins.  */
void stamp_builtins (void *, void *);

} // namespace qrintf

#endif
