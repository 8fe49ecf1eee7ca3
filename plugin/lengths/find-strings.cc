/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that search for the end of a string whose length is known.  See
   known-strings.h.

   From such a call the search goes back over the stores to memory, along each
   control flow path, to the statement that wrote the string or its end: a call
   of the printf family (writers) or a store of a constant text
   (constant-stores).  It fails at any other store that may have changed the
   string, and where many paths join.  */

#include "lengths/known-strings.h"

#include "recognise/opting-out.h"
#include "recognise/printf-call.h"

namespace qrintf
{
namespace
{

/* Limits: the stores that are examined and the joins of paths that are followed
   in a function, and the paths that meet at one join.  */
constexpr int most_stores = 10000;
constexpr int most_joins = 500;
constexpr unsigned most_paths = 8;

/* The functions that search for the end of their first argument, a string.  If
   the end is known, BECOMES replaces the call, provided that GCC may call
   DECLARED by itself.  DECLARED is a function of ISO C, because GCC calls no
   others by itself; a library that has fputs_unlocked has fwrite_unlocked as
   well.  */
constexpr struct reader_function
{
  built_in_function code;
  reader_kind kind;
  built_in_function becomes;
  built_in_function declared;
} readers[] = {
  { BUILT_IN_STRLEN, reader_kind::length, BUILT_IN_STRLEN, BUILT_IN_STRLEN },
  { BUILT_IN_STRCAT, reader_kind::append, BUILT_IN_STRCPY, BUILT_IN_STRCPY },
  { BUILT_IN_STRCAT_CHK, reader_kind::append, BUILT_IN_STRCPY_CHK,
    BUILT_IN_STRCPY },
  { BUILT_IN_FPUTS, reader_kind::print, BUILT_IN_FWRITE, BUILT_IN_FWRITE },
  { BUILT_IN_FPUTS_UNLOCKED, reader_kind::print, BUILT_IN_FWRITE_UNLOCKED,
    BUILT_IN_FWRITE },
};

/* The row of STMT if it is a call of such a function, or null.  */
const reader_function *
reader_of (gimple *stmt)
{
  for (const reader_function &function : readers)
    if (gimple_call_builtin_p (stmt, function.code))
      return &function;
  return nullptr;
}

/* Whether READER may be replaced.  A call that prints must print a single
   piece, its result must be unused, and the user must not have excluded it.  */
bool
may_be_replaced (gcall *reader, const reader_function &function)
{
  if (!gimple_vuse (reader) || stmt_ends_bb_p (reader)
      || !builtin_decl_implicit (function.declared)
      || has_message (gimple_call_fndecl (reader)))
    return false;
  if (function.kind != reader_kind::print)
    return true;
  auto piece = recognise_single_piece (reader);
  return piece && !piece->result () && !opted_out (*piece);
}

class search
{
public:
  search (function *fun, const std::vector<printf_call *> &calls)
  {
    for (printf_call *call : calls)
      writers[call->stmt] = call;
    basic_block block;
    FOR_EACH_BB_FN (block, fun)
    for (auto at = gsi_start_bb (block); !gsi_end_p (at); gsi_next (&at))
      if (const reader_function *function = reader_of (gsi_stmt (at)))
        if (!writers.count (gsi_stmt (at)))
          visit (as_a<gcall *> (gsi_stmt (at)), *function);
  }

  std::vector<known_string> found;

private:
  std::unordered_map<gimple *, printf_call *> writers;
  origins pointers;
  heat_map code;
  int stores_left = most_stores;
  int joins_left = most_joins;

  void
  visit (gcall *reader, const reader_function &function)
  {
    if (!may_be_replaced (reader, function))
      return;
    size_t before = found.size ();
    auto index = string_at (gimple_call_arg (reader, 0), gimple_vuse (reader));
    if (index
        && (function.kind != reader_kind::print || is_never_empty (*index)))
      found[*index].readers.push_back (
          { reader, function.kind, builtin_decl_explicit (function.becomes) });
    else
      forget_since (before);
  }

