/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that search for the end of a string that a printf call has written.
   The result of the printf call already gives that end.  */

#ifndef QRINTF_LENGTHS_FIND_STRINGS_H
#define QRINTF_LENGTHS_FIND_STRINGS_H

#include "lengths/known-strings.h"

namespace qrintf
{

/* Whether FUN has a call that searches for the end of a string.  */
bool has_length_reader (function *fun);

/* The strings that printf calls of CALLS wrote and whose ends later calls
   search for, if the strings have not changed in between, and the strings that
   these are composed of.  No call in CALLS is such a searching call itself.  */
std::vector<known_string>
find_length_readers (function *fun, const std::vector<printf_call *> &calls);

/* The indices in STRINGS of the strings with a store that the string INDEX may
   come from.  The result has at least one element.  */
std::vector<size_t> sources_of (const std::vector<known_string> &strings,
                                size_t index);

} // namespace qrintf

#endif
