/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Strings whose lengths are known, and the calls that search for their ends:
   the result of the printf call that wrote a string already gives its end.  */

#ifndef QRINTF_LENGTHS_KNOWN_STRINGS_H
#define QRINTF_LENGTHS_KNOWN_STRINGS_H

#include "analysis/knowledge.h"
#include "gcc/gcc-includes.h"
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

/* Whether the result of CALL, if it is not negative and less than the size, is
   the length of the string that CALL leaves.  POINTERS and CODE answer for the
   current function.  */
bool tells_length (const printf_call &call, origins &pointers, heat_map &code);

/* Whether the string that CALL leaves has at least one byte, even if the call
   fails.  */
bool leaves_text (const printf_call &call);

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

/* The pass: let strlen, strcat and fputs of FUN use the results of the printf
   calls that wrote their strings, with a remark for each.  It runs directly
   before the lowering, which leaves these results as they are.  Returns what
   GCC has to do behind it.  */
unsigned use_results (function *fun);

} // namespace qrintf

#endif
