/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Strings whose lengths are known, and the calls that search for their ends:
   what the search (find-strings) hands over to the emission (use-lengths).  */

#ifndef QRINTF_LENGTHS_KNOWN_STRINGS_H
#define QRINTF_LENGTHS_KNOWN_STRINGS_H

#include "recognise/call.h"

namespace qrintf
{

/* How a call uses the end of the string that is its first argument.  */
enum class reader_kind
{
  length, /* strlen */
  append, /* strcat */
  print   /* fputs */
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

} // namespace qrintf

#endif
