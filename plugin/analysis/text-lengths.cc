/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that search for the end of a string whose length is known.  See
   text-lengths.h.

   From such a call the search goes back over the stores to memory, along each
   control flow path, to the statement that wrote the string or its end: a call
   of the printf family, or a store or copy of a constant text, into which GCC
   has turned strcpy (s, "…") and strcat (s, "…").  It fails at any other store
   that may have changed the string, and where many paths join.

   Refused are calls in cold code, and calls of the printf family

     that may write a NUL      %c of a value that may be 0, unknown formats
     of snprintf               with a size that may be 0, which writes nothing
     whose arguments overlap   the string: the result is undefined
     with %n                   which may store into the string
     of long double            which libc prints: reading the string again costs
                               little in comparison, and its code is larger
     of C libraries            that may leave a string without a NUL */

#include "analysis/text-lengths.h"

#include "analysis/formats/possible-formats.h"
#include "analysis/heat.h"
#include "analysis/origins.h"
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
  { BUILT_IN_STRLEN, reader_kind::measures, BUILT_IN_STRLEN, BUILT_IN_STRLEN },
  { BUILT_IN_STRCAT, reader_kind::appends, BUILT_IN_STRCPY, BUILT_IN_STRCPY },
  { BUILT_IN_STRCAT_CHK, reader_kind::appends, BUILT_IN_STRCPY_CHK,
    BUILT_IN_STRCPY },
  { BUILT_IN_FPUTS, reader_kind::prints, BUILT_IN_FWRITE, BUILT_IN_FWRITE },
  { BUILT_IN_FPUTS_UNLOCKED, reader_kind::prints, BUILT_IN_FWRITE_UNLOCKED,
    BUILT_IN_FWRITE },
};

/* Whether READER may be replaced.  A call that prints must print a single
   piece, its result must be unused, and the user must not have excluded it.  */
bool
may_be_replaced (gcall *reader, const reader_function &function)
{
  if (!gimple_vuse (reader) || stmt_ends_bb_p (reader)
      || !builtin_decl_implicit (function.declared))
    return false;
  if (function.kind != reader_kind::prints)
    return true;
  auto piece = recognise_single_piece (reader);
  return piece && !piece->result () && !opted_out (*piece);
}

/* Whether D writes at least one byte and cannot fail before it does.  */
bool
writes_first (const directive &d)
{
  if (!d.conversion)
    return !d.text.empty ();
  bool is_number = d.conversion->family == conversion_class::integer
                   || d.conversion->family == conversion_class::pointer
                   || d.conversion->family == conversion_class::real;
  return is_number && d.width.kind == field::absent
         && d.precision.kind == field::absent;
}

/* Whether the string that CALL leaves has at least one byte, even if the call
   fails.  */
