/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Recognition: which statement is a call of the printf family.  */

#ifndef QRINTF_PRINTF_CALL_H
#define QRINTF_PRINTF_CALL_H

#include "recognise/c-library.h"
#include "recognise/call.h"

namespace qrintf
{

/* NAME, or for what is called unlocked the name of the function that takes the
   lock.  */
std::string plain_name (const std::string &name);

/* The functions of the table as people write them, each once: what is called
   unlocked goes with its plain name.  */
std::vector<std::string> family ();

/* The row of the family's function that CALLEE is by its code or its name,
   whoever declares it; null if it is none.  */
const printf_function *row_of (tree callee);

/* Those functions of the family that GCC knows.  */
std::vector<built_in_function> family_builtins ();

/* The C library whose text CALL is to write, and which the program runs with:
   for a function of the program's own that of the unit's snprintf.  */
c_library library_of_call (const printf_call &call);

/* STMT as a call of a function of the table; nothing if it is none.  */
std::optional<printf_call> recognise (gimple *stmt);

} // namespace qrintf

#endif