  /* Whether the string INDEX of FOUND certainly has a byte.  If it were empty,
     fputs would still set the orientation of the stream to bytes, and fwrite
     would not.  */
  bool
  is_never_empty (size_t index)
  {
    std::vector<size_t> sources = sources_of (found, index);
    return std::all_of (sources.begin (), sources.end (), [&] (size_t source) {
      const known_string &string = found[source];
      return string.call ? leaves_text (*string.call) : string.added > 0;
    });
  }

  void
  forget_since (size_t index)
  {
    found.erase (found.begin () + index, found.end ());
  }

  /* The index in FOUND of the string that is at START in the state of memory
     STATE, or nothing if it is not known.  */
  std::optional<size_t>
  string_at (tree start, tree state)
  {
    ao_ref string;
    ao_ref_init_from_ptr_and_size (&string, start, NULL_TREE);
    while (stores_left-- > 0)
      {
        gimple *store = SSA_NAME_DEF_STMT (state);
        if (gphi *join = dyn_cast<gphi *> (store))
          return string_by (*join, start);
        if (gimple_nop_p (store))
          return {};
        if (auto text = copied_text (store, start))
          return add (std::move (*text));
        if (auto text = stored_text (store, start))
          return add (std::move (*text));
        if (auto writer = writers.find (store); writer != writers.end ())
          if (auto index = string_of (*writer->second, start))
            return index;
        if (stmt_may_clobber_ref_p_1 (store, &string))
          return {};
        state = gimple_vuse (store);
      }
    return {};
  }

  size_t
  add (known_string &&string)
  {
    found.push_back (std::move (string));
    return found.size () - 1;
  }

  /* The index of the string at START where control flow paths meet in JOIN.  A
     path of a loop that comes back without a change of the string adds the
     string of JOIN itself.  START must be the same pointer on all paths: if a
     loop computed it anew, the string on the path that enters the loop would be
     unknown.  */
  std::optional<size_t>
  string_by (const gphi &join, tree start)
  {
    basic_block block = gimple_bb (&join);
    if (joins_left-- <= 0 || bb_has_abnormal_pred (block)
        || EDGE_COUNT (block->preds) > most_paths)
      return {};
    for (size_t i = 0; i < found.size (); i++)
      if (found[i].block == block && operand_equal_p (found[i].start, start))
        return i;
    size_t index = add (known_string (start));
    found[index].block = block;
    for (unsigned i = 0; i < gimple_phi_num_args (&join); i++)
      if (auto part = string_at (start, gimple_phi_arg_def (&join, i)))
        found[index].parts.push_back (*part);
      else
        {
          forget_since (index);
          return {};
        }
    return index;
  }

  /* The index in FOUND of the string that CALL leaves at START; nothing if it
     leaves none there, or if its length is not known.  */
  std::optional<size_t>
  string_of (printf_call &call, tree start)
  {
    for (size_t i = 0; i < found.size (); i++)
      if (found[i].call == &call)
        return operand_equal_p (found[i].start, start) ? std::optional (i)
                                                       : std::nullopt;
    if (call.function->to != sink::buffer
        || !tells_length (call, pointers, code))
      return {};
    known_string written (start, call.stmt);
    if (!is_at_end (call.destination (), written))
      return {};
    written.call = &call;
    return add (std::move (written));
  }
};

} // namespace

bool
has_length_reader (function *fun)
{
  basic_block block;
  FOR_EACH_BB_FN (block, fun)
  for (auto at = gsi_start_bb (block); !gsi_end_p (at); gsi_next (&at))
    if (reader_of (gsi_stmt (at)))
      return true;
  return false;
}

std::vector<size_t>
sources_of (const std::vector<known_string> &strings, size_t index)
{
  std::vector<size_t> pending{ index }, sources;
  std::set<size_t> seen{ index };
  while (!pending.empty ())
    {
      size_t next = pending.back ();
      pending.pop_back ();
      if (strings[next].store)
        sources.push_back (next);
      for (size_t part : strings[next].parts)
        if (seen.insert (part).second)
          pending.push_back (part);
    }
  return sources;
}

std::vector<known_string>
find_length_readers (function *fun, const std::vector<printf_call *> &calls)
{
  if (calls.empty ())
    return {};
  return search (fun, calls).found;
}

} // namespace qrintf