bool
leaves_text (const printf_call &call)
{
  if (call.list () || (call.bound () && integer_onep (call.bound ())))
    return false;
  for (tree format : formats_of (call.format ()).all)
    {
      parsed_format parsed = parse_format (c_getstr (format));
      if (parsed.directives.empty () || !writes_first (parsed.directives[0]))
        return false;
    }
  return true;
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
      for (const reader_function &function : readers)
        if (gimple_call_builtin_p (gsi_stmt (at), function.code)
            && !writers.count (gsi_stmt (at)))
          visit (as_a<gcall *> (gsi_stmt (at)), function);
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
        && (function.kind != reader_kind::prints || is_never_empty (*index)))
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

  // *start = 0, array = {} or array = "text", where start is &array
  static std::optional<known_string>
  stored_text (gimple *store, tree start)
  {
    if (!gimple_assign_single_p (store) || gimple_clobber_p (store)
        || gimple_has_volatile_ops (store)
        || !has_whole_byte (gimple_assign_lhs (store))
        || !is_at (gimple_assign_lhs (store), start))
      return {};
    tree value = gimple_assign_rhs1 (store);
    known_string stored (start, store);
    if (integer_zerop (value)
        || (TREE_CODE (value) == CONSTRUCTOR && CONSTRUCTOR_NELTS (value) == 0))
      return stored;
    if (TREE_CODE (value) != STRING_CST)
      return {};
    stored.added
        = strnlen (TREE_STRING_POINTER (value), TREE_STRING_LENGTH (value));
    return compare_tree_int (TYPE_SIZE_UNIT (TREE_TYPE (value)), stored.added)
                   > 0
               ? std::optional (stored)
               : std::nullopt;
  }

  /* Whether OBJECT has at least one whole byte.  Bit-fields and empty
     structures may be smaller.  */
  static bool
  has_whole_byte (tree object)
  {
    poly_int64 offset, size, most;
    bool reverse;
    get_ref_base_and_extent (object, &offset, &size, &most, &reverse);
    return known_ge (size, BITS_PER_UNIT);
  }

  /* Whether ADDRESS is that of OBJECT's first byte.  */
  static bool
  is_at (tree object, tree address)
  {
    poly_int64 offset, other_offset;
    tree base = get_addr_base_and_unit_offset (object, &offset);
    if (!base)
      return false;
    if (TREE_CODE (base) == MEM_REF)
      return known_eq (offset, 0) && integer_zerop (TREE_OPERAND (base, 1))
             && operand_equal_p (TREE_OPERAND (base, 0), address);
    return TREE_CODE (address) == ADDR_EXPR
           && get_addr_base_and_unit_offset (TREE_OPERAND (address, 0),
                                             &other_offset)
                  == base
           && known_eq (offset, other_offset);
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
    if (call.function->to != sink::buffer || !tells_length (call))
      return {};
    known_string written (start, call.stmt);
    if (!is_at_end (call.destination (), written))
      return {};
    written.call = &call;
    return add (std::move (written));
  }

  // memcpy (start, "text", 5), or memcpy (start + strlen (start), "text", 5)
  static std::optional<known_string>
  copied_text (gimple *store, tree start)
  {
    if (!gimple_call_builtin_p (store, BUILT_IN_MEMCPY))
      return {};
    const char *text = c_getstr (gimple_call_arg (store, 1));
    tree size = gimple_call_arg (store, 2);
    known_string copied (start, store);
    if (!text || !tree_fits_uhwi_p (size)
        || tree_to_uhwi (size) != strlen (text) + 1
        || !is_at_end (gimple_call_arg (store, 0), copied))
      return {};
    copied.added = strlen (text);
    return copied;
  }

  /* Whether TO, the address that STRING.store writes to, is the start of the
     string or its present end.  Sets STRING.before.  */
  static bool
  is_at_end (tree to, known_string &string)
  {
    if (operand_equal_p (to, string.start))
      return true;
    gimple *sum = definition (to);
    if (!sum || !is_gimple_assign (sum)
        || gimple_assign_rhs_code (sum) != POINTER_PLUS_EXPR
        || !operand_equal_p (gimple_assign_rhs1 (sum), string.start))
      return false;
    string.before = gimple_assign_rhs2 (sum);
    return is_length (string.before, string.start, gimple_vuse (string.store));
  }

  /* Whether LENGTH is the length of the string at START in the state of memory
     STATE, or less.  GCC replaces strlen (start) by a constant if it knows the
     text, and by a sum if it knows the appended text.  */
  static bool
  is_length (tree length, tree start, tree state)
  {
    gimple *store = SSA_NAME_DEF_STMT (state);
    gimple *computes = definition (length);
    if (computes && gimple_assign_single_p (computes))
      length = gimple_assign_rhs1 (computes);
    if (TREE_CODE (length) == INTEGER_CST)
      {
        auto text = copied_text (store, start);
        return text && !text->before
               && compare_tree_int (length, text->added) <= 0;
      }
    if (!computes)
      return false;
    if (gimple_call_builtin_p (computes, BUILT_IN_STRLEN))
      return gimple_vuse (computes) == state
             && operand_equal_p (gimple_call_arg (computes, 0), start);
    if (!is_gimple_assign (computes)
        || gimple_assign_rhs_code (computes) != PLUS_EXPR)
      return false;
    auto text = copied_text (store, start);
    return text && text->before
           && operand_equal_p (gimple_assign_rhs1 (computes), text->before)
           && compare_tree_int (gimple_assign_rhs2 (computes), text->added)
                  == 0;
  }

  static gimple *
  definition (tree value)
  {
    return TREE_CODE (value) == SSA_NAME ? SSA_NAME_DEF_STMT (value) : nullptr;
  }

  /* Whether the result of CALL, if it is not negative and less than the size,
     is the length of the string that CALL leaves.  */
  bool
  tells_length (const printf_call &call)
  {
    gcall *stmt = call.stmt;
    tree bound = call.bound (), result = call.result ();
    const library_facts &library = facts_of (library_of_call (call));
    if (call.by_pointer () || call.list () || is_single_piece (call)
        || stmt_ends_bb_p (stmt) || code.of (gimple_bb (stmt)).cold
        || !library.always_ends_text
        || (bound && !(tree_fits_uhwi_p (bound) && !integer_zerop (bound)))
        || (result
            && (TREE_CODE (result) != SSA_NAME
                || SSA_NAME_OCCURS_IN_ABNORMAL_PHI (result))))
      return false;
    for (unsigned i = 0; i < call.values (); i++)
      if (POINTER_TYPE_P (TREE_TYPE (call.value (i)))
          && pointers.overlap (call.value (i), call.destination ()))
        return false;
    possible_formats formats = formats_of (call.format ());
    return !formats.open && !formats.all.empty ()
           && std::all_of (
               formats.all.begin (), formats.all.end (), [&] (tree format) {
                 return writes_no_nul (call, parse_format (c_getstr (format)));
               });
  }

  static bool
  writes_no_nul (const printf_call &call, const parsed_format &format)
  {
    return format.error.empty ()
           && std::none_of (
               format.directives.begin (), format.directives.end (),
               [&] (const directive &d) { return refuses (call, d); });
  }

  /* Whether the directive D of CALL makes the length of the string unknown.  */
  static bool
  refuses (const printf_call &call, const directive &d)
  {
    if (!d.conversion)
      return false;
    switch (d.conversion->family)
      {
      case conversion_class::count:
        return true;
      case conversion_class::character:
        return may_be_nul (call, d);
      case conversion_class::real:
        return d.length == length_modifier::L;
      default:
        return false;
      }
  }

  /* Whether D, a %c of CALL, may write a NUL.  */
  static bool
  may_be_nul (const printf_call &call, const directive &d)
  {
    if (d.argument < 0 || unsigned (d.argument) >= call.values ())
      return true;
    tree value = call.value (d.argument);
    return TREE_CODE (value) != INTEGER_CST
           || (TREE_INT_CST_LOW (value) & 0xff) == 0;
  }
};

} // namespace

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
