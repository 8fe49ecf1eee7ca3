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
  tree becomes; /* the function that takes its place; null: it is strlen */
};

/* A string whose length is known: as STORE leaves it, or, where STORE is null,
   as it arrives in BLOCK.  */
struct known_string
{
  explicit known_string (tree start, gimple *store = nullptr)
      : start (start), store (store)
  {
  }

  tree start;

  gimple *store;
  tree before = NULL_TREE; /* its length without what STORE adds; null: 0 */
  const printf_call *call = nullptr; /* STORE, whose result is what it adds */
  HOST_WIDE_INT added = 0;           /* what any other STORE adds */

  basic_block block = nullptr;
  std::vector<size_t> parts; /* by each edge into BLOCK, which of the strings */

  std::vector<length_reader> readers;
};

/* The strings whose ends are looked for behind the calls of CALLS that wrote
   them, where nothing has changed them since, and what these are made of.  None
   of CALLS is a reader.  */
std::vector<known_string>
find_length_readers (function *fun, const std::vector<printf_call> &calls);

/* Whether PIECE, a single piece, prints what one of CALLS has just written with
   a format that its caller gave: a function of the program's own, which pays as
   often as it is called.  */
bool prints_own_text (const printf_call &piece,
                      const std::vector<printf_call> &calls);

/* A statement that may have written the string INDEX of STRINGS.  */
gimple *find_store (const std::vector<known_string> &strings, size_t index);

} // namespace qrintf

#endif
