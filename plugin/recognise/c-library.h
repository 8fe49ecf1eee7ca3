/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which C library a printf-family function belongs to.

   The front end decides, once: it sees the library's headers.  What it finds is
   a stamp on the function's declaration, an attribute with a name that people
   cannot write, which goes into the objects of -flto.  lto1 looks at no more
   than the stamps.  */

#ifndef QRINTF_C_LIBRARY_H
#define QRINTF_C_LIBRARY_H

union tree_node;

namespace qrintf
{

enum class c_library
{
  none,       /* another one, or nobody knows which */
  glibc,      /* of any release */
  glibc_2_35, /* of that release or a later one */
  musl
};

/* The C library that CALLEE, a function of the table in printf-call.cc, is
   declared by; none where the program may have its own.  */
c_library library_of (tree_node *callee);

struct printf_call;

/* Why the C library that CALL, if it is one of the family, ends in is not
   known, or null.  */
const char *refusal_for_library (const printf_call &call);

/* For PLUGIN_FINISH_DECL and PLUGIN_FINISH_PARSE_FUNCTION: stamp a function
   that GCC does not know where it is declared for the first time.  */
void stamp_declaration (void *decl, void *);

/* For PLUGIN_FINISH_TYPE: the libraries are told by their types where the unit
   has been preprocessed.  */
void note_type (void *type, void *);

/* For PLUGIN_ALL_IPA_PASSES_START: stamp the builtins, or warn of the first
   call that stays because the library is not known.  */
void stamp_builtins (void *, void *);

} // namespace qrintf

#endif
