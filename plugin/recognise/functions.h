/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two tables: the functions of the printf family, and the functions that print
   a single piece to a stream.  A row is found by the function's builtin code or
   name.  */

#ifndef QRINTF_RECOGNISE_FUNCTIONS_H
#define QRINTF_RECOGNISE_FUNCTIONS_H

#include "recognise/call.h"

namespace qrintf
{

/* NAME without the suffix _unlocked.  */
std::string plain_name (const std::string &name);

/* The plain names of the functions of the table, each once.  */
std::vector<std::string> family ();

/* The row of CALLEE by its builtin code or its name, whoever declares it; null
   if CALLEE does not belong to the family.  */
const printf_function *row_of (tree callee);

/* A function that prints one piece, and the equivalent format; null if the
   piece is a literal, which is then the format.  */
struct single_piece_function
{
  printf_function function;
  const char *means;
};

/* The row of CALLEE by its builtin code; null if it is not such a function.  */
const single_piece_function *single_piece_row_of (tree callee);

/* The functions of the family that are builtins.  */
const std::vector<built_in_function> &family_builtins ();

} // namespace qrintf

#endif
