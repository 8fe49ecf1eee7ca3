/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of functions: one row for each of the printf family, by its code or
   its name.  */

#ifndef QRINTF_RECOGNISE_FUNCTIONS_H
#define QRINTF_RECOGNISE_FUNCTIONS_H

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

} // namespace qrintf

#endif
