/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that look for the end of a string that a printf call has written, so
   that the call's result tells where it is.  */

#ifndef QRINTF_ANALYSIS_TEXT_LENGTHS_H
#define QRINTF_ANALYSIS_TEXT_LENGTHS_H

#include "recognise/call.h"

namespace qrintf
{

/* What a call does with the end of the string that is its first argument.  */
enum class reader_kind
{
  measures,    /* strlen */
  appends,     /* strcat */
  prints       /* fputs */
};

struct length_reader
{
  gcall *stmt;
  reader_kind kind;
  tree becomes; /* the function that takes its place, but for strlen's */
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
  tree before = NULL_TREE;     /* its length without what STORE adds; null: 0 */
  printf_call *call = nullptr; /* STORE, whose result is what it adds */
  HOST_WIDE_INT added = 0;     /* what any other STORE adds */

  basic_block block = nullptr;
  std::vector<size_t> parts; /* by each edge into BLOCK, which of the strings */

  std::vector<length_reader> readers;
};

/* The strings whose ends are looked for behind the calls of CALLS that wrote
   them, where nothing has changed them since, and what these are made of.  None
   of CALLS is a reader.  */
std::vector<known_string>
find_length_readers (function *fun, const std::vector<printf_call *> &calls);

/* Which of STRINGS have a store that the string INDEX may come from; there is
   at least one.  */
std::vector<size_t> sources_of (const std::vector<known_string> &strings,
                                size_t index);

} // namespace qrintf

#endif
