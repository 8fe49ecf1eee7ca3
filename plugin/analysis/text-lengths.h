/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that look for the end of a string that a printf call has written, so
   that the call's result tells where it is.  */

#ifndef QRINTF_ANALYSIS_TEXT_LENGTHS_H
#define QRINTF_ANALYSIS_TEXT_LENGTHS_H

#include "recognise/call.h"

namespace qrintf
{

/* A call that looks for the end of a string.  */
struct length_reader
{
  gcall *stmt;
  tree at_end; /* what appends where the end is known; null: it is strlen */
};

/* A string as CALL leaves it.  */
struct written_string
{
  const printf_call *call;
  tree start;  /* of the string */
  tree before; /* its length before the call's text; null: none */
  std::vector<length_reader> readers;
};

/* The strings whose ends are looked for behind the call of CALLS that wrote
   them, where nothing has changed them since.  */
std::vector<written_string>
find_length_readers (function *fun, const std::vector<printf_call> &calls);

} // namespace qrintf

#endif
