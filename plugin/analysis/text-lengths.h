/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that search for the end of a string that a printf call has written.
   The result of the printf call already gives that end.  */

#ifndef QRINTF_ANALYSIS_TEXT_LENGTHS_H
#define QRINTF_ANALYSIS_TEXT_LENGTHS_H

#include "recognise/call.h"

namespace qrintf
{

/* How a call uses the end of the string that is its first argument.  */
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
  /* The function that replaces the call, except for strlen.  */

  tree becomes;
};

/* A string whose length is known: as STORE leaves it, or, if STORE is null, as
   control flow brings it to BLOCK.  */
struct known_string
{
  explicit known_string (tree start, gimple *store = nullptr)
      : start (start), store (store)
  {
  }

  tree start;

  gimple *store;
  /* The length of the string before STORE appends to it; null: 0.  */
  tree before = NULL_TREE;
  /* STORE, if it is a call of the family; its result is the length it adds.  */
  printf_call *call = nullptr;
  HOST_WIDE_INT added = 0;     /* the length that any other STORE adds */

  basic_block block = nullptr;
  /* For each edge into BLOCK, the index of the string that it brings.  */
  std::vector<size_t> parts;

  std::vector<length_reader> readers;
};

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
