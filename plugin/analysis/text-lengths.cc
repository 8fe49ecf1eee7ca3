/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who looks for the end of a string that a printf call has written.  See
   text-lengths.h.

   From the reader the search goes back over what was stored to memory, up to
   the call that wrote the string.  It ends at whatever may have changed the
   string, and where several ways of control meet.

   Refused as writers are calls
     that may write a NUL      %c of what may be 0, formats that are not known
     of snprintf               with a size that may be 0: it writes nothing
     whose text may overlap    the string: what is printed is then undefined
     with %n                   which may store into the string
     of C libraries            that may leave a string without a NUL
   and those in code that has to be small.  */

#include "analysis/text-lengths.h"

#include "analysis/heat.h"
#include "analysis/origins.h"
#include "analysis/possible-formats.h"
#include "recognise/printf-call.h"

namespace qrintf
{
namespace
{

/* How many stores are between a reader and its writer at most.  */
constexpr int most_stores = 64;

/* Functions that look for the end of the string that is their first argument.
   AT_END is what those that append to it become, which takes the end.  */
constexpr struct
{
  built_in_function code;
  built_in_function at_end;
} readers[] = {
  { BUILT_IN_STRLEN, BUILT_IN_NONE },
  { BUILT_IN_STRCAT, BUILT_IN_STRCPY },
  { BUILT_IN_STRCAT_CHK, BUILT_IN_STRCPY_CHK },
};

class search
{
public:
  search (function *fun, const std::vector<printf_call> &calls)
  {
    for (const printf_call &call : calls)
      writers[call.stmt] = &call;
    basic_block block;
    FOR_EACH_BB_FN (block, fun)
    for (auto at = gsi_start_bb (block); !gsi_end_p (at); gsi_next (&at))
      for (auto [code, at_end] : readers)
        if (gimple_call_builtin_p (gsi_stmt (at), code))
          visit (as_a<gcall *> (gsi_stmt (at)), at_end);
  }

  std::vector<written_string> found;

private:
  std::unordered_map<gimple *, const printf_call *> writers;
  origins pointers;

  void
  visit (gcall *reader, built_in_function at_end)
  {
    bool appends = at_end != BUILT_IN_NONE;
    if (!gimple_vuse (reader) || stmt_ends_bb_p (reader)
        || (appends && !builtin_decl_implicit (BUILT_IN_STRCPY)))
      return;
    if (auto index
        = string_at (gimple_call_arg (reader, 0), gimple_vuse (reader)))
      found[*index].readers.push_back (
          { reader, appends ? builtin_decl_explicit (at_end) : NULL_TREE });
  }

  /* The index in FOUND of the string that is at START in the state of memory
     STATE; nothing if it is not known.  */
  std::optional<size_t>
  string_at (tree start, tree state)
  {
    ao_ref string;
    ao_ref_init_from_ptr_and_size (&string, start, NULL_TREE);
    for (int i = 0; i < most_stores; i++)
      {
        gimple *store = SSA_NAME_DEF_STMT (state);
        if (gimple_nop_p (store) || gimple_code (store) == GIMPLE_PHI)
          return {};
        if (auto writer = writers.find (store); writer != writers.end ())
          if (auto index = string_of (*writer->second, start))
            return index;
        if (stmt_may_clobber_ref_p_1 (store, &string))
          return {};
        state = gimple_vuse (store);
      }
    return {};
  }

  /* The index in FOUND of the string at START that CALL leaves; nothing if it
     leaves none there, or its length is not known.  */
  std::optional<size_t>
  string_of (const printf_call &call, tree start)
  {
    for (size_t i = 0; i < found.size (); i++)
      if (found[i].call == &call)
        return operand_equal_p (found[i].start, start) ? std::optional (i)
                                                       : std::nullopt;
    if (call.function->to != sink::buffer || !tells_length (call))
      return {};
    tree text = call.destination (), before = NULL_TREE;
    if (!operand_equal_p (text, start))
      before = length_before (call, start);
    if (!before && !operand_equal_p (text, start))
      return {};
    found.push_back ({ &call, start, before, {} });
    return found.size () - 1;
  }

  // sprintf (start + strlen (start), …)  ->  strlen (start)
  tree
  length_before (const printf_call &call, tree start)
  {
    tree text = call.destination ();
    gimple *sum
        = TREE_CODE (text) == SSA_NAME ? SSA_NAME_DEF_STMT (text) : nullptr;
    if (!sum || !is_gimple_assign (sum)
        || gimple_assign_rhs_code (sum) != POINTER_PLUS_EXPR
        || !operand_equal_p (gimple_assign_rhs1 (sum), start))
      return NULL_TREE;
    tree length = gimple_assign_rhs2 (sum);
    gimple *reader
        = TREE_CODE (length) == SSA_NAME ? SSA_NAME_DEF_STMT (length) : nullptr;
    return reader && gimple_call_builtin_p (reader, BUILT_IN_STRLEN)
                   && operand_equal_p (gimple_call_arg (reader, 0), start)
                   && gimple_vuse (reader) == gimple_vuse (call.stmt)
               ? length
               : NULL_TREE;
  }

  /* Whether CALL's result is the length of the string that it leaves, where it
     is not negative and less than the size.  */
  bool
  tells_length (const printf_call &call)
  {
    gcall *stmt = call.stmt;
    tree bound = call.bound (), result = call.result ();
    if (call.list () || call.by_pointer () || is_single_piece (call)
        || stmt_ends_bb_p (stmt) || has_to_be_small (gimple_bb (stmt))
        || !facts_of (library_of_call (call)).always_ends_text
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
           && std::none_of (format.directives.begin (),
                            format.directives.end (), [&] (const directive &d) {
                              return d.conversion
                                     && (d.conversion->family
                                             == conversion_class::count
                                         || (d.conversion->family
                                                 == conversion_class::character
                                             && may_be_nul (call, d)));
                            });
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

std::vector<written_string>
find_length_readers (function *fun, const std::vector<printf_call> &calls)
{
  if (calls.empty ())
    return {};
  return search (fun, calls).found;
}

} // namespace qrintf
