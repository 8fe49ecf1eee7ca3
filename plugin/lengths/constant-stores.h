/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stores of constant texts to a string or to its end.  */

#ifndef QRINTF_LENGTHS_CONSTANT_STORES_H
#define QRINTF_LENGTHS_CONSTANT_STORES_H

#include "lengths/known-strings.h"

namespace qrintf
{

/* The string at START that the copy STORE of a constant text leaves or appends
   to; nothing if STORE is not such a copy.  GCC makes such copies of
   strcpy (s, "…") and strcat (s, "…").  */
std::optional<known_string> copied_text (gimple *store, tree start);

/* The string at START that the assignment STORE of a constant leaves; nothing
   if STORE is not such an assignment.  */
std::optional<known_string> stored_text (gimple *store, tree start);

/* Whether TO, the address that STRING.store writes to, is the start of the
   string or its present end.  Sets STRING.before.  */
bool is_at_end (tree to, known_string &string);

} // namespace qrintf

#endif
